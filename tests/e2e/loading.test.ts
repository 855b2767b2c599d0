// However the script gets into the page, it works once, and says so when it cannot.
import { asData, expect, searches, test } from './site.ts'

const both = (site: { search: string; content: string }) =>
  `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`

const placements = {
  'in the head with defer': (src: string) => ({ head: `<script src="${src}" defer></script>` }),
  'in the head and blocking': (src: string) => ({ head: `<script src="${src}"></script>` }),
  'in the head and async': (src: string) => ({ head: `<script src="${src}" async></script>` }),
  'at the end of the body': (src: string) => ({ foot: `<script src="${src}"></script>` }),
  'injected by another script': (src: string) => ({
    foot: `<script>setTimeout(() => { const s = document.createElement('script'); s.src = '${src}'; document.head.append(s) })</script>`,
  }),
  twice: (src: string) => ({
    head: `<script src="${src}" defer></script>`,
    foot: `<script src="${src}"></script>`,
  }),
}

for (const [where, tags] of Object.entries(placements))
  test(`both elements work with the script ${where}, from another origin`, async ({ site }) => {
    const { head = '', foot = '' }: { head?: string; foot?: string } = tags(site.src)
    await site.open(both(site) + foot, { script: null, head })
    await expect(site.page.getByText('60 results')).toBeVisible()
    await expect(site.page.getByText('He counts the lamps.')).toBeVisible()
    expect(searches(site)).toHaveLength(1)
    expect(site.strangers).toEqual([])
    expect(site.errors).toEqual([])
    expect(site.console).toEqual([])
  })

test('two snippets on one page each set up their own element', async ({ site }) => {
  const { page, src } = site
  const snippet = (account: string, element: string) =>
    `<script src="${src}" defer ${asData(account)}></script>${element}`
  await site.open(
    snippet(site.search, '<site-search index-name="tales"></site-search>') +
      snippet(site.content, '<rich-doc entry-id="keeper"></rich-doc>'),
    { script: null },
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect([site.errors, site.console]).toEqual([[], []])
})

test('a second script of another version does nothing, and warns once', async ({ site, page }) => {
  const other = `<script src="${site.otherVersion}" defer></script>`
  await site.open(both(site), {
    head: `<script src="${site.src}" defer></script>${other}${other.replace('defer', 'defer data-x')}`,
    script: null,
  })
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.console.filter((line) => line.includes('9.9.9'))).toHaveLength(1)
  expect(await page.evaluate(() => window.SiteEmbed?.version)).not.toBe('9.9.9')
})

test('the script runs beside page elements named like its globals', async ({ site }) => {
  await site.open(`<img name="currentScript" alt=""><div id="SiteEmbed"></div>${both(site)}`)
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(await site.page.evaluate(() => typeof window.SiteEmbed?.check)).toBe('function')
})

test('the owner is told that a tag name is taken, and the other element works', async ({
  site,
}) => {
  const head = `<script>customElements.define('site-search', class extends HTMLElement {})</script>`
  await site.open(both(site), { head })
  await expect(site.page.getByText('He counts the lamps.')).toBeVisible()
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/already defined <site-search>.*data-prefix/)
  expect(site.errors).toEqual([])
})

test('data-prefix registers the elements under the page’s own names', async ({ site }) => {
  await site.open(`<acme-site-search ${site.search}></acme-site-search>`, {
    script: 'defer data-prefix="acme"',
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(await site.page.evaluate(() => customElements.get('site-search'))).toBeUndefined()
})

test('both elements work under a strict policy', { tag: '@core' }, async ({ site }) => {
  const services = new URL(site.sandbox.url).origin
  await site.open(both(site), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.cdn.url}; style-src 'none'; connect-src ${services}; img-src ${services}; require-trusted-types-for 'script'`,
    },
  })
  const { page } = site
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  const box = await page
    .getByRole('searchbox')
    .evaluate((input) => getComputedStyle(input).minHeight)
  expect(box).toBe('44px')
  expect(site.errors).toEqual([])
  expect(site.console).toEqual([])
})

test('a visitor reads Polish letters on a page of another encoding', async ({ site }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    lang: 'pl',
    headers: { 'content-type': 'text/html; charset=windows-1252' },
  })
  await expect(site.page.getByText('60 wyników')).toBeVisible()
})
