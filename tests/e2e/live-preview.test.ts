// In the frame of the editor: what is typed is shown letter by letter, in its place, and messages from
// anyone else are ignored.
import {
  asset,
  doc,
  entry,
  entryLink,
  h2,
  linkTo,
  p,
} from '../../demo/sandbox/data/content/rich-text.ts'
import { urn } from '../fixtures/neighbours.ts'
import { editorOrigin, inEditor, previewToken } from './editor.ts'
import { entryRequests, expect, hold, isSlim, type Site, settled, test } from './site.ts'

const story = ({ sandbox }: Site, attributes: string, inside = '') =>
  `<rich-doc space-id="gallery" content-host="${sandbox.url}" preview ${attributes}>${inside}</rich-doc>${previewToken}`
const body = (...blocks: Parameters<typeof doc>) => ({ body: doc(...blocks) })
const template = (name: string, html: string) => `<template slot="${name}">${html}</template>`
const loaded = 'script[src$="/site-embed.preview.js"]'

test('what is typed is in the page letter by letter, without a request', {
  tag: '@core',
}, async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect(editor.text.getByText('First.')).toBeVisible()
  const asked = entryRequests(site).length
  for (const words of ['T', 'Th', 'The', 'The ', 'The sea']) {
    await editor.type('plain', body(h2('A heading'), p(words)))
    await expect(editor.text.locator('[part=paragraph]')).toHaveText([words])
  }
  expect(entryRequests(site)).toHaveLength(asked)
  expect(site.errors).toEqual([])
})

test('title, date, picture and the page’s own title and description follow too', async ({
  site,
}) => {
  const attributes = 'entry-id="lighthouse" show="title, date, image" page-meta locale="en"'
  const editor = await inEditor(site, story(site, attributes))
  const { text } = editor
  await expect(text.getByText('March 12, 2026')).toBeVisible()
  const dunes = {
    title: 'The dunes',
    publishedAt: '2026-04-01',
    heroImage: linkTo('Asset', 'pier'),
  }
  await editor.type('lighthouse', { ...dunes, summary: 'Sand, and more sand.' })
  await expect(text.getByRole('heading', { name: 'The dunes' })).toBeVisible()
  await expect(text.getByText('April 1, 2026')).toBeVisible()
  await editor.type('pier', { description: 'A pier in fog.' })
  await expect(text.getByAltText('A pier in fog.')).toBeVisible()
  const head = () => text.locator('html').evaluate(() => document.title)
  await expect.poll(head).toBe('The dunes')
  await expect(text.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Sand, and more sand.',
  )
  await editor.type('lighthouse', { heroImage: null })
  await expect(text.locator('img')).toHaveCount(0)
})

test('an entry within an entry follows, and so does its own template', async ({ site }) => {
  const shaped = template('entry', '<h4>{{title}} · {{keeper.title}}</h4>')
  for (const inside of ['', shaped]) {
    const editor = await inEditor(site, story(site, 'entry-id="cards"', inside))
    await expect(editor.text.getByText('The lighthouse').first()).toBeVisible()
    await editor.type('keeper', { title: 'The new keeper' })
    await editor.type('lighthouse', { title: 'The tower', keeper: linkTo('Entry', 'keeper') })
    const shown = inside ? 'The tower · The new keeper' : 'The new keeper'
    await expect(editor.text.getByText(shown)).toBeVisible()
    await expect(editor.text.getByText('The tower').first()).toBeVisible()
  }
})

test('a list of entries that is empty at first grows and changes its order', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="cards" field="related"'))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  const related = ['motto', 'letter'].map((id) => linkTo('Entry', id))
  await editor.type('cards', { related })
  const cards = editor.text.locator('[part~=card]')
  await expect(cards).toHaveText([/The dark is half/, /The letter/])
  await editor.type('cards', { related: [...related].reverse() })
  await expect(cards).toHaveText([/The letter/, /The dark is half/])
})

test('each document of a page follows its own subscription', async ({ site }) => {
  const two = ['plain', 'plain', 'keeper'].map((id) => story(site, `entry-id="${id}"`)).join('')
  const editor = await inEditor(site, two)
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(3)
  expect(await editor.said('CONNECTED')).toHaveLength(1)
  await editor.type('plain', body(p('Only the first.')), 0)
  await editor.type('keeper', body(p('Only the keeper.')), 2)
  const documents = editor.text.locator('rich-doc')
  await expect(documents.nth(2).locator('[part=paragraph]')).toHaveText('Only the keeper.')
  await expect(documents.nth(0).locator('[part=paragraph]')).toHaveText('Only the first.')
  await expect(documents.nth(1).getByText('First.')).toBeVisible()
})

test('the scroll position, open parts and pictures stay the same while somebody types above them', async ({
  site,
}) => {
  const inside = template('entry', '<details><summary>{{title}}</summary>More of it.</details>')
  const lines = Array.from({ length: 30 }, (_, at) => p(`Line ${at}.`))
  const blocks = [p('Above.'), asset('pier'), entry('letter'), ...lines]
  const editor = await inEditor(site, story(site, 'entry-id="cards"', inside))
  const { text } = editor
  await expect(text.locator('details').first()).toBeVisible()
  await editor.type('cards', body(...blocks))
  const image = text.locator('img')
  await expect(image).toHaveAttribute('data-loaded', '')
  await text.locator('details').evaluate((it) => it.setAttribute('open', ''))
  await image.evaluate((it) => it.setAttribute('data-mine', ''))
  await text.locator('html').evaluate((it) => it.scrollTo(0, 300))
  let pictures = 0
  site.page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures += 1
  })
  await editor.type('cards', body(p('A new one.'), h2('And a heading'), ...blocks))
  await expect(text.getByText('A new one.')).toBeAttached()
  await expect(text.locator('details')).toHaveAttribute('open')
  await expect(image).toHaveAttribute('data-mine', '')
  expect(pictures).toBe(0)
  await editor.type('cards', body(p('A newer one.'), h2('And a heading'), ...blocks))
  await expect(text.getByText('A newer one.')).toBeAttached()
  expect(await text.locator('html').evaluate((it) => it.scrollTop)).toBeGreaterThanOrEqual(300)
})

test('open parts of a list stay open, however many lines come before the list', async ({
  site,
}) => {
  const inside = template('entry', '<details><summary>{{title}}</summary>More of it.</details>')
  const node = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content })
  const list = node('unordered-list', node('list-item', p('With a letter:'), entry('letter')))
  const withLines = (count: number) => ({
    body: node('document', ...Array.from({ length: count }, (_, at) => p(`Line ${at}.`)), list),
  })
  const editor = await inEditor(site, story(site, 'entry-id="cards"', inside))
  const details = editor.text.locator('li details')
  await editor.type('cards', withLines(1))
  await details.evaluate((it) => it.setAttribute('open', ''))
  await editor.type('cards', withLines(3))
  await expect(editor.text.getByText('Line 2.')).toBeVisible()
  await expect(details).toHaveAttribute('open')
})

test('nodes of an owner’s function stay while their entry is unchanged', async ({ site }) => {
  const own = `<script type="module">
    const it = document.querySelector('rich-doc')
    it.renderEntry = { callToAction: ({ fields }) => Object.assign(document.createElement('b'), { textContent: fields.title }) }
  </script>`
  const editor = await inEditor(site, story(site, 'entry-id="cards"') + own)
  const mine = editor.text.locator('b')
  await expect(mine).toHaveText('The letter')
  await mine.evaluate((it) => it.setAttribute('data-mine', ''))
  await editor.type('cards', body(p('Words before it.'), entry('letter')))
  await expect(editor.text.getByText('Words before it.')).toBeVisible()
  await expect(mine).toHaveAttribute('data-mine', '')
  await editor.type('letter', { title: 'The other letter' })
  await expect(mine).toHaveText('The other letter')
})

test('content of other spaces stays while somebody types beside it', async ({ site }) => {
  const attributes = 'entry-id="letter" spaces="mill:mill-delivery, ferry:ferry-delivery"'
  const other = story(site, attributes).replace('"gallery"', '"quay"')
  const editor = await inEditor(site, other.replace("'preview-token'", "'quay-preview'"))
  const card = editor.text.locator('[part~="card"]', { hasText: 'Keeper of the mill' })
  await expect(card).toBeVisible()
  const far = {
    sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: urn('mill', 'keeper') },
  }
  const embedded = { nodeType: 'embedded-resource-block', data: { target: far }, content: [] }
  await editor.type('letter', {
    body: { nodeType: 'document', data: {}, content: [p('Typed.'), embedded, entry('keeper')] },
  })
  await expect(editor.text.getByText('Typed.')).toBeVisible()
  await expect(card.getByText('Sleeps at the mill.')).toBeVisible()
  await expect(editor.text.getByText('Keeper of the quay')).toBeVisible()
})

test('half-written content causes no warning', async ({ site }) => {
  const told = `<script>addEventListener('doc-error', () => document.body.setAttribute('data-failed', ''))</script>`
  const editor = await inEditor(site, told + story(site, 'entry-id="plain"'))
  const { text } = editor
  await expect(text.getByText('First.')).toBeVisible()
  const texts = text.locator('[part=paragraph]')
  await editor.type('plain', body(p('To ', entryLink('nowhere', 'nothing'), '.'), asset('none')))
  await expect(texts).toHaveText(['To nothing.'])
  await editor.type('plain', {
    body: {
      nodeType: 'document',
      content: [
        null,
        5,
        { nodeType: 'paragraph' },
        { nodeType: 'x', content: [{ nodeType: 'text', value: 'kept' }] },
      ],
    },
  })
  await expect(text.getByText('kept')).toBeVisible()
  await editor.type('plain', { body: null })
  await expect(text.locator('[part=document]')).toHaveText('')
  await editor.type('plain', body(p('And on.')))
  await expect(texts).toHaveText(['And on.'])
  await expect(text.locator('body')).not.toHaveAttribute('data-failed')
  expect(site.errors).toEqual([])
  await expect(text.getByRole('alert')).toHaveCount(0)
})

test('an unsafe address is not used while typing either', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect(editor.text.getByText('First.')).toBeVisible()
  const uri = 'javascript:alert(1)'
  const link = {
    nodeType: 'hyperlink',
    data: { uri },
    content: [{ nodeType: 'text', value: 'on', marks: [], data: {} }],
  }
  const paragraph = { nodeType: 'paragraph', data: {}, content: [link] }
  const markup = { nodeType: 'text', value: '<img src=x onerror=alert(1)>', marks: [], data: {} }
  await editor.type('plain', {
    body: {
      nodeType: 'document',
      data: {},
      content: [paragraph, { ...paragraph, content: [markup] }],
    },
  })
  await expect(editor.text.locator('[part=paragraph]')).toHaveText(['on', markup.value])
  await expect(editor.text.locator('rich-doc a')).toHaveCount(0)
})

test('only messages of the editor for this document are used', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  const { text } = editor
  await expect(text.getByText('First.')).toBeVisible()
  const [subscribed] = await editor.said('SUBSCRIBED')
  const forged = {
    source: 'live-preview-editor',
    method: 'ENTRY_UPDATED',
    subscriptionId: subscribed?.id,
    data: { sys: { type: 'Entry', id: 'plain' }, fields: body(p('Forged.')) },
  }
  // Whether it is ever shown, be it for a frame; and when all that was said before the last is shown.
  await text.locator('rich-doc').evaluate((it) => {
    const look = () => {
      if (it.shadowRoot?.textContent?.includes('Forged.')) document.body.dataset.forged = ''
    }
    const changes = { childList: true, characterData: true, subtree: true }
    if (it.shadowRoot) new MutationObserver(look).observe(it.shadowRoot, changes)
    const inFrame = (done: () => void) => requestAnimationFrame(() => requestAnimationFrame(done))
    const last = new Promise<void>((done) =>
      addEventListener('message', ({ data }) => {
        if (data?.method === 'LAST') setTimeout(() => inFrame(() => setTimeout(done)))
      }),
    )
    Reflect.set(window, 'last', last)
  })
  // The page itself, so another origin than the editor's.
  await text.locator('html').evaluate((_, message) => postMessage(message, '*'), forged)
  const { data } = forged
  const strange = [
    { ...forged, source: 'live-preview-sdk' },
    { ...forged, subscriptionId: 'another' },
    { ...forged, subscriptionId: ['x'] },
    { ...forged, method: 'toString' },
    { ...forged, data: { ...data, sys: { type: 'Entry', id: 'stranger' } } },
    { ...forged, data: { ...data, fields: 'text' } },
    { ...forged, data: { ...data, sys: { type: 'Entry', id: {} } } },
    { ...forged, data: null },
    { ...forged, data: [data] },
  ]
  for (const message of strange) await editor.say(message)
  await site.page.evaluate((message) => {
    const list = Array.from({ length: 400_000 }, () => ({}))
    const fields = { ...message.data.fields, list }
    frames[0]?.postMessage({ ...message, data: { ...message.data, fields } }, '*')
  }, forged)
  await editor.say({ method: 'LAST' })
  await text.locator('html').evaluate(() => Reflect.get(window, 'last'))
  await expect(text.locator('body')).not.toHaveAttribute('data-forged')
  await editor.say({ ...forged, data: { ...data, fields: body(p('True.')) } })
  await expect(text.getByText('True.')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('outside the editor, without preview or without a token, nothing is loaded and nothing listens', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const listened: string[] = []
    Reflect.set(window, 'listened', listened)
    const add = window.addEventListener
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      listened.push(type)
      Reflect.apply(add, window, [type, ...rest])
    }
  })
  const plain = story(site, 'entry-id="plain"')
  await site.open(plain, { script: `defer data-target-origin="${editorOrigin(site)}"` })
  await expect(page.getByText('First.')).toBeVisible()
  const listened = () => Reflect.get(window, 'listened')
  expect(await page.evaluate(listened)).not.toContain('message')
  await expect(page.locator(loaded)).toHaveCount(0)
  // A preview in a tab of its own is opened by the editor, which is no frame around it.
  const opener = { html: `<a href="${page.url()}">Open the preview</a>`, headers: {} }
  site.pages.set('/opener.html', opener)
  await page.goto(`${editorOrigin(site)}/opener.html`)
  await page.getByRole('link').click()
  await expect(page.getByText('First.')).toBeVisible()
  expect(await page.evaluate(() => document.referrer)).toContain(editorOrigin(site))
  expect(await page.evaluate(listened)).not.toContain('message')
  const published = plain.replace(' preview ', ' access-token="delivery-token" ')
  const tokenless = plain.replace(previewToken, '')
  for (const html of [published, tokenless]) {
    const editor = await inEditor(site, html)
    await expect(editor.text.getByText('First.').or(editor.text.getByRole('alert'))).toBeVisible()
    expect(await editor.text.locator('html').evaluate(listened)).not.toContain('message')
    expect(await editor.said()).toEqual([])
    await expect(editor.text.locator(loaded)).toHaveCount(0)
  }
  // An editor that the script tag does not name.
  const editor = await inEditor(site, plain, { origin: 'https://elsewhere.example' })
  await expect(editor.text.getByText('First.')).toBeVisible()
  expect(await editor.said()).toEqual([])
  await expect(editor.text.locator(loaded)).toHaveCount(0)
})

test('text typed after a save is still there when the saved text arrives', async ({
  site,
  page,
}) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect(editor.text.getByText('First.')).toBeVisible()
  await editor.type('plain', body(p('Saved.')))
  const letGo = await hold(page, /entries/)
  const request = page.waitForRequest(/entries/)
  await editor.say({ method: 'ENTRY_SAVED', entity: { sys: { id: 'plain' } } })
  await request
  await editor.type('plain', body(p('Typed after it.')))
  await expect(editor.text.getByText('Typed after it.')).toBeVisible()
  letGo()
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(2)
  await settled(page)
  await expect(editor.text.locator('[part=paragraph]')).toHaveText(['Typed after it.'])
  expect(await editor.said('UNSUBSCRIBED')).toHaveLength(1)
})

test('unsaved changes stay when another entry is saved', async ({ site, page }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect(editor.text.getByText('First.')).toBeVisible()
  await editor.type('plain', body(p('Not saved.')))
  await expect(editor.text.getByText('Not saved.')).toBeVisible()
  await editor.say({ method: 'ENTRY_SAVED', entity: { sys: { type: 'Entry', id: 'keeper' } } })
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(2)
  await settled(page)
  await expect(editor.text.locator('[part=paragraph]')).toHaveText(['Not saved.'])
})

test('text typed in one language is not shown in another', async ({ site }) => {
  const token = previewToken.replace('preview-token', 'shelf-preview-token')
  const ropes = `<rich-doc space-id="shelf" content-host="${site.sandbox.url}" preview entry-id="ropes" locale="de"></rich-doc>${token}`
  const editor = await inEditor(site, ropes)
  await expect(editor.text.getByText('Taue lagern trocken.')).toBeVisible()
  await editor.type('ropes', body(p('Neue Taue.')))
  await expect(editor.text.getByText('Neue Taue.')).toBeVisible()
  await editor.text.locator('rich-doc').evaluate((it) => it.setAttribute('locale', 'en'))
  await expect(editor.text.getByText('Ropes are kept dry.')).toBeVisible()
  await expect(editor.text.getByText('Neue Taue.')).toHaveCount(0)
})

test('a heading in the address does not pull the page back while the text grows', async ({
  site,
  browserName,
}) => {
  // WebKit begins at the top again where a text becomes longer than 500 nodes.
  const many = browserName === 'webkit' ? 200 : 700
  const lines = (count: number) => Array.from({ length: count }, (_, at) => p(`Line ${at}.`))
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  const { text } = editor
  await editor.type('plain', body(h2('A heading'), ...lines(90)))
  await expect(text.getByText('Line 89.')).toBeAttached()
  await text.locator('html').evaluate(
    () =>
      new Promise((done) => {
        addEventListener('hashchange', done, { once: true })
        location.hash = 'a-heading'
      }),
  )
  await text.locator('html').evaluate((it) => it.scrollTo(0, 700))
  await editor.type('plain', body(h2('A heading'), ...lines(many)))
  await expect(text.getByText(`Line ${many - 1}.`)).toBeAttached()
  await settled(site.page)
  expect(await text.locator('html').evaluate((it) => it.scrollTop)).toBe(700)
})

test('the script works on a page with an image named currentScript', async ({ site }) => {
  const image = '<img name="currentScript" alt="">'
  const editor = await inEditor(site, image + story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  expect(site.errors).toEqual([])
})

test('inspector mode holds for a document that comes later', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  const preview = (is: boolean) =>
    editor.text.locator('rich-doc').evaluate((it, on) => it.toggleAttribute('preview', on), is)
  await editor.say({ method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true })
  await expect.poll(async () => (await editor.said('TAGGED_ELEMENTS')).length).toBeGreaterThan(0)
  await preview(false)
  await expect.poll(async () => (await editor.said('UNSUBSCRIBED')).length).toBe(1)
  const before = (await editor.said('TAGGED_ELEMENTS')).length
  await preview(true)
  await expect
    .poll(async () => (await editor.said('TAGGED_ELEMENTS')).length)
    .toBeGreaterThan(before)
})

test('many messages at once cause few renderings', async ({ site, page }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect(editor.text.getByText('First.')).toBeVisible()
  await editor.type('plain', body(p('0')))
  await expect(editor.text.locator('[part=paragraph]')).toHaveText(['0'])
  const paragraph = editor.text.locator('[part=paragraph]')
  await paragraph.evaluate((it) => {
    const seen: (string | null)[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => seen.push(it.textContent)).observe(it, {
      ...{ characterData: true, subtree: true, childList: true },
    })
  })
  const texts = Array.from({ length: 200 }, (_, at) => ['plain', body(p(`${at + 1}`)), 0])
  await page.evaluate((all) => {
    for (const one of all) Reflect.get(window, 'write')(one)
  }, texts)
  await expect(paragraph).toHaveText('200')
  const seen = await paragraph.evaluate(() => Reflect.get(window, 'seen').length)
  expect(seen).toBeLessThan(60)
})

// Requests of a frame cannot be answered by the test in WebKit.
test('without the script a save refreshes, and the owner is told once', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.route('**/site-embed.preview.js', (route) => route.abort())
  const two = story(site, 'entry-id="plain"') + story(site, 'entry-id="keeper"')
  const editor = await inEditor(site, two)
  await expect(editor.text.getByText('First.')).toBeVisible()
  await expect.poll(async () => (await editor.said('CONNECTED')).length).toBe(2)
  const asked = entryRequests(site).length
  const request = page.waitForRequest(/entries/)
  await editor.say({ method: 'ENTRY_SAVED', entity: { sys: { id: 'plain' } } })
  await request
  await expect.poll(() => entryRequests(site).length).toBeGreaterThan(asked)
  const told = site.console.filter((line) =>
    line.includes('site-embed.preview.js cannot be loaded'),
  )
  expect(told).toHaveLength(1)
})

test('a document that is added after the script has failed once follows what is typed', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.route('**/site-embed.preview.js', (route) => route.abort())
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('CONNECTED')).length).toBe(1)
  await page.unroute('**/site-embed.preview.js')
  const documents = editor.text.locator('rich-doc')
  await documents.evaluate((it) => it.after(it.cloneNode()))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  await editor.type('plain', body(p('The sea')))
  await expect(documents.last().locator('[part=paragraph]')).toHaveText('The sea')
})

test('another file in its place is not run', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.route('**/site-embed.preview.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.title = "Taken"',
    }),
  )
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('CONNECTED')).length).toBe(1)
  expect(await editor.text.locator('html').evaluate(() => document.title)).toBe('Test')
})

for (const sources of ["'nonce-abc'", "'nonce-abc' 'strict-dynamic'"])
  test(`a strict policy with ${sources} allows the script`, async ({ site }) => {
    const policy = `script-src ${sources} ; frame-ancestors ${editorOrigin(site)}`
    const html = story(site, 'entry-id="plain"').replace('<script', '<script nonce="abc"')
    const editor = await inEditor(site, html, {
      script: 'nonce="abc"',
      headers: { 'content-security-policy': policy },
    })
    await expect(editor.text.getByText('First.')).toBeVisible()
    await editor.type('plain', body(p('Let in.')))
    await expect(editor.text.getByText('Let in.')).toBeVisible()
  })

test('a page that requires Trusted Types allows the script', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'), {
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
  })
  await expect(editor.text.getByText('First.')).toBeVisible()
  await editor.type('plain', body(p('Let in.')))
  await expect(editor.text.getByText('Let in.')).toBeVisible()
})

test('a page that allows no Trusted Types policy of ours still follows each save', {
  tag: '@not-firefox',
}, async ({ site, page }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'), {
    headers: {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    },
  })
  await expect.poll(() => editor.said()).toMatchObject([{ method: 'CONNECTED' }])
  const request = page.waitForRequest(/entries/)
  await editor.say({ method: 'ENTRY_SAVED', entity: { sys: { id: 'plain' } } })
  await request
  expect(site.console.join()).toContain('site-embed.preview.js cannot be loaded')
})

test('the token in the editor’s address is used, removed from the address, and given to nobody', async ({
  site,
}) => {
  const html = story(site, 'entry-id="{url.entry}" preview-token="{url.preview-key}"')
  const editor = await inEditor(site, html.replace(previewToken, ''), {
    path: '?preview-key=preview-token&entry=plain',
  })
  await expect(editor.text.getByText('First.')).toBeVisible()
  await editor.type('plain', body(p('By its key.')))
  await expect(editor.text.getByText('By its key.')).toBeVisible()
  const address = await editor.text.locator('html').evaluate(() => location.search)
  expect(address).toBe('?entry=plain')
  expect(JSON.stringify(await editor.said())).not.toContain('preview-token')
})

test('a removed element ends its subscription, and after the last one nothing listens', async ({
  site,
}) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  await editor.text.locator('rich-doc').evaluate((it) => it.removeAttribute('preview'))
  await expect.poll(async () => (await editor.said('UNSUBSCRIBED')).length).toBe(1)
  const [subscribed] = await editor.said('SUBSCRIBED')
  const [unsubscribed] = await editor.said('UNSUBSCRIBED')
  expect(unsubscribed?.id).toBe(subscribed?.id)
  await editor.text.locator('rich-doc').evaluate((it) => it.setAttribute('preview', ''))
  await expect.poll(async () => (await editor.said('CONNECTED')).length).toBe(2)
})

test('the editor hears when a page changes its address', async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('CONNECTED')).length).toBe(1)
  await editor.text.locator('html').evaluate(() => history.pushState(null, '', '?next'))
  await expect
    .poll(() => editor.said('URL_CHANGED'))
    .toMatchObject([{ action: 'URL_CHANGED', location: expect.stringMatching(/\?next$/) }])
})

test('the editor is told the content’s locale', async ({ site }) => {
  const german = `<rich-doc space-id="shelf" content-host="${site.sandbox.url}" preview entry-id="ropes" locale="de"></rich-doc>${previewToken.replace('preview-token', 'shelf-preview-token')}`
  const editor = await inEditor(site, german)
  await expect(editor.text.getByText('Taue lagern trocken.')).toBeVisible()
  await expect.poll(() => editor.said('SUBSCRIBED')).toMatchObject([{ locale: 'de-DE' }])
  await editor.type('ropes', body(p('Taue bleiben trocken.')))
  await expect(editor.text.getByText('Taue bleiben trocken.')).toBeVisible()
})

test(`the script is the same beside a ${isSlim ? 'slim' : 'full'} file`, async ({ site }) => {
  const editor = await inEditor(site, story(site, 'entry-id="plain"'))
  await expect.poll(async () => (await editor.said('SUBSCRIBED')).length).toBe(1)
  const script = editor.text.locator(loaded)
  await expect(script).toHaveAttribute('src', site.src.replace(/[^/]+$/, 'site-embed.preview.js'))
  await expect(script).toHaveAttribute('integrity', /^sha256-/)
})
