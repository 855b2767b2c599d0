// Outlines stay where the parts of a page are, whatever moves there.
import { doc, h2, p, row, table } from '../../demo/sandbox/data/content/rich-text.ts'
import { type Editor, previewToken } from './editor.ts'
import {
  click,
  countsTold,
  inspected,
  later,
  methods,
  outlined,
  place,
  story,
  told,
} from './inspecting.ts'
import { expect, hold, test } from './site.ts'

const movement = (said: Awaited<ReturnType<Editor['said']>>) =>
  methods(said).filter((method) => method !== 'TAGGED_ELEMENTS')

/** Where the first of them stands. */
const placeOf = async (editor: Editor, where: string) => {
  const [part] = await outlined(editor, where)
  return part ? place(part) : []
}

test('they follow scrolling, of the window and of a box in the page', async ({ site }) => {
  const box = (inside: string) =>
    `<div class="box" style="height: 120px; overflow: auto">${inside}</div><p style="height: 2000px">`
  const editor = await inspected(site, box(story(site, 'entry-id="plain"')) + previewToken)
  const [, before = 0] = await placeOf(editor, 'plain.body')
  const after = await later(editor)
  await editor.text.locator('html').evaluate((page) => page.scrollBy(0, 10))
  await expect.poll(async () => (await placeOf(editor, 'plain.body'))[1]).toBe(before - 10)
  expect(methods(await after())).toEqual(['SCROLL_START', 'SCROLL_END', 'TAGGED_ELEMENTS'])
  await editor.text.locator('.box').evaluate((it) => it.scrollBy(0, 5))
  await expect.poll(async () => (await placeOf(editor, 'plain.body'))[1]).toBe(before - 15)
  expect(movement(await after()).slice(2)).toEqual(['SCROLL_START', 'SCROLL_END'])
})

test('they follow a wide table that scrolls within the text', async ({ site }) => {
  const editor = await inspected(site, story(site, 'entry-id="cards"') + previewToken)
  const wide = row(...Array.from({ length: 30 }, (_, at) => (at ? `Ship${at}` : p('Ships'))))
  await editor.type('cards', { body: doc(table(wide)) })
  await told(editor, 'cards.body').toMatchObject({ snapshot: { section: expect.any(String) } })
  await expect.poll(() => editor.said('RESIZE_END')).toHaveLength(2)
  const after = await later(editor)
  await editor.text.locator('.scroll').evaluate((it) => it.scrollBy(40, 0))
  await expect.poll(async () => movement(await after())).toEqual(['SCROLL_START', 'SCROLL_END'])
})

test('they follow the width of the window, from the start of a change to its end', async ({
  site,
}) => {
  const editor = await inspected(site, story(site, 'entry-id="plain"') + previewToken)
  const [, , before = 0] = await placeOf(editor, 'plain.body')
  const after = await later(editor)
  await site.page.locator('iframe').evaluate((it) => it.setAttribute('width', '400'))
  await expect.poll(async () => (await placeOf(editor, 'plain.body'))[2]).toBeLessThan(before)
  expect(movement(await after())).toEqual(['RESIZE_START', 'RESIZE_END'])
})

test('they follow what is typed', async ({ site }) => {
  const editor = await inspected(site, story(site, 'entry-id="plain"') + previewToken)
  await editor.type('plain', { body: doc(p('The sea.'), h2('New')) })
  await told(editor, 'plain.body').toMatchObject({ snapshot: { p: 'The sea.' } })
  expect(await outlined(editor, 'plain.body')).toHaveLength(2)
  await editor.type('plain', { body: doc(p('The sky.'), h2('New')) })
  await told(editor, 'plain.body').toMatchObject({ snapshot: { p: 'The sky.' } })
})

/** Each entry in a box that keeps its size, whatever happens in it. */
const boxed = (inside: string) =>
  `${previewToken}<script type="module">
    document.querySelector('rich-doc').renderEntry = { story({ fields }) {
      const box = document.createElement('div')
      const inside = \`${inside}\`.replace('TITLE', fields.title)
      box.innerHTML = \`<div style="height: 100px; overflow: auto">\${inside}</div>\`
      return box
    } }
  </script>`

test('they follow a picture that loads late, for which no event leaves the element', async ({
  site,
}) => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"/>`
  site.pages.set('/late.svg', { html: picture, headers: { 'content-type': 'image/svg+xml' } })
  const late = '<img alt="" style="float: left"><h4 style="display: flow-root">TITLE</h4>'
  const editor = await inspected(site, story(site, 'entry-id="cards"') + boxed(late))
  const title = async () => (await outlined(editor, 'lighthouse.title')).map(place)[1]
  const [x = 0] = (await title()) ?? []
  const after = await later(editor)
  const letGo = await hold(site.page, /late\.svg/)
  const image = editor.text.locator('img').first()
  const asked = site.page.waitForRequest(/late\.svg/)
  await image.evaluate((it) => it.setAttribute('src', '/late.svg'))
  await asked
  letGo()
  await expect.poll(async () => (await title())?.[0]).toBe(x + 30)
  expect(movement(await after())).toEqual([])
})

test('they follow a box that is opened', async ({ site }) => {
  const closed = '<details><summary>More</summary><h4>TITLE</h4></details>'
  const editor = await inspected(site, story(site, 'entry-id="cards"') + boxed(closed))
  const title = async () => (await outlined(editor, 'lighthouse.title'))[1]?.isVisible
  expect(await title()).toBe(false)
  await click(editor.text.getByText('More').first())
  await expect.poll(title).toBe(true)
  expect(await editor.said('TAGGED_FIELD_CLICKED')).toEqual([])
})

test('no message is sent twice', async ({ site }) => {
  const editor = await inspected(site, `<i></i>${story(site, 'entry-id="plain"')}${previewToken}`)
  const [, before = 0] = await placeOf(editor, 'plain.body')
  const after = await later(editor)
  const change = (style: string) =>
    editor.text.locator('i').evaluate((it, to) => it.setAttribute('style', to), style)
  await change('color: red')
  await change('color: blue')
  await change('display: block; height: 40px')
  await expect.poll(async () => movement(await after())).toEqual(['RESIZE_START', 'RESIZE_END'])
  const [, y = 0] = await placeOf(editor, 'plain.body')
  const times = await editor.said('TAGGED_ELEMENTS')
  for (const [at, it] of times.slice(1).entries()) expect(it).not.toEqual(times[at])
  expect(y).toBe(before + 40)
})

test('a long document scrolls as fast as without outlines, and is measured once when scrolling stops', async ({
  site,
}) => {
  const editor = await inspected(site, story(site, 'entry-id="plain"') + previewToken)
  const blocks = Array.from({ length: 2000 }, (_, at) => p(`Line ${at}.`))
  await editor.type('plain', { body: doc(...blocks) })
  const last = async () => (await countsTold(site)).slice(-3)
  const scrolled = [
    { method: 'SCROLL_START', parts: 0 },
    { method: 'SCROLL_END', parts: 0 },
    { method: 'TAGGED_ELEMENTS', parts: 2000 },
  ]
  await expect.poll(async () => (await countsTold(site)).map(({ parts }) => parts)).toContain(2000)
  await expect
    .poll(async () => (await countsTold(site)).filter(({ method }) => method === 'RESIZE_END'))
    .toHaveLength(2)
  const page = editor.text.locator('html')
  await page.evaluate((it) => it.scrollBy(0, 10))
  await expect.poll(last).toEqual(scrolled)
  await page.evaluate(() => {
    let reads = 0
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      reads++
      return getBoundingClientRect.call(this)
    }
    Object.assign(window, { reads: () => reads })
  })
  const reads = () => page.evaluate(() => Reflect.get(window, 'reads')())
  const before = (await countsTold(site)).length
  const during = await page.evaluate(async (it) => {
    for (let step = 0; step < 30; step++) {
      it.scrollBy(0, 100)
      await new Promise(requestAnimationFrame)
    }
    return Reflect.get(window, 'reads')()
  })
  // The driver may read one itself.
  expect(during).toBeLessThan(2)
  await expect.poll(async () => (await countsTold(site)).length).toBe(before + 3)
  expect(await last()).toEqual(scrolled)
  expect(await reads()).toBeLessThan(2010)
})
