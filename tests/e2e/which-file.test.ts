// A file for each element, full and slim: one or several of them on a page.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Site, searches, test } from './site.ts'

const tag = (src: string, attributes = '') => `<script src="${src}" defer ${attributes}></script>`
const results = ({ page }: Site) => page.locator('[part="hit"]').first()
const text = ({ page }: Site) => page.getByText('He counts the lamps.')

const pairs = [
  ['site-search.js', 'rich-doc.js'],
  ['rich-doc.slim.js', 'site-search.slim.js'],
  ['site-search.js', 'rich-doc.slim.js'],
] as const

for (const [first, second] of pairs)
  test(`${first} and ${second} share defaults and reports`, async ({ site, page }) => {
    const defaults = `data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${site.sandbox.url}"`
    const other = `data-space-id="harbour" data-access-token="delivery-token" data-content-host="${site.sandbox.url}" data-locale="de"`
    await site.open(
      '<div data-site-search data-index-name="tales"></div><div data-rich-doc data-entry-id="keeper"></div>',
      { script: null, head: tag(site.file(first), defaults) + tag(site.file(second), other) },
    )
    await expect(results(site)).toBeVisible()
    await expect(text(site)).toBeVisible()
    // What one tag says holds for the element of the other.
    await expect(page.getByText('60 Ergebnisse')).toBeVisible()
    expect(await page.evaluate(() => window.SiteEmbed?.check().length)).toBe(2)
    expect(searches(site)).toHaveLength(1)
    expect(site.errors).toEqual([])
  })

test('the page’s words and consent reach the elements of all files', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} loading="consent"></site-search>
     <rich-doc ${site.content} entry-id="keeper" loading="consent"></rich-doc>`,
    { script: null, head: tag(site.file('rich-doc.js')) + tag(site.file('site-search.slim.js')) },
  )
  await page.evaluate(() => window.SiteEmbed?.addMessages('en', { consentButton: 'Yes, ask them' }))
  await expect(page.getByRole('button', { name: 'Yes, ask them' })).toHaveCount(2)
  await page.evaluate(() => window.SiteEmbed?.consent())
  await expect(results(site)).toBeVisible()
  await expect(text(site)).toBeVisible()
})

test('a result opens in the document of another file', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"telling"')} hit-entry="ref" opens="#reader"></site-search>
     <rich-doc id="reader" space-id="reading" access-token="reading-token" content-host="${site.sandbox.url}" entry-id="hours"></rich-doc>`,
    { script: null, head: tag(site.file('site-search.js')) + tag(site.file('rich-doc.slim.js')) },
  )
  const entry = page.locator('#reader')
  await results(site).getByRole('link').click()
  await expect(entry).not.toHaveAttribute('entry-id', 'hours')
})

test('the first file defines a tag, and a later one does nothing', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`,
    {
      script: null,
      head: tag(site.file('site-search.slim.js')) + tag(site.file('site-embed.js')),
    },
  )
  await expect(results(site)).toBeVisible()
  await expect(text(site)).toBeVisible()
  // The slim search has no instance of InstantSearch.
  expect(
    await page.evaluate(() =>
      Reflect.get(document.querySelector('site-search') ?? {}, 'instantSearch'),
    ),
  ).toBeNull()
  expect(site.console).toEqual([])
  expect(site.errors).toEqual([])
})

for (const file of ['rich-doc.js', 'rich-doc.slim.js'])
  test(`${file} alone shows documents, touches no other tag, and names the file that it needs`, async ({
    site,
    page,
  }) => {
    await site.open(
      `<site-search ${site.search}><p>Search here</p></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`,
      { script: null, head: tag(site.file(file)) },
    )
    await expect(text(site)).toBeVisible()
    await expect(page.getByText('Search here')).toBeVisible()
    expect(await page.evaluate(() => customElements.get('site-search'))).toBeUndefined()
    expect(searches(site)).toHaveLength(0)
    await expect
      .poll(() => site.console.join('\n'))
      .toContain('there is no script for <site-search>. Load site-search.slim.js too.')
  })

test('each script says in its first line what it is, and where its licences are', () => {
  const scripts = readdirSync('dist').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(15)
  for (const file of scripts) {
    const [line] = readFileSync(`dist/${file}`, 'utf8').split('\n')
    expect(line).toMatch(
      new RegExp(`^/\\*! ${file} \\d+\\.\\d+\\.\\d+ \\| MIT \\| LICENSES\\.txt \\*/$`),
    )
  }
})

test('one file has the licences of everything in the scripts', () => {
  const licences = readFileSync('dist/LICENSES.txt', 'utf8')
  const packages = [
    ...['react', 'react-dom', 'scheduler', 'preact', '@r2wc/core', '@r2wc/react-to-web-component'],
    ...['algoliasearch', 'algoliasearch-helper', 'instantsearch.js', 'react-instantsearch-core'],
    ...['@contentful/rich-text-react-renderer', '@contentful/rich-text-types'],
    ...['typesense-instantsearch-adapter', '@meilisearch/instant-meilisearch'],
  ]
  for (const name of packages) expect(licences).toMatch(new RegExp(`^${name} \\d[^\\n]* \\(`, 'm'))
  expect(licences.match(/Copyright/g)?.length).toBeGreaterThan(packages.length)
})
