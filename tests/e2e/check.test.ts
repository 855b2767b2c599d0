// SiteEmbed.check(): what an owner reads when something is not as it should be.
import { expect, test } from './site.ts'

interface Row {
  value: unknown
  source: string
}
interface Report {
  name: string
  settings: Record<string, Row>
  requests: { url: string; status: unknown }[]
  lastError: { code: string } | null
  policy: string
}

test('check() shows every setting and its source, the requests, the last error and the policy line', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(
    `<site-search id="main" ${site.search} hits-per-page="5"></site-search><rich-doc ${site.content} entry-id="gone"></rich-doc>`,
    { script: 'defer data-locale="da"' },
  )
  await expect(page.getByText('60 resultater')).toBeVisible()
  await expect(page.locator('[part="error"]')).toBeVisible()
  const lastCode = () => page.evaluate(() => window.SiteEmbed?.check()[1]?.lastError?.code)
  await expect.poll(lastCode).toBe('not-found')
  const reports = await page.evaluate(() => window.SiteEmbed?.check() as unknown as Report[])
  const [search, document] = reports
  expect(search?.name).toBe('<site-search id="main">')
  expect(search?.settings.hitsPerPage).toEqual({ value: 5, source: 'attribute' })
  expect(search?.settings.locale).toEqual({ value: 'da', source: 'script' })
  expect(search?.settings.theme).toEqual({ value: 'auto', source: 'default' })
  expect(search?.requests).toMatchObject([{ status: 200 }])
  expect(search?.policy).toBe(`connect-src ${site.sandbox.url}`)
  expect(document?.lastError?.code).toBe('not-found')
  expect(document?.policy).toContain('img-src')
  expect(JSON.stringify(reports)).not.toContain('search-key')
  const printed = (defaults: boolean) =>
    page.evaluate(
      (all) =>
        new Promise<string[]>((resolve) => {
          const table = console.table
          console.table = (settings) => {
            console.table = table
            resolve(Object.keys(settings as object))
          }
          window.SiteEmbed?.check(all ? { defaults: true } : undefined)
        }),
      defaults,
    )
  expect(await printed(false)).toContain('hitsPerPage')
  expect(await printed(false)).not.toContain('theme')
  expect(await printed(true)).toContain('theme')
  expect(site.console.join()).not.toContain('search-key')
})

test('check() repeats what is wrong with the attributes of a tag', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hit-titel="name" index-nam="tales"></site-search>`)
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  const mistakes = () => page.evaluate(() => window.SiteEmbed?.check()[0]?.mistakes)
  expect(await mistakes()).toEqual([
    'there is no attribute hit-titel. Did you mean hit-title?',
    'there is no attribute index-nam. Did you mean index-name?',
  ])
  await page.locator('site-search').evaluate((search) => search.removeAttribute('hit-titel'))
  expect(await mistakes()).toHaveLength(1)
})

test('check() names the sort orders that do not exist', async ({ site, page }) => {
  await site.open(
    `<site-search id="main" ${site.search.replace('"tales"', '"priced"')} sort="priced_price_asc|Cheapest, priced_newst|Newest"></site-search>`,
  )
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  const count = await page.locator('[part="stats"]').textContent()
  expect(site.console).toEqual([])
  await page.evaluate(() => window.SiteEmbed?.check())
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/<site-search id="main">: there is no priced_newst to sort by/)
  expect(site.console.join('\n')).not.toContain('no priced_price_asc ')
  await expect(page.locator('[part="stats"]')).toHaveText(count ?? '')
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  // Where nothing may be asked yet, it asks nothing, then and later.
  await site.open(`<site-search ${site.search} loading="consent" sort="gone|Gone"></site-search>`)
  await expect(page.locator('.consent')).toBeVisible()
  const asked = site.sandbox.requests.length
  await page.evaluate(() => window.SiteEmbed?.check())
  await page.locator('.consent').getByRole('button').click()
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.sandbox.requests).toHaveLength(asked + 1)
})

test('the policy line has the hosts of searches, of answers and of events', async ({
  site,
  page,
}) => {
  await page.route(/algolia/, (route) => route.abort())
  await site.open(
    `<site-search index-name="tales" app-id="TESTAPP" api-key="search-key" ask="guide" insights></site-search>`,
    { head: `<script src="${site.file('site-embed.ask.js')}" defer></script>` },
  )
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  const policy = await page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
  for (const host of ['TESTAPP-dsn.algolia.net', 'TESTAPP.algolia.net', 'insights.algolia.io'])
    expect(policy).toContain(`https://${host}`)
})

for (const [host, region] of [
  ['', ''],
  ['content-host="eu"', '.eu'],
] as const)
  test(`the policy line names the picture host (region “${region}”)`, async ({ site, page }) => {
    await page.route(/contentful\.com/, (route) => route.abort())
    await site.open(
      `<rich-doc space-id="harbour" access-token="delivery-token" entry-id="keeper" ${host}></rich-doc>`,
    )
    await expect(page.getByRole('alert')).toBeVisible()
    const policy = await page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
    expect(policy).toContain(`connect-src https://cdn${region}.contentful.com`)
    expect(policy).toContain(`img-src https://images${region}.ctfassets.net`)
  })
