// `layout="dialog"`: a button in the page, and a modal above it that leaves nothing behind.
import type { Page } from '@playwright/test'
import { box, dialog, hits, long, opener, searching } from './dialog.ts'
import { expect, heard, searches, test } from './site.ts'

/** What has the focus, in words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    if (at === document.body) return null
    return at?.getAttribute('aria-label') ?? at?.textContent ?? null
  })

const call = (page: Page, method: string) =>
  page
    .locator('site-search')
    .first()
    .evaluate((it, name) => Reflect.get(it, name).call(it), method)

test('a search by keyboard alone, from the button to the result and back to the button', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<a href="#">Before</a>${searching(site, 'facets="none"')}`)
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(opener(page)).toBeFocused()
  expect(searches(site)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('rig')
  await expect(page.getByText('12 results')).toBeVisible()
  const links = hits(page).getByRole('link')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  for (let at = 2; at < 9; at++) await page.keyboard.press('ArrowDown')
  await expect(links.nth(7)).toBeFocused()
  await expect(hits(page).nth(7)).toBeInViewport({ ratio: 1 })
  for (let at = 7; at >= 0; at--) await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  // Home and End are the text’s.
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('a')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('riga')
  // Round and round, by way of the browser’s own buttons: what is behind is never reached.
  const reached = new Set<string | null>()
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab')
    reached.add(await focused(page))
  }
  expect([...reached]).not.toContain('Before')
  expect([...reached]).not.toContain('Search…')
  await box(page).focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page)).toBeFocused()
  const selected = () =>
    box(page).evaluate((it: HTMLInputElement) =>
      it.value.slice(it.selectionStart ?? 0, it.selectionEnd ?? 0),
    )
  expect(await selected()).toBe('riga')
  await page.keyboard.press('ArrowDown')
  const address = await links.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
})

test('a dialog sends no request before a letter is typed', async ({ site, page }) => {
  await site.open(searching(site))
  await expect(opener(page)).toBeVisible()
  await expect(page.locator('site-search')).toMatchAriaSnapshot('- button "Search…"')
  expect(await page.locator('.results, dialog').count()).toBe(0)
  await opener(page).click()
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - form "Search":
          - searchbox "Search"
      - button "Close"
  `)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(searches(site)).toEqual([])
  await box(page).fill('amber')
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - form "Search":
          - searchbox "Search": amber
          - button "Clear search"
      - button "Close"
      - region "Results":
        - status: 1 result
        - list:
          - listitem:
            - heading "The amber lighthouse" [level=3]:
              - link "The amber lighthouse"
  `)
  // At rest the count is said.
  await expect(dialog(page).getByRole('status')).toHaveAttribute('aria-live', 'polite')
})

test('a dialog opened and closed 200 times leaves no node, no listener and no scrolled page behind', {
  tag: '@chromium',
}, async ({ site, page }) => {
  await site.open(
    `${long}${searching(site, 'facets="none" query="riga" hits-per-page="3"')}${long}`,
  )
  await page.evaluate(() => scrollTo(0, 1234))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  const times = (number: number) =>
    page.locator('site-search').evaluate((it, rounds) => {
      for (let round = 0; round < rounds; round++) {
        Reflect.get(it, 'open').call(it)
        if (!it.shadowRoot?.querySelector(':modal')) throw new Error('it did not open')
        Reflect.get(it, 'close').call(it)
      }
      return it.shadowRoot?.querySelectorAll('*').length
    }, number)
  const inside = await times(0)
  await call(page, 'open')
  await expect(hits(page).first()).toBeVisible()
  await times(5)
  const before = await count()
  expect(await times(200)).toBe(inside)
  // React keeps the last of what it removed.
  const after = await count()
  expect(after.nodes - before.nodes).toBeLessThan(20)
  expect(after.listeners - before.listeners).toBeLessThan(5)
  expect(await page.evaluate(() => scrollY)).toBe(1234)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('style=""')
  expect(site.errors).toEqual([])
})

test('the focus goes back where it was when a dialog closes', async ({ site, page }) => {
  await site.open(
    `<label>Name <input id="name"></label><button id="go">Go</button><i>Plain</i>${searching(site)}`,
  )
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.evaluate(() => document.getElementById('name')?.remove())
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  // Where nothing had it, nothing gets it.
  await opener(page).blur()
  await call(page, 'open')
  await call(page, 'close')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await call(page, 'focus')
  await expect(opener(page)).toBeFocused()
  await call(page, 'open')
  await page.getByRole('button', { name: 'Close' }).focus()
  await call(page, 'focus')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  // Where another leads to the search from now on, it has the focus, or its place is kept.
  const element = page.locator('site-search')
  const put = (name: string, value: string) =>
    element.evaluate((it, [key, now]) => it.setAttribute(key, now), [name, value] as const)
  await put('trigger', '#nowhere')
  await expect(opener(page)).toBeFocused()
  await put('trigger', '#go')
  await expect(opener(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go' })).toBeFocused()
  await element.evaluate((it) => it.removeAttribute('trigger'))
  await opener(page).focus()
  await put('trigger', 'i')
  await expect(opener(page)).toHaveCount(0)
  await expect(element).toBeFocused()
  expect(site.errors).toEqual([])
})

test('Escape closes the calendar, then the filters, then the dialog', async ({ site, page }) => {
  const opened = await heard(page, 'search-open')
  const closed = await heard(page, 'search-close')
  const wares = searching(site, 'facets="kind, starts_at:date" query="pot"')
  await site.open(wares.replace('"tales"', '"wares"'))
  await opener(page).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('button', { name: /Calendar/ }).click()
  await expect(filters.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters.getByRole('grid')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  // The second key comes before the browser has told of the first one's work.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')])
  await expect(box(page)).toHaveValue('pot')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('pot')
  expect(await opened()).toEqual([{}, {}, {}])
  expect(await closed()).toEqual([{}, {}])
})

test('a click beside the dialog closes it, a drag does not', async ({ site, page }) => {
  await site.open(
    `${searching(site, 'query="riga"')}<a href="/gone" style="position:fixed;inset:0">All</a>`,
  )
  await call(page, 'open')
  await expect(hits(page).first()).toBeVisible()
  const { x, y, width } = (await box(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 3 })
    await page.mouse.up()
  }
  await drag([x + width / 2, y + 20], [20, 20])
  await expect(dialog(page)).toBeVisible()
  await drag([20, 20], [x + width / 2, y + 20])
  await expect(dialog(page)).toBeVisible()
  await drag([20, 20], [30, 30])
  await expect(dialog(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/page.html')
})

test('a chosen result closes the dialog, unless it opens a new tab', {
  // There a click with Control opens no tab.
  tag: ['@window', '@not-webkit'],
}, async ({ site, page }) => {
  await site.open(
    `${searching(site, 'query="riga" hit-url="#{kind}"')}${long}<h2 id="play" tabindex="-1">Plays</h2>${long}`,
  )
  await opener(page).click()
  const play = hits(page).getByRole('link', { name: 'play' }).first()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    play.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.close()
  await expect(dialog(page)).toBeVisible()
  await play.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Plays' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Plays' })).toBeFocused()

  // A router takes the link over; then a listener of the page’s own cancels the choice.
  await page.locator('site-search').evaluate((it) => it.setAttribute('hit-url', '/{kind}'))
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await call(page, 'open')
  await play.click()
  await expect(dialog(page)).toHaveCount(0)
  await page.evaluate(() =>
    document.addEventListener('search-select', (event) => event.preventDefault()),
  )
  await call(page, 'open')
  await play.click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(dialog(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/page.html')
})

// Nothing turns its wheel.
test('another page of results begins at its top in a dialog', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await site.open(
    `${long}${searching(site, 'query="evening" facets="none" hits-per-page="6"')}${long}`,
  )
  await page.evaluate(() => scrollTo(0, 1500))
  await call(page, 'open')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[part="stats"]')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Page 3' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('PageDown')
  await page.mouse.wheel(0, 3000)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 3000)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})

test('typing goes on in the box after a click beside the results', async ({ site, page }) => {
  await site.open(
    `${searching(site, 'query="amber"')}<script>
      window.letters = []
      for (const type of ['keydown', 'keypress', 'keyup'])
        addEventListener(type, ({ key }) => key.length === 1 && letters.push(key))
    </script>`,
  )
  await opener(page).click()
  await page.getByText('1 result', { exact: true }).click()
  await page.keyboard.type('x')
  await expect(box(page)).toHaveValue('amberx')
  expect(await page.evaluate(() => Reflect.get(window, 'letters'))).toEqual([])
})

test('a button’s accessible name begins with its visible words', async ({ site, page }) => {
  await site.open(
    `${searching(site, 'label="Tales"')}${searching(site, 'label="Wares" placeholder="Find a ware"')}${searching(site, 'label="Help"', '<template slot="button"><b>?</b></template>')}${searching(site, '', '<template slot="button"><img src="/favicon.ico" alt=""></template>')}`,
  )
  const names = page.locator('[part~="opener"]')
  for (const [at, name] of ['Search… Tales', 'Find a ware Wares', '? Help', 'Search'].entries())
    await expect(names.nth(at)).toHaveAccessibleName(name)
})
