// Whoever comes back to results finds them, and the place in them.
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { endless, hits } from './paging.ts'
import { expect, type Site, searches, test } from './site.ts'

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

test('Back restores query, filters, size, page and scroll position', { tag: '@core' }, async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize({ width: 1280, height: 500 })
  await openElsewhere(site)
  await site.open(
    `${elsewhere}<site-search ${site.search} facets="city" per-page-options="5, 20"></site-search>`,
    noStore,
  )
  await page.getByRole('searchbox').fill('evening')
  // What is asked for last is the page: letters that wait for their pause would begin at the first one.
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('combobox').selectOption('5')
  await page.getByRole('link', { name: 'Page 2' }).click()
  // With the focus the page has scrolled to its new results.
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await page.evaluate(() => scrollTo(0, 120))
  await thereAndBack(page)
  await expect(page.locator('[aria-current]')).toHaveText('2')
  await expect(hits(page)).toHaveCount(5)
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

test('Back restores the scroll position beside filters longer than the results', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await openElsewhere(site)
  await site.open(
    `${elsewhere}<site-search ${site.search} facets="city, kind" hits-per-page="1"></site-search>`,
    noStore,
  )
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const place = await page.evaluate(() => scrollY)
  const results = await hits(page).evaluate((it) => it.getBoundingClientRect().bottom)
  // So far up that the page would be too short for it with the results alone.
  expect(results).toBeLessThan(200)
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:400', times: 1 })
  await thereAndBack(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('Back and a reload restore three loaded pages and the scroll position', async ({
  site,
  page,
}) => {
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
  // Firefox rounds half a pixel either way when it loads a page again.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - further))
    .toBeLessThanOrEqual(1)
})

// A page that its inspector loads again begins at the top.
test('a reader above the element stays there on a reload', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
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

// Nothing turns its wheel.
test('a visitor who scrolls before the results are back stays where they are', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
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

test('a page that scrolls by itself keeps its place', async ({ site, page }) => {
  await openElsewhere(site)
  const toTop =
    '<script>history.scrollRestoration = "manual"; addEventListener("pageshow", () => scrollTo(0, 0))</script>'
  await site.open(
    `${toTop}${elsewhere}<div style="height:400px"></div>${endless(site, '')}<div style="height:400px"></div>`,
    noStore,
  )
  await expect(hits(page)).toHaveCount(20)
  await page.evaluate(() => scrollTo(0, 700))
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:400', times: 1 })
  await thereAndBack(page)
  await expect(hits(page)).toHaveCount(20)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Back in the same document, which the browser has kept with all its scripts. */
async function awayAndBack(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, 'kept', false)
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted), {
      once: true,
    })
  })
  await page.getByRole('link', { name: 'Elsewhere' }).dispatchEvent('click')
  await page.waitForURL(/elsewhere/)
  await page.evaluate(() => setTimeout(() => history.back()))
  await page.waitForFunction(() => Reflect.get(window, 'kept') === true)
}

test('the back-forward cache of Chromium restores everything without a request', {
  tag: '@chromium',
}, async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    await openElsewhere(site)
    await site.open(
      `${elsewhere}<site-search ${site.search} layout="dropdown"></site-search><site-search ${site.search} layout="dialog"></site-search>${endless(site, 'paging="more"')}<rich-doc ${site.content} entry-id="harbour"></rich-doc>`,
    )
    const page = await browser.newPage()
    await page.goto(`${site.sandbox.url}/page.html`)
    const list = page.locator('site-search').last()
    await list.getByRole('button', { name: 'Show more results' }).click()
    await expect(list.locator('[part="hit"]')).toHaveCount(40)
    await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    let before = site.sandbox.requests.length
    const isAsItWas = async () => {
      await awayAndBack(page)
      await expect(list.locator('[part="hit"]')).toHaveCount(40)
      await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
      const asked = site.sandbox.requests.slice(before).filter(({ url }) => !/\.html/.test(url))
      expect(asked).toEqual([])
    }
    await isAsItWas()
    expect(await page.evaluate(() => scrollY)).toBe(700)

    const dropdown = page.locator('site-search[layout="dropdown"]')
    // All letters at once, because “rig” finds the same, and then “riga” would still be asked for.
    await dropdown.getByRole('combobox').fill('riga')
    const option = dropdown.getByRole('option', { name: /^Evening 4:/ })
    await expect(option).toBeVisible()
    before = site.sandbox.requests.length
    await isAsItWas()
    await expect(option).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(option).toBeHidden()

    const dialog = page.locator('site-search[layout="dialog"]')
    await dialog.locator('[part~="opener"]').click()
    await dialog.getByRole('searchbox').fill('riga')
    await expect(dialog.getByText('12 results')).toBeVisible()
    before = site.sandbox.requests.length
    await isAsItWas()
    await expect(dialog.getByText('12 results')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.locator('[part="dialog"]')).toBeHidden()
  } finally {
    await browser.close()
  }
})

// What drives these hears of no page that is there again: the page itself tells what is in it, to a service.
test('the back-forward cache of Firefox and WebKit restores everything', async ({
  site,
  browser: first,
  browserName,
  launchOptions,
  channel,
}) => {
  test.skip(browserName === 'chromium', 'It has the test above.')
  const { firefoxUserPrefs, ...options } = launchOptions
  const keepsPages = { ...firefoxUserPrefs, 'browser.sessionhistory.max_total_viewers': 8 }
  const browser = await first.browserType().launch({
    ...options,
    ...(channel ? { channel } : {}),
    ...(browserName === 'firefox' ? { firefoxUserPrefs: keepsPages } : {}),
    env: { ...process.env, SITE_EMBED_PAGE_CACHE: 'TRUE' },
  })
  try {
    const back = 'addEventListener("pageshow", () => setTimeout(() => history.back()))'
    site.pages.set('/elsewhere.html', {
      html: `<!doctype html><script>${back}</script>`,
      headers: {},
    })
    await site.open(
      `${endless(site, 'paging="more"')}<rich-doc ${site.content} entry-id="harbour"></rich-doc>`,
    )
    const page = await browser.newPage()
    await page.goto(`${site.sandbox.url}/page.html`)
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(hits(page)).toHaveCount(40)
    await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
    const before = site.sandbox.requests.length
    await page.evaluate(() => {
      scrollTo(0, 700)
      const within = (tag: string) => document.querySelector(tag)?.shadowRoot
      addEventListener('pageshow', ({ persisted }) => {
        // WebKit scrolls back after it has told of the page.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const results = within('site-search')?.querySelectorAll('[part="hit"]').length
            const isRead = within('rich-doc')?.textContent?.includes('The sea keeps its own time.')
            const told = JSON.stringify({ persisted, results, isRead, scrollY })
            void fetch(`/spaces/told?${encodeURIComponent(told)}`)
          }),
        )
      })
      setTimeout(() => location.assign('/elsewhere.html'))
    })
    const asked = () =>
      site.sandbox.requests.slice(before).map(({ url }) => decodeURIComponent(url))
    const asItWas = { persisted: true, results: 40, isRead: true, scrollY: 700 }
    await expect.poll(asked).toEqual([`/spaces/told?${JSON.stringify(asItWas)}`])
  } finally {
    await browser.close()
  }
})
