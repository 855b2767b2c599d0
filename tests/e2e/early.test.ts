// Lines ahead of the script (`npm run early`): the first questions leave before the script has come.
import { insertLines } from '../../scripts/early/insert.ts'
import { linesFor } from '../../scripts/early/lines.ts'
import { entryRequests, expect, hold, type Site, searches, test } from './site.ts'

const bodyOf = ({ search, content }: Site) =>
  `<site-search ${search} facets="city, kind"></site-search><rich-doc ${content} entry-id="keeper"></rich-doc>`
const pageOf = (site: Site) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><script src="${site.src}" defer></script></head><body>${bodyOf(site)}</body></html>`

const holdScript = ({ page }: Site) => hold(page, /site-embed(\.slim)?\.js$/)

const put = (site: Site, html: string) => site.pages.set('/page.html', { html, headers: {} })

// Its inspector holds what is loaded ahead together with the script that the test holds.
test('early lines send the request before the script loads, and only once', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  const { lines, notes } = await linesFor(pageOf(site))
  const printed = insertLines(pageOf(site), lines)
  expect(insertLines(printed, lines)).toBe(printed)
  const [script = ''] = lines.filter((line) => line.startsWith('<script>'))
  expect(script.length).toBeLessThanOrEqual(700 + '<script></script>'.length)
  expect(notes.join()).toMatch(/script-src 'sha256-/)
  put(site, printed)
  // Asked by the command itself: which languages there are.
  site.sandbox.requests.length = 0
  const release = await holdScript(site)
  await page.goto(`${site.sandbox.url}/page.html`, { waitUntil: 'commit' })
  await expect.poll(() => [searches(site).length, entryRequests(site).length]).toEqual([1, 1])
  release()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect([searches(site).length, entryRequests(site).length]).toEqual([1, 1])

  // Another question than was printed for: nothing of it leaves early, and it is asked once.
  site.sandbox.requests.length = 0
  await page.goto(`${site.sandbox.url}/page.html?q=lighthouse`)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect(site.errors).toEqual([])
})

test('early lines ask the page’s own host, wherever the page is', async ({ site }) => {
  const { page, sandbox } = site
  const html = pageOf(site).replaceAll(`-host="${sandbox.url}"`, '-host="/"')
  expect(html).toContain('search-host="/"')
  const { lines } = await linesFor(html)
  expect(lines.join('')).not.toContain('http')
  put(site, insertLines(html, lines))
  const release = await holdScript(site)
  await page.goto(`${sandbox.url}/page.html`, { waitUntil: 'commit' })
  await expect.poll(() => searches(site).length).toBe(1)
  release()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect(site.strangers).toEqual([])
})

/** As the printed script does it. */
const ahead = ({ sandbox }: Site, url: string, request: object) =>
  `<script>window.SiteEmbedEarly=[[${JSON.stringify(url || `${sandbox.url}/1/indexes/*/queries?x-algolia-api-key=search-key&x-algolia-application-id=TESTAPP`)},${JSON.stringify(JSON.stringify(request))}]].map(([u,b])=>[u,b,fetch(u,{method:"POST",body:b,credentials:"omit"}).catch(e=>e)])</script>`

test('an early answer that does not fit is dropped', async ({ site }) => {
  const early = ahead(site, '', { requests: [{ indexName: 'tales', query: 'amber' }] })
  await site.open(bodyOf(site), { head: early })
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
  expect(site.errors).toEqual([])
})

test('an early request that fails is sent again', async ({ site, page }) => {
  await site.open(bodyOf(site))
  await expect(page.getByText('60 results')).toBeVisible()
  const [{ body = '' } = {}] = searches(site)
  site.sandbox.requests.length = 0
  await page.route('**/1/indexes/**', (route) => route.abort(), { times: 1 })
  await site.open(bodyOf(site), { head: ahead(site, '', JSON.parse(body)) })
  await expect(page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect(site.errors).toEqual([])
})

test('a policy that forbids early lines breaks nothing', async ({ site }) => {
  await site.open(bodyOf(site), {
    head: ahead(site, '', { requests: [] }),
    headers: { 'content-security-policy': `script-src ${site.cdn.url}` },
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
})
