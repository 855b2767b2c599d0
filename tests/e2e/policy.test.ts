// A page whose policy (CSP) keeps our requests or pictures out: the owner reads what to add to it, and the
// visitor is not sent to look for a connection that is there.
import { expect, heard, type Site, test } from './site.ts'

const policy = ({ cdn }: Site, more: string) => ({
  'content-security-policy': `default-src 'self'; script-src ${cdn.url}; ${more}`,
})
const told = (site: Site, words: string) =>
  site.console.filter((line) => line.startsWith('site-embed:') && line.includes(words))

test('if the policy blocks a search, the owner reads directive and origin, and visitors are not told to check their connection', {
  tag: '@core',
}, async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  const { host } = new URL(site.sandbox.url)
  await site.open(
    `<site-search ${site.search}><form action="/search"><input name="q" aria-label="Plain"></form></site-search>`,
    { headers: policy(site, "connect-src 'none'") },
  )
  const message = page.getByRole('alert')
  await expect(message).toHaveText('The search is not available right now.')
  await expect(page.getByLabel('Plain')).toBeVisible()
  await expect.poll(errors).toMatchObject([{ code: 'blocked' }])
  await expect.poll(() => told(site, 'connect-src')).toHaveLength(1)
  expect(told(site, 'connect-src')[0]).toContain(`blocks http://${host}: add it to connect-src`)
  expect(site.errors).toEqual([])
})

test('if the policy blocks a document, the owner reads directive and origin too', async ({
  site,
  page,
}) => {
  const errors = await heard(page, 'doc-error')
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`, {
    headers: policy(site, "connect-src 'none'"),
  })
  await expect(page.getByRole('alert')).toHaveText('This text is not available right now.')
  await expect.poll(errors).toMatchObject([{ code: 'blocked' }])
  await expect
    .poll(() => told(site, `blocks ${site.sandbox.url}: add it to connect-src`))
    .toHaveLength(1)
})

test('a policy that only reports blocks nothing', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    headers: { 'content-security-policy-report-only': "connect-src 'none'" },
  })
  await expect(page.getByText('60 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'refused' })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByRole('alert')).toHaveText(/check your connection/)
})

const withPictures = (site: Site) => {
  const pictures = `${site.cdn.url}/pictures`
  return {
    pictures,
    show: () =>
      site.page.locator('site-search').evaluate((it, from) => {
        Reflect.set(it, 'transformItems', (hits: object[]) =>
          hits.map((hit, at) => ({ ...hit, picture: `${from}/${at}.png` })),
        )
      }, pictures),
  }
}

test('pictures that the policy blocks are reported once, with their host, and check() names it', async ({
  site,
  page,
}) => {
  const { show } = withPictures(site)
  await site.open(
    `<site-search ${site.search} hit-image="picture" hits-per-page="40"></site-search><img src="https://elsewhere.example/own.png" alt="">`,
    { headers: policy(site, `connect-src ${site.sandbox.url}; img-src 'self'`) },
  )
  await show()
  await expect.poll(() => told(site, 'img-src')).toHaveLength(1)
  expect(told(site, 'img-src')[0]).toContain(
    `<site-search>: the page’s policy (CSP) blocks ${site.cdn.url}: add it to img-src`,
  )
  const line = () => page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
  await expect.poll(line).toBe(`connect-src ${site.sandbox.url}; img-src ${site.cdn.url}`)
  expect(told(site, 'elsewhere.example')).toEqual([])
})

test('the policy line of check() names where the pictures that are shown come from', async ({
  site,
  page,
}) => {
  await page.route('**/pictures/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>',
    }),
  )
  const { show } = withPictures(site)
  await site.open(`<site-search ${site.search} hit-image="picture"></site-search>`)
  await show()
  await expect(page.locator('[part="hit-image"]').first()).toBeVisible()
  const line = () => page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
  expect(await line()).toBe(`connect-src ${site.sandbox.url}; img-src ${site.cdn.url}`)
})
