// What an owner hears of a slip that leaves the page silent: on the console, and from SiteEmbed.check().
import { asData, expect, type Site, test } from './site.ts'

const told = (site: Site, words: string) => site.console.filter((line) => line.includes(words))
const mistakes = ({ page }: Site) =>
  page.evaluate(() => window.SiteEmbed?.check().flatMap((report) => report.mistakes))

/** As somebody writes a page by hand. */
const page = (body: string) => `\n${body}\n`
/** Of `</body>` and `</html>`, which stand right behind it. */
const ends = '\n\n'

const swallowed: Record<string, string> = {
  'plain words': page('<h1>Tales</h1>\nSELF\n<p>After it</p>') + ends,
  'the main part, deep within': page('SELF<div><main><p>After it</p></main></div>'),
  'another element of ours': page('SELF<section><p>After it</p><rich-doc></rich-doc></section>'),
}
for (const [what, html] of Object.entries(swallowed))
  for (const layout of ['page', 'dialog'])
    test(`a tag that ends in a slash holds ${what}: the owner reads which and how to close it (${layout})`, async ({
      site,
      page,
    }) => {
      const tag = `<site-search ${site.search} layout="${layout}" />`
      await site.open(html.replace('SELF', tag))
      await expect.poll(() => told(site, '<site-search /> does not close it')).toHaveLength(1)
      expect(told(site, 'Close it with </site-search>.')[0]).toContain(
        '<site-search>: It holds the rest of the page',
      )
      await expect(page.getByText('After it')).toBeVisible()
      expect((await mistakes(site))?.[0]).toContain('<site-search /> does not close it')
    })

const article =
  '<article><h2>Tales</h2><p>Written by the command.</p><blockquote>So<footer>Me</footer></blockquote><rich-doc></rich-doc></article>'
const fallbacks: Record<string, string> = {
  'a form': '<form action="/search"><input name="q"><button>Go</button></form>',
  'links and headings': '\n  <h2>Tales</h2>\n\n  <ul><li><a href="/tales">All</a></li></ul>\n',
  'an article': article,
  'templates and styles':
    '<template slot="empty"><main>None</main></template><style>p { color: red }</style><script type="text/template" slot="loading"><p>…</p></script>',
  'a script of its own': '<p>Old</p><script src="/old.js"></script>',
}
for (const [what, inside] of Object.entries(fallbacks))
  test(`a fallback of ${what} is not mistaken for the rest of the page`, async ({ site, page }) => {
    await site.open(
      `<div><site-search ${site.search}>${inside}</site-search></div><site-search ${site.search}>${inside}</site-search>\n`,
    )
    await expect(page.getByText('60 results').first()).toBeVisible()
    expect(told(site, 'holds the rest')).toEqual([])
    expect(((await mistakes(site)) ?? []).join()).not.toContain('holds the rest')
  })

test('an article inside an unclosed tag is shown whole, and the owner is told', async ({
  site,
  page,
}) => {
  await site.open(
    `<article><rich-doc ${site.content} entry-id="harbour" /><footer>Signed</footer></article><p>After it</p>`,
  )
  await expect.poll(() => told(site, '<rich-doc /> does not close it')).toHaveLength(1)
  await expect(page.getByText('Signed')).toBeVisible()
})

test('blank lines at the end of a page are not mistaken for the rest of the page', async ({
  site,
  page,
}) => {
  await site.open('<p>Tales</p>')
  await page.evaluate((attributes) => {
    const made = document.createElement('template')
    made.innerHTML = `<site-search ${attributes}><form><input name="q"></form>\n\n</site-search>`
    document.body.append(made.content)
  }, site.search)
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('site-search > form')).toBeHidden()
  expect(await mistakes(site)).toEqual([])
})

test('a document that names no entry says so once the page has loaded, and check() always', async ({
  site,
}) => {
  await site.open(`<rich-doc id="bare" ${site.content}></rich-doc>`)
  await expect.poll(() => told(site, 'names no entry')).toHaveLength(1)
  expect(told(site, 'names no entry')[0]).toContain('<rich-doc id="bare">')
  expect(told(site, 'names no entry')[0]).toContain('Write entry-id, or content-type and slug.')
  expect(await mistakes(site)).toEqual([expect.stringContaining('names no entry')])
})

test('a page that loads before its document is made does not hide that the document names no entry', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const loaded = new Promise((done) => addEventListener('load', done))
    const postTask = (run: () => void) => void loaded.then(() => setTimeout(run, 100))
    Object.defineProperty(window, 'scheduler', { value: { postTask } })
  })
  await site.open(`<rich-doc ${site.content}></rich-doc>`)
  await expect.poll(() => told(site, 'names no entry')).toHaveLength(1)
})

test('a document that an app empties after the page has loaded is not reported', async ({
  site,
  page,
}) => {
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
  const doc = page.locator('rich-doc')
  await expect(doc.getByText('He counts the lamps.')).toBeVisible()
  await doc.evaluate((it) => it.removeAttribute('entry-id'))
  await expect(doc.getByText('He counts the lamps.')).toHaveCount(0)
  // A timer of the element would have come before this one.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(told(site, 'names no entry')).toEqual([])
})

test('a page for many entries that shows none yet is mentioned by check() only, with the missing value', async ({
  site,
}) => {
  await site.open(
    `<rich-doc ${site.content} content-type="article" slug="{url.article}"></rich-doc><rich-doc ${site.content} entry-id="{meta.entry}"></rich-doc><rich-doc id="bare" ${site.content}></rich-doc>`,
  )
  await expect.poll(() => told(site, 'names no entry')).toHaveLength(1)
  expect(told(site, 'names no entry')[0]).toContain('<rich-doc id="bare">')
  expect(await mistakes(site)).toEqual([
    expect.stringContaining('this page has nothing for {url.article}.'),
    expect.stringContaining('this page has nothing for {meta.entry}.'),
    expect.stringContaining('Write entry-id'),
  ])
})

test('a document that a script or a search fills is not reported', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} opens="#opened"></site-search><rich-doc id="opened" ${site.content}></rich-doc><site-search ${site.search} opens="#placed"></site-search><div data-rich-doc id="placed" ${asData(site.content)}></div><rich-doc id="filled" ${site.content}></rich-doc><script>addEventListener('load', () => { document.getElementById('filled').entryId = 'keeper'; document.body.append(document.createElement('rich-doc')) })</script>`,
  )
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await expect(page.getByText('60 results').first()).toBeVisible()
  expect(told(site, 'names no entry')).toEqual([])
  const all = (await mistakes(site)) ?? []
  // Whoever asks hears of the one that the script has added as well.
  expect(all.filter((one) => one.includes('names no entry'))).toHaveLength(1)
})

test('what a document lacks is said in good English', async ({ site }) => {
  await site.open('<rich-doc entry-id="keeper"></rich-doc>')
  await expect.poll(() => told(site, 'space-id and access-token are missing')).toHaveLength(1)
})

test('a misspelt filter is reported, with the field that was meant', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="citty, kind, nowhere"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await expect.poll(() => told(site, 'citty')).toHaveLength(1)
  expect(told(site, 'citty')[0]).toContain('Did you mean city?')
  await expect.poll(() => told(site, '“nowhere”')).toHaveLength(1)
  expect(told(site, 'Did you mean')).toHaveLength(1)
})

test('a message with the name of an attribute points to the attribute', async ({ site, page }) => {
  await site.open('')
  await page.evaluate(() => window.SiteEmbed?.addMessages('en', { placeholder: 'Find' }))
  await expect.poll(() => told(site, 'placeholder is not a message')).toHaveLength(1)
  expect(told(site, 'placeholder is not a message')[0]).toContain(
    'placeholder and label are attributes.',
  )
})
