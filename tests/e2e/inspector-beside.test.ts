// The editor's own library in the same page: what it tells of the page's elements and what we tell go together.
import { type Editor, editorOrigin, inEditor, previewToken, type Said } from './editor.ts'
import { inspect, inspected, later, lead, outlines, story } from './inspecting.ts'
import { built } from './project.ts'
import { expect, type Site, test } from './site.ts'

async function withLibrary(site: Site) {
  const settings = {
    ...{ locale: 'en', space: 'gallery', environment: 'master' },
    experimental: { hideCoveredElementOutlines: true },
  }
  const html = await built({
    files: {
      'library.js': `import { ContentfulLivePreview } from '@contentful/live-preview'
ContentfulLivePreview.init({ ...${JSON.stringify(settings)}, targetOrigin: document.currentScript.dataset.editor })`,
    },
  })
  site.pages.set('/library.js', { html, headers: { 'content-type': 'text/javascript' } })
  return `<script src="/library.js" data-editor="${editorOrigin(site)}" defer></script>`
}

/** Elements of the page, tagged by hand: some right, some not, some seen, some not. */
const tagged = `<main style="padding: 20px">
<h1 data-contentful-field-id="title" data-contentful-entry-id="page" style="border-radius: 20px">A <b>page</b></h1>
<img data-contentful-field-id="file" data-contentful-asset-id="logo" data-contentful-locale="pl" data-contentful-space="other" data-contentful-environment="dev" width="50" height="20" alt="">
<div class="box" style="height: 60px; overflow: auto"><p data-contentful-field-id="text" data-contentful-entry-id="page" style="width: 300px; height: 100px; margin: 0">Cut off.</p>
<p data-contentful-field-id="more" data-contentful-entry-id="page" data-contentful-asset-id="logo" style="width: 300px">Out of sight.</p></div>
<p data-contentful-field-id="hidden" data-contentful-entry-id="page" style="visibility: hidden">Hidden.</p>
<p data-contentful-field-id="covered" data-contentful-entry-id="page" style="width: 100px">Covered.</p>
<div style="position: relative; top: -40px; height: 40px"></div>
<div data-contentful-field-id="within" data-contentful-entry-id="page"><x-box></x-box></div>
<script>document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML = '<p style="margin: 0">In a box.</p>'</script>
<p data-contentful-field-id="none">Of nothing.</p>
<p data-contentful-field-id="" data-contentful-entry-id="page">No field.</p>
</main>`
const below = `<p data-contentful-field-id="below" data-contentful-entry-id="page" style="margin-top: 1000px">Below.</p>`

const byLibrary = ({ automaticallyTaggedCount }: Said) => automaticallyTaggedCount === 0

test('the page’s own elements are reported as the editor’s library reports them, key by key', async ({
  site,
}) => {
  const theirs = await inEditor(site, tagged + below, { head: await withLibrary(site) })
  await expect.poll(() => theirs.said('CONNECTED')).toHaveLength(1)
  await inspect(theirs, true, { releaseId: 'spring' })
  await expect.poll(() => theirs.said('RESIZE_END')).toHaveLength(1)
  const use = async (editor: Editor) => {
    const after = await later(editor)
    await editor.text.locator('h1').dispatchEvent('mouseover')
    await expect.poll(async () => (await outlines(editor))[0]?.isHovered).toBe(true)
    await editor.text.locator('.box').evaluate((it) => it.scrollBy(0, 70))
    await expect.poll(async () => (await after()).at(-1)?.method).toBe('TAGGED_ELEMENTS')
    await expect.poll(async () => (await outlines(editor))[3]?.isCoveredByOtherElement).toBe(false)
    return (await editor.said()).map(({ location: _, version: __, ...message }) => message)
  }
  const told = await use(theirs)
  const empty = story(site, 'entry-id="nowhere"') + previewToken
  const ours = await inEditor(site, tagged + below + empty)
  await expect.poll(() => ours.said('CONNECTED')).toHaveLength(1)
  await inspect(ours, true, { releaseId: 'spring' })
  await expect.poll(() => ours.said('RESIZE_END')).toHaveLength(1)
  const toldByUs = await use(ours)
  const [ofTheirs] = told
  expect(toldByUs[0]).toEqual(ofTheirs)
  const last = (all: typeof told, method: string) => all.filter((it) => it.method === method).at(-1)
  for (const method of ['TAGGED_ELEMENTS', 'SCROLL_START', 'SCROLL_END', 'RESIZE_START'])
    expect(last(toldByUs, method)).toEqual(last(told, method))
})

for (const order of ['before', 'after'])
  test(`with the library ${order} the bundle, the last message has its elements and ours`, async ({
    site,
  }) => {
    const library = await withLibrary(site)
    const editor = await inspected(
      site,
      tagged + story(site, 'entry-id="plain"') + previewToken + (order === 'after' ? library : ''),
      { head: order === 'before' ? library : '' },
    )
    await expect.poll(() => editor.said('CONNECTED')).toHaveLength(2)
    await inspect(editor)
    const both = async (cause: () => Promise<void>) => {
      const after = await later(editor)
      await cause()
      const elements = async () =>
        (await after()).filter(({ method }) => method === 'TAGGED_ELEMENTS').map(byLibrary)
      await expect.poll(async () => (await elements()).includes(true)).toBe(true)
      await expect.poll(async () => (await elements()).at(-1)).toBe(false)
    }
    const heading = editor.text.locator('h1')
    await both(() => heading.evaluate((it) => it.append('!')))
    await both(() => heading.evaluate((it) => it.style.setProperty('color', 'red')))
    await both(() => editor.text.locator('.box').evaluate((it) => it.scrollBy(0, 10)))
    await both(() => heading.dispatchEvent('mouseover'))
    const leads = (await outlines(editor)).map(lead)
    expect(leads.filter((it) => it.startsWith('page.'))).toHaveLength(6)
    expect(leads.filter((it) => it === 'plain.body')).toHaveLength(3)
  })
