// What passes between the editor of the demo and a page, with ours in it, with the service's own library,
// and with messages made by hand.
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { stringify } from 'flatted'
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { test } from './demo.ts'
import { openDesk } from './editor-page.ts'
import { expect } from './site.ts'

type Message = Record<string, unknown>

/** What pages in frames are told from now on. */
const keepMessages = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    if (top !== window) addEventListener('message', ({ data }) => told.push(data))
  })

/** Not as JSON: entries stand in themselves. */
async function toldTo(page: Page): Promise<Message[]> {
  const frame = page.frames()[1]
  return (await frame?.evaluate(() => Reflect.get(window, 'told'))) ?? []
}

/** Found in the page, because Firefox takes seconds to tell of all messages. */
const last = async (page: Page, wanted: string): Promise<Message | undefined> =>
  page.frames()[1]?.evaluate((wanted) => {
    const told: { method: string }[] = Reflect.get(window, 'told')
    return told.filter(({ method }) => method === wanted).at(-1)
  }, wanted)

/** In the place of the page in the frame. */
const standIn = (page: Page, body: string) =>
  page.route(/:\d+\/words\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}` }),
  )

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const entry = {
  sys: {
    type: 'Entry',
    id: 'article-14',
    locale: 'en-US',
    space: link('Space', 'guide'),
    environment: link('Environment', 'master'),
    contentType: link('ContentType', 'article'),
  },
  fields: { title: 'As the page has it' },
}
const attributes = { entryId: 'article-14', fieldId: 'title', locale: 'en-US' }
const rect = { x: 20, y: 60, width: 200, height: 40 }
const tagged = (more: object) => ({
  ...{ isVisible: true, isHovered: false, isCoveredByOtherElement: false },
  ...{ attributes, coordinates: rect },
  ...more,
})

/** A page that says by hand what a library would say. */
const byHand = `<title>By hand</title><script>
  window.say = ([method, more]) => top.postMessage({ ...more, method, source: 'live-preview-sdk' }, '*')
  say(['CONNECTED', { connected: true }])
  say(['SUBSCRIBED', ${JSON.stringify({ id: 'one', event: 'edit', locale: 'en-US', config: stringify({ data: entry }) })}])
</script>`

const say = (page: Page, method: string, more: object = {}) =>
  page.frames()[1]?.evaluate((said) => Reflect.get(window, 'say')(said), [method, more])

async function openByHand(page: Page, demo: Sandbox) {
  await keepMessages(page)
  await standIn(page, byHand)
  return openDesk(page, demo, 'page=words')
}

test('a subscription is answered at once, and after each letter', async ({ page, demo }) => {
  const { field } = await openByHand(page, demo)
  await expect.poll(() => last(page, 'ENTRY_UPDATED')).toBeTruthy()
  const first = await last(page, 'ENTRY_UPDATED')
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'contentType',
    'data',
    'method',
    'source',
    'subscriptionId',
  ])
  expect(first).toMatchObject({
    source: 'live-preview-editor',
    subscriptionId: 'one',
    data: entry,
    contentType: { sys: { id: 'article' }, displayField: 'title' },
  })
  const count = (await toldTo(page)).length
  await field('Title').press('End')
  await field('Title').pressSequentially('abc')
  await expect.poll(async () => (await toldTo(page)).length).toBe(count + 3)
  expect(await last(page, 'ENTRY_UPDATED')).toMatchObject({
    data: { fields: { title: 'A Small Lexicon of the Coastabc' } },
  })
  await say(page, 'UNSUBSCRIBED', { id: 'one' })
  await field('Title').press('End')
  await field('Title').press('d')
  await expect(field('Title')).toHaveValue('A Small Lexicon of the Coastabcd')
  expect((await toldTo(page)).length).toBe(count + 3)
})

test('a message about a save has what the service now stores', async ({ page, demo }) => {
  const { field } = await openByHand(page, demo)
  await field('Slug').fill('words')
  await field('Slug').press('Control+s')
  await expect
    .poll(() => last(page, 'ENTRY_SAVED'))
    .toMatchObject({
      source: 'live-preview-editor',
      entity: { sys: { id: 'article-14', type: 'Entry' }, fields: { slug: 'words' } },
      contentType: { sys: { id: 'article' } },
    })
})

test('what can be edited is outlined, and the button at it opens its field', async ({
  page,
  demo,
}) => {
  const { field } = await openByHand(page, demo)
  await page.getByRole('switch', { name: 'Show what can be edited' }).check()
  await expect
    .poll(() => last(page, 'INSPECTOR_MODE_CHANGED'))
    .toEqual({
      source: 'live-preview-editor',
      method: 'INSPECTOR_MODE_CHANGED',
      isInspectorActive: true,
    })
  const hidden = tagged({ isVisible: false })
  await say(page, 'TAGGED_ELEMENTS', { elements: [tagged({ isHovered: true }), hidden] })
  const outline = page.locator('.outline')
  await expect(outline).toHaveCount(1)
  const [box, frame] = [await outline.boundingBox(), await page.locator('iframe').boundingBox()]
  expect(box).toMatchObject({ width: 200, height: 40 })
  expect((box?.x ?? 0) - (frame?.x ?? 0)).toBe(20)
  expect((box?.y ?? 0) - (frame?.y ?? 0)).toBe(60)
  const button = outline.getByRole('button', { name: 'Edit: title, article-14' })
  await button.click()
  await expect(field('Title')).toBeFocused()
  for (const moving of ['SCROLL', 'RESIZE']) {
    await say(page, `${moving}_START`)
    await expect(outline).not.toBeVisible()
    await say(page, `${moving}_END`)
    await expect(outline).toBeVisible()
  }
  await page.getByRole('switch', { name: 'Show what can be edited' }).uncheck()
  await expect(outline).toHaveCount(0)
})

test('what others cover is outlined unless the page wants it otherwise', async ({ page, demo }) => {
  await openByHand(page, demo)
  const elements = [tagged({ isCoveredByOtherElement: true })]
  await say(page, 'TAGGED_ELEMENTS', { elements })
  await expect(page.locator('.outline.covered')).toHaveCount(1)
  await say(page, 'CONNECTED', { hideCoveredElementOutlines: true })
  await say(page, 'TAGGED_ELEMENTS', { elements })
  await expect(page.locator('.outline')).toHaveCount(0)
})

test('a click in the page opens the field of an entry, or of a file', async ({ page, demo }) => {
  const { field } = await openByHand(page, demo)
  await say(page, 'TAGGED_FIELD_CLICKED', { ...attributes, fieldId: 'body' })
  await expect(page.getByRole('textbox', { name: 'Body', exact: true })).toBeFocused()
  const asset = { assetId: 'picture-boats', fieldId: 'title', space: 'guide', locale: 'en-US' }
  await say(page, 'TAGGED_FIELD_CLICKED', asset)
  await expect(field('Title')).toBeFocused()
  await expect(field('Title')).not.toHaveValue(/Lexicon/)
  await expect(field('Description')).toBeVisible()
})

test('the messages can be read, the newest first', async ({ page, demo }) => {
  const { field } = await openByHand(page, demo)
  await field('Title').press('End')
  await field('Title').press('x')
  await page.getByText('Messages', { exact: true }).click()
  const newest = page.locator('.log > li').first()
  await expect(newest).toContainText('ENTRY_UPDATED')
  await newest.locator('summary').click()
  await expect(newest.locator('pre')).toContainText('"subscriptionId": "one"')
  await expect(page.locator('.log > li').last()).toContainText('CONNECTED')
})

test('messages from anyone else are ignored', async ({ page, demo }) => {
  await openByHand(page, demo)
  const told = await page.locator('.log > li').count()
  await page.evaluate(() => postMessage({ method: 'CONNECTED', source: 'live-preview-sdk' }, '*'))
  await say(page, 'CONNECTED', { source: 'live-preview-sdk' })
  await expect(page.locator('.log > li')).toHaveCount(told + 1)
})

/** The service's own library, with its own client, in a plain page. */
const withLibrary = (question: string) => `
import { ContentfulLivePreview } from '@contentful/live-preview'
import { createClient } from 'contentful'
const host = location.host
const client = createClient({ space: 'guide', accessToken: 'guide-preview', host, insecure: true })
ContentfulLivePreview.init({ locale: 'en-US', targetOrigin: document.referrer.slice(0, -1) })
const { items: [data] } = await client.getEntries(${question})
ContentfulLivePreview.subscribe({ data, callback: ({ fields }) => { document.body.textContent = fields.title } })
`

async function libraryPage(question: string) {
  const stdin = { contents: withLibrary(question), resolveDir: '.' }
  const options = { bundle: true, write: false, format: 'esm', platform: 'browser' } as const
  const { outputFiles } = await build({ stdin, ...options, target: 'es2022', minify: true })
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script')
  return `<title>With the library</title><body></body><script type="module">${script}</script>`
}

/** In the entry, and in another that it leads to. What the page was told of it in the end. */
async function typeIn(page: Page, demo: Sandbox) {
  const { field } = await openDesk(page, demo, 'page=words')
  await field('Title').fill('The same for both')
  await field('Author').selectOption('Jonas Thorup')
  await page.getByRole('button', { name: 'Edit: About Us' }).click()
  await expect(field('Title')).toHaveValue('About Us')
  await field('Title').fill('About all of us')
  const isThere = async () =>
    stringify(await last(page, 'ENTRY_UPDATED')).includes('About all of us')
  await expect.poll(isThere).toBe(true)
  return last(page, 'ENTRY_UPDATED')
}

test('the service’s own library gets the same messages as our documents', async ({
  page,
  demo,
}) => {
  await keepMessages(page)
  const ours = await typeIn(page, demo)
  const asked = demo.requests.filter(({ url }) => url.includes('sys.id=article-14')).at(-1)
  const { access_token: _, ...question } = Object.fromEntries(
    new URL(asked?.url ?? '', demo.url).searchParams,
  )
  await standIn(page, await libraryPage(JSON.stringify(question)))
  const theirs = await typeIn(page, demo)
  await expect(page.frameLocator('iframe').getByText('The same for both')).toBeVisible()
  expect(theirs).toMatchObject({ data: { fields: { title: 'The same for both' } } })
  expect(theirs?.data).toEqual(ours?.data)
  expect(theirs?.contentType).toEqual(ours?.contentType)
})
