// How more results are reached: numbered pages, a button, or by themselves; and what Back brings.
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { expect, heard, type Site, searches, test } from './site.ts'

const endless = ({ search }: Site, more: string) =>
  `<site-search ${search.replace('"tales"', '"endless"')} ${more}></site-search>`
const hits = (page: Page) => page.locator('[part="hit"]')
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('site-search')?.shadowRoot?.activeElement?.textContent)
const noStore = { headers: { 'cache-control': 'no-store' } }
/** Leaves by the page's own link, as visitors do, and comes back. */
async function thereAndBack(page: Page) {
  await page.getByRole('link', { name: 'Elsewhere' }).dispatchEvent('click')
  await page.waitForURL(/elsewhere/)
  await page.goBack()
}
const elsewhere = '<a href="/elsewhere.html">Elsewhere</a>'
const openElsewhere = (site: Site) =>
  site.open('<h1>Elsewhere</h1>', { path: '/elsewhere.html', script: null })

test('the first and the last page are always near, and only pages that can be reached are offered', async ({
  site,
}) => {
  const { page } = site
  await site.open(endless(site, 'hits-per-page="4"'))
  const nav = page.getByRole('navigation')
  const numbers = nav.locator('li:visible').filter({ hasText: /\d/ })
  // 260 lines, of which the index lets 200 be reached.
  await expect(page.getByText('260 results')).toBeVisible()
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '50'])
  await nav.getByText('50', { exact: true }).click()
  await expect(numbers).toHaveText(['1', '46', '47', '48', '49', '50'])
  await expect(page.getByRole('heading', { name: 'Line 199' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await nav.getByText('46', { exact: true }).click()
  await expect(numbers).toHaveText(['1', '45', '46', '47', '50'])
  await expect(nav.locator('[aria-current]')).toHaveText('46')
})

test('on narrow elements the pages stay in one row, within the element', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 320, height: 700 })
  await site.open(endless(site, 'hits-per-page="4"'))
  const next = page.getByRole('link', { name: 'Next page' })
  for (let count = 2; count <= 7; count++) {
    await next.click()
    await expect(page.locator('[aria-current]')).toHaveText(String(count))
    const places = await page
      .locator('.pagination li:visible')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(312)
  }
  await expect(page.locator('.pagination li:visible')).toHaveText(['‹', '1', '7', '50', '›'])
})

test('with url-sync a page is a link that can be opened elsewhere', async ({ site }) => {
  const { page } = site
  await site.open(endless(site, 'url-sync hits-per-page="4" query="line"'))
  const link = page.getByRole('link', { name: 'Page 3' })
  await expect(link).toHaveAttribute('href', /\?page=3$/)
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.locator('[aria-current]')).toHaveText('3')
})

for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const)
  test(`a page that is clicked with ${key} is left to the browser`, async ({ site }) => {
    const { page } = site
    await site.open(`<site-search ${site.search} hits-per-page="5" url-sync></site-search>`)
    const left = await page.evaluateHandle(() => {
      const list: boolean[] = []
      document.addEventListener('click', (event) => {
        list.push(!event.defaultPrevented)
        event.preventDefault()
      })
      return list
    })
    await page.getByRole('link', { name: 'Page 2' }).click({ modifiers: [key] })
    expect(await left.jsonValue()).toEqual([true])
    await expect(page.locator('[aria-current="page"]')).toHaveText('1')
  })

test('a page beyond the last becomes the last page', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} url-sync></site-search>`, {
    path: '/page.html?page=40',
  })
  await expect(page.locator('[aria-current]')).toHaveText('3')
  await expect(page.getByRole('heading', { name: /Evening 59/ })).toBeVisible()
})

test('after another page the results begin below what sticks to the top, and move only if they must', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<header style="position:sticky;top:0;height:80px;background:#ddd;z-index:1"></header><div style="height:300px"></div>${endless(site, 'hits-per-page="30" style="scroll-margin-top:80px"')}`,
    { head: '<style>body{margin:0}html{scroll-behavior:smooth}</style>' },
  )
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('heading', { name: 'Line 30', exact: true })).toBeInViewport()
  const region = page.getByRole('region', { name: 'Results' })
  await expect(region).toBeFocused()
  expect(await region.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(80)
  await page.locator('site-search').evaluate((it) => it.setAttribute('hits-per-page', '3'))
  await expect(hits(page)).toHaveCount(3)
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('heading', { name: 'Line 3', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('“more” adds to the list, says how much of it is shown, and the reader goes on at the first new result', async ({
  site,
}) => {
  const { page } = site
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search} paging="more" hits-per-page="25"></site-search>`)
  const button = page.getByRole('button', { name: 'Show more results' })
  await expect(page.getByText('25 of 60 results')).toBeVisible()
  await button.click()
  await expect(hits(page)).toHaveCount(50)
  await expect(page.getByText('50 of 60 results')).toHaveRole('status')
  expect(await focused(page)).toMatch(/^Evening 25:/)
  expect(searches(site)).toHaveLength(2)
  expect((await results()).at(-1)).toMatchObject({ page: 1, hits: { length: 50 } })
  await button.press('Enter')
  await expect(hits(page)).toHaveCount(60)
  expect(await focused(page)).toMatch(/^Evening 50:/)
  await expect(button).toHaveCount(0)
  await expect(page.getByText('60 of 60 results')).toBeVisible()
})

test('“more” moves the focus to the first new result also in a grouped list, and where results have no link', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<site-search ${site.search} paging="more" hits-per-page="10" group-by="city"></site-search>`,
    {
      head: `<script>addEventListener('DOMContentLoaded', () => {
        document.querySelector('site-search').renderHit = ({ title }) => title
      })</script>`,
    },
  )
  await expect(hits(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect(hits(page)).toHaveCount(20)
  // The first group's first new one.
  await expect.poll(() => focused(page)).toBe('Evening 10: a play in Gdańsk')
})

test('another search in a growing list starts with its first page', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} paging="more" hits-per-page="5"></site-search>`)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect(hits(page)).toHaveCount(10)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('5 of 12 results')).toBeVisible()
  await expect(hits(page)).toHaveCount(5)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('when more results cannot be loaded it is said beside the button, which tries again', async ({
  site,
}) => {
  const { page } = site
  const errors = await heard(page, 'search-error')
  await site.open(`<site-search ${site.search} paging="more"></site-search>`)
  const button = page.getByRole('button', { name: 'Show more results' })
  await expect(button).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: '400' })
  await button.click()
  await expect(page.locator('.more [role="alert"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(hits(page)).toHaveCount(20)
  expect(await errors()).toHaveLength(1)
  site.sandbox.faults.clear()
  await button.click()
  await expect(hits(page)).toHaveCount(40)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await focused(page)).toMatch(/^Evening 20:/)
})

test('an endless list asks for more near its end only, and lets the page’s footer be reached', async ({
  site,
}) => {
  const { page } = site
  // Less, with the 600 pixels that are near, than twenty lines are high.
  await page.setViewportSize({ width: 1280, height: 400 })
  await site.open(`${endless(site, 'paging="scroll"')}<footer>Imprint</footer>`)
  await expect(hits(page)).toHaveCount(20)
  const bottom = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const before = searches(site).length
  for (let pages = 2; pages <= 6; pages++) {
    await bottom()
    await expect(hits(page)).toHaveCount(20 * pages)
  }
  expect(searches(site).length - before).toBeLessThanOrEqual(5)
  await bottom()
  await expect(page.getByText('Imprint')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeVisible()
  await page.getByRole('button', { name: 'Show more results' }).press('Enter')
  await expect(hits(page)).toHaveCount(140)
  expect(await focused(page)).toBe('Line 120')
  for (let pages = 8; pages <= 10; pages++) {
    await bottom()
    await expect(hits(page)).toHaveCount(20 * pages)
  }
  // All that can be reached.
  await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0)
  await expect(page.getByText('200 of 260 results')).toBeVisible()
  expect(searches(site)).toHaveLength(10)
})

test('an endless list that is far from its end asks once', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 1280, height: 400 })
  const results = await heard(page, 'search-results')
  await site.open(endless(site, 'paging="scroll" hits-per-page="100"'))
  await expect(hits(page)).toHaveCount(100)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await results()).toHaveLength(1)
  expect(searches(site)).toHaveLength(1)
})

test('an endless list that is short, or empty, or answers nothing, does not ask on and on', async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search} paging="scroll" query="amber"></site-search>`)
  await expect(hits(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
  await page.evaluate(() => {
    const client = {
      asked: 0,
      search: async (requests: unknown[]) => {
        client.asked++
        return { results: requests.map(() => ({ hits: [], nbHits: 500, nbPages: 50 })) }
      },
    }
    Reflect.set(window, 'client', client)
    const element = document.querySelector('site-search')
    if (element) Reflect.set(element, 'searchClient', client)
  })
  await expect(page.getByText('500 results', { exact: true })).toBeVisible()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(
    await page.evaluate(() => Reflect.get(Reflect.get(window, 'client'), 'asked')),
  ).toBeLessThanOrEqual(2)
})

test('without an IntersectionObserver, and after an error, an endless list has its button', async ({
  site,
}) => {
  const { page } = site
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await site.open(endless(site, 'paging="scroll" hits-per-page="3"'))
  const button = page.getByRole('button', { name: 'Show more results' })
  await button.click()
  await expect(hits(page)).toHaveCount(6)
  expect(searches(site)).toHaveLength(2)
  site.sandbox.faults.set({ match: /indexes/, fault: '400' })
  await button.click()
  await expect(page.getByRole('alert')).toBeVisible()
  site.sandbox.faults.clear()
  await button.click()
  await expect(hits(page)).toHaveCount(9)
})

test('Back finds query, filters, size, page and place as they were', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 1280, height: 500 })
  await openElsewhere(site)
  await site.open(
    `${elsewhere}<site-search ${site.search} facets="city" per-page-options="5, 20"></site-search>`,
    noStore,
  )
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('combobox').selectOption('5')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.locator('[aria-current]')).toHaveText('2')
  await page.evaluate(() => scrollTo(0, 120))
  await thereAndBack(page)
  await expect(page.locator('[aria-current]')).toHaveText('2')
  await expect(hits(page)).toHaveCount(5)
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

test('Back and loading again find three loaded pages and the place in them, though the page is short before they come', async ({
  site,
}) => {
  const { page } = site
  await openElsewhere(site)
  await site.open(elsewhere + endless(site, 'paging="more"'), noStore)
  for (const count of [40, 60]) {
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(hits(page)).toHaveCount(count)
  }
  await page.getByRole('heading', { name: 'Line 50' }).evaluate((it) => it.scrollIntoView())
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(2000)
  const before = searches(site).length
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:400', times: 1 })
  await thereAndBack(page)
  await expect(hits(page)).toHaveCount(60)
  expect(searches(site).length - before).toBe(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expect(page.getByText('60 of 260 results')).toBeVisible()
  // The same page anew, after somebody has read on since the last click.
  await page.getByRole('heading', { name: 'Line 20' }).evaluate((it) => it.scrollIntoView())
  const further = await page.evaluate(() => scrollY)
  expect(further).toBeLessThan(place - 500)
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:300', times: 1 })
  await page.reload()
  await expect(hits(page)).toHaveCount(60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(further)
})

test('whoever reads above the element when the page is loaded again stays there, whatever is between', async ({
  site,
}) => {
  const { page } = site
  const late =
    '<div id="late"></div><script>if (!history.state) late.style.height = "600px"</script>'
  await site.open(
    `<div style="height:1500px"></div>${late}<site-search ${site.search}></site-search>`,
  )
  await expect(hits(page)).toHaveCount(20)
  await page.evaluate(() => scrollTo(0, 300))
  await page.reload()
  await expect(hits(page)).toHaveCount(20)
  expect(await page.locator('#late').evaluate((it) => it.clientHeight)).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('a visitor who scrolls before the results are back stays where they are', async ({ site }) => {
  const { page } = site
  await openElsewhere(site)
  await site.open(
    `${elsewhere}<div style="height:900px"></div>${endless(site, 'paging="more"')}`,
    noStore,
  )
  await expect(hits(page)).toHaveCount(20)
  await page.evaluate(() => scrollTo(0, 1500))
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:1500', times: 1 })
  await thereAndBack(page)
  await page.waitForFunction(() => customElements.get('site-search'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(hits(page)).toHaveCount(20)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
})

test('a page from the browser’s back-forward cache is as it was, without a request', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    await openElsewhere(site)
    await site.open(elsewhere + endless(site, 'paging="more"'))
    const page = await browser.newPage()
    await page.goto(`${site.sandbox.url}/page.html`)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted)),
    )
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(hits(page)).toHaveCount(40)
    await page.evaluate(() => scrollTo(0, 700))
    const before = searches(site).length
    await page.getByRole('link', { name: 'Elsewhere' }).dispatchEvent('click')
    await page.waitForURL(/elsewhere/)
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForFunction(() => Reflect.get(window, 'kept') === true)
    await expect(hits(page)).toHaveCount(40)
    expect(await page.evaluate(() => scrollY)).toBe(700)
    expect(searches(site)).toHaveLength(before)
  } finally {
    await browser.close()
  }
})

test('on a slow line two quick clicks on “Next” are two pages, and show at once', async ({
  site,
}) => {
  const { page } = site
  await site.open(endless(site, 'hits-per-page="4" url-sync'))
  await expect(page.getByText('260 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:1500' })
  const next = page.getByRole('link', { name: 'Next page' })
  const shown = page.getByRole('navigation').locator('[aria-current]')
  await next.click()
  await expect(shown).toHaveText('2')
  await next.click()
  await expect(shown).toHaveText('3')
  // The answer is still on its way.
  await expect(page.getByRole('heading', { name: 'Line 0', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Line 8', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=3/)
  await page.goBack()
  await expect(shown).toHaveText('2')
})
