// Lines ahead of the script (`npm run early`): the first questions leave before the script has come.
import { insertLines } from '../../scripts/early/insert.ts'
import { linesFor } from '../../scripts/early/lines.ts'
import { entryRequests, expect, type Site, searches, test } from './site.ts'

const bodyOf = ({ search, content }: Site) =>
  `<site-search ${search} facets="city, kind"></site-search><rich-doc ${content} entry-id="keeper"></rich-doc>`
const pageOf = (site: Site) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><script src="${site.src}" defer></script></head><body>${bodyOf(site)}</body></html>`

/** Until it is let go. */
async function holdScript({ page, src }: Site) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(src, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

const put = (site: Site, html: string) => site.pages.set('/page.html', { html, headers: {} })

// Its inspector holds what is loaded ahead together with the script that the test holds.
test('with the lines that are printed the questions leave before the script, and each is asked once', {
  tag: '@not-webkit',
}, async ({ site }) => {
  const { page } = site
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

test('hosts that are written as the page’s own are asked early wherever the page is', async ({
  site,
}) => {
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

test('an early question that is not the element’s own is dropped, and the element asks as ever', async ({
  site,
}) => {
  const early = ahead(site, '', { requests: [{ indexName: 'tales', query: 'amber' }] })
  await site.open(bodyOf(site), { head: early })
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
  expect(site.errors).toEqual([])
})

test('where the early question fails the element asks as ever', async ({ site }) => {
  const { page } = site
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

test('under a policy that forbids the lines all works as before', async ({ site }) => {
  await site.open(bodyOf(site), {
    head: ahead(site, '', { requests: [] }),
    headers: { 'content-security-policy': `script-src ${site.cdn.url}` },
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
})
