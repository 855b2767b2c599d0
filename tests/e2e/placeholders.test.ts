// Where a CMS strips unknown tags: elements made inside a div, and what a visitor's div may not do.
import { asData, entryRequests, expect, type Site, searches, test } from './site.ts'

const pageService = ({ search, content }: Pick<Site, 'search' | 'content'>) =>
  asData(`${search} ${content}`).replace(' data-index-name="tales"', '')

test('a placeholder becomes the element', { tag: '@core' }, async ({ site, page }) => {
  await site.open(
    `<div data-site-search data-index-name="tales" data-hits-per-page="4">&nbsp;<p>&nbsp;</p></div>
     <div data-rich-doc data-entry-id="harbour"><br></div>`,
    { script: `defer ${pageService(site)}` },
  )
  await expect(page.locator('div > site-search [part="hit"]')).toHaveCount(4)
  await expect(page.getByText('Lamps are')).toBeVisible()
  expect(await page.locator('site-search').evaluate((it) => it.childNodes.length)).toBe(0)
})

test('the content of a placeholder is the fallback', async ({ site }) => {
  await site.open('<div data-rich-doc><p>Until the text is chosen</p></div>')
  await expect(site.page.locator('rich-doc > p')).toBeVisible()
})

test('settings of a placeholder without data- are pointed out', async ({ site }) => {
  await site.open('<div data-site-search index-name="tales" label="Find"></div>')
  await expect.poll(() => site.console.join('\n')).toMatch(/Did you mean data-index-name\?/)
  expect(site.console.join('\n')).not.toMatch(/label/)
})

test('placeholders added later are filled, and none twice', async ({ site, page }) => {
  await site.open('<main></main>', {
    script: `defer data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${site.sandbox.url}"`,
  })
  await page.waitForFunction(() => customElements.get('site-search'))
  await page.evaluate(() => {
    const div = document.createElement('div')
    div.dataset.siteSearch = ''
    div.dataset.indexName = 'tales'
    document.querySelector('main')?.append(div)
    window.SiteEmbed?.upgrade()
    window.SiteEmbed?.upgrade(div)
  })
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('site-search')).toHaveCount(1)
})

test('a placeholder in a text that is being edited stays a placeholder', async ({ site }) => {
  await site.open(
    '<div contenteditable><div data-site-search data-index-name="tales">Search here</div></div><p data-rich-doc>x</p>',
  )
  await expect(site.page.locator('rich-doc')).toHaveCount(1)
  await expect(site.page.locator('site-search')).toHaveCount(0)
})

const hostile = `
  <div data-site-search data-index-name="tales" data-app-id="EVIL" data-api-key="evil-key" data-search-host="https://evil.example" data-results-page="https://evil.example/?q={query}" data-shortcut="mod+s" data-trigger="a">
    <template slot="consent"><a href="https://evil.example">Prize!</a></template>
    <p slot="consent">Click me</p>
  </div>
  <div data-rich-doc data-entry-id="harbour" data-space-id="evil" data-access-token="evil-token" data-content-host="https://evil.example" data-environment="evil" data-entry-url="https://evil.example/{slug}"></div>`

test('an untrusted placeholder reaches only the page’s own service', async ({ site, page }) => {
  await site.open(hostile, { script: `defer ${pageService(site)}` })
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('Lamps are')).toBeVisible()
  expect(site.strangers).toEqual([])
  expect(searches(site).join()).not.toContain('evil')
  expect(
    entryRequests(site).every(({ url }) => url.includes('/spaces/harbour/environments/master/')),
  ).toBe(true)
  await expect(page.locator('template')).toHaveCount(0)
  await expect(page.getByText('Prize!')).toHaveCount(0)
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/data-search-host on a placeholder.*data-trust-placeholders/)
  expect(site.console.join('\n')).toMatch(/a template on a placeholder is ignored/)
})

test('the page’s own service counts when it is configured later', async ({ site, page }) => {
  await page.route('https://evil.example/**', (route) => route.abort())
  await site.open(
    '<div data-site-search data-index-name="tales" data-app-id="TESTAPP" data-api-key="evil-key" loading="consent" data-loading="consent"></div>',
  )
  await page.waitForFunction(() => document.querySelector('site-search'))
  await page.evaluate((host) => {
    window.SiteEmbed?.configure({ appId: 'TESTAPP', apiKey: 'search-key', searchHost: host })
    window.SiteEmbed?.consent()
  }, site.sandbox.url)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(searches(site).every(({ url }) => url.includes('search-key'))).toBe(true)
})

test('data-trust-placeholders lets a placeholder set its service', async ({ site, page }) => {
  const attributes = asData(site.search)
  await site.open(`<div data-site-search ${attributes}></div>`, {
    script:
      'defer data-trust-placeholders data-app-id="OTHER" data-api-key="other" data-search-host="https://other.example"',
  })
  await expect(page.getByText('60 results')).toBeVisible()
})

test('a placeholder of both kinds uses the page’s own service', async ({ site, page }) => {
  await site.open(
    `<div data-site-search data-rich-doc data-index-name="tales" data-entry-id="keeper" data-search-host="https://evil.example" data-content-host="https://evil.example"></div>`,
    { script: `defer ${pageService(site)}` },
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await page.evaluate(() => {
    const div = document.querySelector('[data-search-host]')
    div?.removeAttribute('data-search-host')
    const element = document.querySelector('site-search')
    if (element) document.body.append(element)
    window.SiteEmbed?.configure({ hitsPerPage: 3 })
  })
  await expect(page.locator('[part="hit"]')).toHaveCount(3)
  expect(site.strangers).toEqual([])
})

test('a placeholder cannot set a service, and asks for consent first', async ({ site, page }) => {
  await site.open(
    `<meta name="csrf" content="secret"><div data-site-search data-index-name="tales" data-app-id="EVIL" data-api-key="evil" data-query="{meta.csrf}" data-loading="eager"></div><div data-rich-doc data-entry-id="keeper" data-loading="eager"></div>`,
    { script: `defer data-loading="consent" ${asData(site.content)}` },
  )
  await expect(page.getByText(/until you agree/)).toHaveCount(2)
  expect(site.sandbox.requests).toEqual([])
  await page.evaluate(() => window.SiteEmbed?.consent())
  await expect(page.locator('site-search [part="error"]')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(site.strangers).toEqual([])
  expect(searches(site)).toEqual([])
})

test('a placeholder is filled when all of it has arrived', async ({ site, page }) => {
  await site.open(
    '<div data-site-search data-index-name="tales"><script>var a = 1</script><form><input name="q" aria-label="Plain"></form></div>',
    { head: `<script src="${site.src}" ${pageService(site)}></script>`, script: null },
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('div > site-search > form')).toHaveCount(1)
  await expect(page.getByLabel('Plain')).toBeHidden()
})
