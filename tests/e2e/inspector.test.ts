// Inspector mode: the editor outlines each part of a page, and a part leads to its field.
import { asset, doc, entryInline, p } from '../../demo/sandbox/data/content/rich-text.ts'
import { inEditor, previewToken } from './editor.ts'
import {
  click,
  inspect,
  inspected,
  later,
  lead,
  methods,
  outlined,
  outlines,
  place,
  story,
  told,
} from './inspecting.ts'
import { expect, test } from './site.ts'

const shown = 'entry-id="lighthouse" show="title, date, image"'

test('each part of a document is outlined in its place, and leads to its field', {
  tag: '@core',
}, async ({ site }) => {
  const editor = await inspected(site, story(site, shown) + previewToken)
  const parts = await outlines(editor)
  expect(parts.map(lead)).toEqual([
    'lighthouse.title',
    'lighthouse.publishedAt',
    'lighthouse.heroImage',
    'lighthouse.body',
    ...['keeper.title', 'keeper.title', 'keeper.body'],
  ])
  const [title, date, , text] = parts
  const names = ['[part=heading]', '[part=date]', '[part=paragraph]']
  const stand = await editor.text.locator('rich-doc').evaluate(({ shadowRoot }, all) => {
    return all.map((name) => {
      const { x, y, width, height } = shadowRoot?.querySelector(name)?.getBoundingClientRect() ?? {}
      return [x, y, width, height].map((it) => Math.round(Number(it)))
    })
  }, names)
  expect([title, date, text].map((part) => part && place(part))).toEqual(stand)
  expect(title).toMatchObject({
    isVisible: true,
    isHovered: false,
    isCoveredByOtherElement: false,
    snapshot: { h2: 'The lighthouse' },
  })
  expect(title?.attributes).toEqual({
    ...{ entryId: 'lighthouse', fieldId: 'title' },
    ...{ locale: 'en-US', space: 'gallery', environment: 'master' },
  })
})

test('the content of an owner’s template leads to its fields too, and a picture in the text to itself', async ({
  site,
}) => {
  const templates =
    '<template slot="entry"><b>{{title}}</b><i>{{summary}}</i>{{body|rich}}</template>'
  const editor = await inspected(site, story(site, 'entry-id="cards"', templates) + previewToken)
  await editor.type('cards', { body: doc(p('See ', entryInline('keeper')), asset('pier')) })
  await expect
    .poll(async () => (await outlines(editor)).map(lead))
    .toEqual(['cards.body', 'keeper.title', 'pier.file'])
  const [, , picture] = await outlines(editor)
  expect(picture?.attributes).toMatchObject({ assetId: 'pier', fieldId: 'file' })
})

test('no message is sent before inspector mode begins, nor after it ends', async ({ site }) => {
  const editor = await inEditor(
    site,
    `${story(site, shown)}<p style="height: 2000px">${previewToken}`,
  )
  const { text } = editor
  await expect(text.getByText('Its keeper')).toBeVisible()
  const frames = () =>
    text
      .locator('html')
      .evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
  const use = async () => {
    await text.locator('html').evaluate((page) => page.scrollBy(0, 50))
    await click(text.getByText('Its keeper'))
    await frames()
  }
  await use()
  expect(methods(await editor.said())).toEqual(['CONNECTED', 'SUBSCRIBED'])
  await inspect(editor, true, { releaseId: 'spring' })
  await expect
    .poll(async () => (await editor.said('TAGGED_ELEMENTS'))[0])
    .toMatchObject({ releaseId: 'spring', automaticallyTaggedCount: 7, manuallyTaggedCount: 0 })
  await expect.poll(() => editor.said('RESIZE_END')).toHaveLength(1)
  await inspect(editor, false)
  const after = await later(editor)
  await use()
  expect(await after()).toEqual([])
  await inspect(editor)
  await expect.poll(async () => methods(await after())).toContain('TAGGED_ELEMENTS')
  expect((await editor.said('TAGGED_ELEMENTS')).at(-1)).not.toHaveProperty('releaseId')
})

test('a click on a part leads to the innermost field, and links still work', async ({ site }) => {
  const editor = await inspected(site, story(site, 'entry-id="cards"') + previewToken)
  const clicked = async () =>
    (await editor.said('TAGGED_FIELD_CLICKED')).map(
      ({ entryId, fieldId }) => `${entryId}.${fieldId}`,
    )
  await click(editor.text.getByText('It has never been dark.'))
  await expect.poll(clicked).toEqual(['lighthouse.summary'])
  expect((await editor.said('TAGGED_FIELD_CLICKED'))[0]).toMatchObject({
    ...{ action: 'TAGGED_FIELD_CLICKED', entryId: 'lighthouse', fieldId: 'summary' },
    ...{ locale: 'en-US', space: 'gallery', environment: 'master' },
  })
  await click(editor.text.getByText('the lighthouse', { exact: true }))
  await click(editor.text.getByText('He counts the lamps.'))
  await expect.poll(clicked).toEqual(['lighthouse.summary', 'keeper.body'])
})

test('the editor hears which part is under the pointer, the innermost of several', {
  tag: '@not-firefox',
}, async ({ site }) => {
  const editor = await inspected(site, story(site, shown) + previewToken)
  const hovered = async () =>
    (await outlines(editor)).filter(({ isHovered }) => isHovered).map(lead)
  await editor.text.getByText('He counts the lamps.').hover()
  await expect.poll(hovered).toEqual(['keeper.body'])
  await editor.text.getByText('Its keeper').hover()
  await expect.poll(hovered).toEqual(['lighthouse.body'])
  await site.page.mouse.move(5, 5)
  await editor.text.locator('body').hover({ position: { x: 2, y: 2 } })
  await expect.poll(hovered).toEqual([])
})

test('parts that are covered, hidden or out of view are marked as such, also in shadow roots', async ({
  site,
}) => {
  const component = `<x-page></x-page><script>
    const root = document.querySelector('x-page').attachShadow({ mode: 'open' })
    root.innerHTML = \`<div class="bar" style="position: fixed; inset: 0 0 auto; background: gold"></div>${story(site, shown)}<p style="height: 2000px">\`
  </script>`
  const editor = await inspected(site, component + previewToken)
  const seen = async (where: string) => {
    const [part] = await outlined(editor, where)
    return part && [part.isVisible, part.isCoveredByOtherElement]
  }
  expect(await seen('lighthouse.title')).toEqual([true, false])
  const { y = 0, height = 0 } = (await outlined(editor, 'lighthouse.title'))[0]?.coordinates ?? {}
  const bar = editor.text.locator('.bar')
  await bar.evaluate((it, bottom) => it.style.setProperty('height', `${bottom}px`), y + height)
  await expect.poll(() => seen('lighthouse.title')).toEqual([true, true])
  expect(await seen('lighthouse.publishedAt')).toEqual([true, false])
  expect(await seen('keeper.body')).toEqual([true, true])
  await editor.text.locator('html').evaluate((page) => page.scrollBy(0, 200))
  await expect.poll(() => seen('keeper.body')).toEqual([true, false])
  // Its corners are round.
  await editor.text
    .locator('rich-doc')
    .evaluate((it) => it.style.setProperty('--embed-radius', '40px'))
  await editor.type('keeper', { title: 'The round keeper' })
  await told(editor, 'keeper.title').toMatchObject({
    snapshot: { div: expect.stringContaining('round') },
    isCoveredByOtherElement: false,
  })
  await bar.evaluate((it) => it.remove())
  await editor.text.locator('html').evaluate((page) => page.scrollBy(0, -200))
  await expect.poll(() => seen('lighthouse.title')).toEqual([true, false])
  await editor.text
    .locator('rich-doc')
    .evaluate((it) => it.style.setProperty('visibility', 'hidden'))
  await expect.poll(() => seen('lighthouse.title')).toEqual([false, true])
})

test('documents on one page are reported together, also of one entry, and a removed one is left out', async ({
  site,
}) => {
  const two = story(site, 'entry-id="plain"') + story(site, shown) + story(site, 'entry-id="plain"')
  const editor = await inspected(site, two + previewToken)
  await told(editor, 'lighthouse.title').toBeTruthy()
  await expect.poll(() => outlined(editor, 'plain.body')).toHaveLength(6)
  await editor.text
    .locator('rich-doc')
    .first()
    .evaluate((it) => it.remove())
  await expect.poll(() => outlined(editor, 'plain.body')).toHaveLength(3)
  await editor.text.locator('body').evaluate(() => history.pushState(null, '', '?page=2'))
  await expect
    .poll(async () => (await editor.said('URL_CHANGED'))[0])
    .toMatchObject({
      taggedElementCount: (await outlines(editor)).length,
      manuallyTaggedElementCount: 0,
    })
})
