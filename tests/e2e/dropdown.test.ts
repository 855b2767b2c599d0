// The dropdown: a combobox by keyboard, pointer and finger, in the top layer of somebody's page.
import type { Page } from '@playwright/test'
import { expect, heard, type Site, searches, test } from './site.ts'

const dropdown = ({ search }: Site, attributes = '', inside = '') =>
  `<site-search ${search} layout="dropdown" ${attributes}>${inside}</site-search>`
const box = (page: Page) => page.getByRole('combobox')
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
const popup = (page: Page) => page.locator('[part="dropdown"]')
const suggestions = 'suggestions-index="tales_suggestions"'
const recently = (page: Page, ...words: string[]) =>
  page.addInitScript(
    (list) => localStorage.setItem('site-embed:recent:TESTAPP:tales', JSON.stringify(list)),
    words,
  )
const call = (page: Page, method: string) =>
  page.locator('site-search').evaluate((it, name) => Reflect.get(it, name).call(it), method)

test.describe('a dropdown by keyboard', () => {
  test('arrows go through the options and the box, Home and End to the ends, Enter opens one', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site, 'hits-per-page="3" results-page="/found"'))
    await page.keyboard.press('Tab')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('riga')
    await expect(page.getByRole('option')).toHaveCount(4)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(active(page)).toHaveCount(0)
    const titles = [/^Evening 4:/, /^Evening 9:/, /^Evening 14:/]
    for (const title of titles) {
      await page.keyboard.press('ArrowDown')
      await expect(active(page)).toHaveText(title)
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? '',
      )
    }
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText('See all 12 results')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCount(0)
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    // Nothing is active: the keys are the caret's.
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    await expect(box(page)).toHaveValue('xriga')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('option')).toHaveCount(4)
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText('See all 12 results')
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveText(/^Evening 4:/)
    await page.keyboard.press('End')
    await expect(active(page)).toHaveText('See all 12 results')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tales\/4$/)
  })

  test('Escape closes the popup, then empties the box, and only then reaches a dialog around the element', async ({
    site,
  }) => {
    const { page } = site
    await site.open(
      `<dialog id="around"><button>First</button>${dropdown(site)}</dialog><script>document.getElementById('around').showModal(); let keys = 0; addEventListener('keydown', ({ key }) => { if (key === 'Escape') document.title = 'heard ' + ++keys })</script>`,
    )
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('riga')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await expect(page.locator('#around')).toBeVisible()
    await expect(page).toHaveTitle('Test')
    await page.keyboard.press('Escape')
    await expect(page.locator('#around')).toBeHidden()
    await expect(page).toHaveTitle('heard 1')
  })

  test('Tab closes the popup and goes on in the page; Alt with an arrow opens and closes it; typing opens it', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(popup(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(popup(page)).toHaveCount(0)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(popup(page)).toBeVisible()
    await expect(active(page)).toHaveCount(0)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(popup(page)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText(/^Evening 29:/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText(/^Evening 4:/)
    await page.keyboard.press('Escape')
    expect(searches(site)).toHaveLength(1)
    await page.keyboard.type('amber')
    await expect(page.getByRole('option')).toHaveText([/The amber lighthouse/])
  })

  test('Ctrl and Enter opens a result in a new tab, and the popup stays open', async ({
    site,
    context,
  }) => {
    const { page } = site
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ])
    await expect(tab).toHaveURL(/\/tales\/4$/)
    await expect(popup(page)).toBeVisible()
    await expect(page).toHaveURL(/page\.html$/)
  })

  test('“See all” leads to the search of this page that shows them', async ({ site }) => {
    const { page } = site
    await site.open(
      dropdown(site, 'for="#all" label="Header"') +
        `<site-search id="all" ${site.search} label="All"></site-search>`,
    )
    await expect(page.getByText('60 results')).toBeVisible()
    await box(page).fill('riga')
    await expect(page.getByRole('option', { name: 'See all 12 results' })).toBeVisible()
    await expect(page.getByText('60 results')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.locator('#all').getByText('12 results')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'All' })).toHaveValue('riga')
    await expect(popup(page)).toHaveCount(0)
  })

  test('keys of an input method choose nothing', async ({ site }) => {
    const { page } = site
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const press = (init: object) =>
      box(page).evaluate((input, more) => {
        const options = { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...more }
        return input.dispatchEvent(new KeyboardEvent('keydown', options))
      }, init)
    expect(await press({ isComposing: true })).toBe(true)
    expect(await press({ keyCode: 229 })).toBe(true)
    expect(await press({ isComposing: true, key: 'ArrowDown' })).toBe(true)
    await expect(active(page)).toHaveText(/^Evening 4:/)
    await expect(page).toHaveURL(/page\.html$/)
  })

  test('Enter without an active option follows a redirect, leads to the results page, or leaves the popup open', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(6)
    await expect(popup(page)).toBeVisible()
    await site.open(dropdown(site, 'results-page="/found"'))
    await box(page).fill('riga')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/found\?q=riga$/)
    await site.open(dropdown(site).replace('"tales"', '"ruled"'))
    await box(page).fill('tickets')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tickets\.html$/)
  })
})

test.describe('recent searches and suggestions', () => {
  test('a suggestion is in the box while it is active, and then the typed text is back', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site, `${suggestions} hits-per-page="2"`))
    await box(page).fill('evening')
    const group = page.getByRole('group', { name: 'Suggestions' })
    await expect(group.getByRole('option')).toHaveText(['evening concert', 'evening by the sea'])
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).toHaveValue('evening concert')
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('evening')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue('evening concert')
    await expect(active(page)).toHaveCount(0)
    await expect(page.getByRole('option', { name: /^Evening 0/ })).toBeVisible()
    // Nowhere to show one category alone.
    await expect(page.getByText('in Concert')).toHaveCount(0)
  })

  test('a suggestion’s category is passed on to the results page', async ({ site }) => {
    const { page } = site
    await site.open(dropdown(site, `${suggestions} results-page="/found"`))
    await box(page).fill('evening')
    await page.getByRole('option', { name: 'evening concert in concert' }).click()
    await page.waitForURL(/\/found\?q=evening\+concert&f\.kind=concert$/)
  })

  test('recent searches open with a click, and can be searched, removed one by one, or all at once', async ({
    site,
  }) => {
    const { page } = site
    await recently(page, 'riga', 'play', 'amber')
    await site.open(dropdown(site, 'recent'))
    await box(page).focus()
    await expect(popup(page)).toHaveCount(0)
    await box(page).click()
    const group = page.getByRole('group', { name: 'Recent searches' })
    await expect(group.getByRole('option')).toHaveCount(7)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).toHaveValue('play')
    await page.keyboard.press('ArrowRight')
    await expect(active(page)).toHaveAccessibleName('Remove “play” from recent searches')
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveText('play')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(active(page)).toHaveText('amber')
    await page.keyboard.press('Delete')
    await expect(active(page)).toHaveText('riga')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText('Clear')
    await expect(box(page)).toHaveValue('')
    expect(searches(site)).toEqual([])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(6)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('option', { name: 'Clear' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('a box in the page offers recent searches too, and is a plain box without them', async ({
    site,
  }) => {
    const { page } = site
    await recently(page, 'riga')
    await site.open(
      `<site-search ${site.search} label="Plain"></site-search><site-search ${site.search} label="Offering" facets="kind" recent ${suggestions}></site-search>`,
    )
    await expect(page.getByRole('searchbox')).toHaveAccessibleName('Plain')
    const offering = page.getByRole('combobox', { name: 'Offering' })
    await offering.click()
    await expect(page.getByRole('option', { name: 'riga', exact: true })).toBeVisible()
    await offering.fill('evening')
    await page.getByRole('option', { name: 'evening concert in concert' }).click()
    await expect(offering).toHaveValue('evening concert')
    await expect(page.getByRole('checkbox', { name: 'concert' }).last()).toBeChecked()
    await expect(popup(page)).toHaveCount(0)
    await offering.fill('evening')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(popup(page)).toHaveCount(0)
  })
})

test.describe('a dropdown by pointer and finger', () => {
  test('only a pointer that moves makes an option active, and a press leaves the focus in the box', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site), { head: '<base target="_top">' })
    const field = await box(page).boundingBox()
    await page.mouse.move((field?.x ?? 0) + 100, (field?.y ?? 0) + 140)
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText(/^Evening 4:/)
    await page.getByRole('option', { name: /^Evening 14/ }).hover()
    await expect(active(page)).toHaveText(/^Evening 14:/)
    await expect(box(page)).toHaveValue('riga')
    await page.mouse.move(5, 5)
    await expect(active(page)).toHaveCount(0)
    await page.getByRole('option', { name: /^Evening 14/ }).hover()
    await page.mouse.down()
    await expect(box(page)).toBeFocused()
    await page.mouse.up()
    await page.waitForURL(/\/tales\/14$/)
  })

  test('the middle button opens a result in a new tab; a press outside closes the popup', async ({
    site,
    context,
  }) => {
    const { page } = site
    await site.open(`<p>Text</p>${dropdown(site)}`)
    await box(page).fill('riga')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('option', { name: /^Evening 9/ }).click({ button: 'middle' }),
    ])
    await expect(tab).toHaveURL(/\/tales\/9$/)
    await page.bringToFront()
    await expect(popup(page)).toBeVisible()
    await page.getByText('Text').click()
    await expect(popup(page)).toHaveCount(0)
    await box(page).click()
    await expect(popup(page)).toBeVisible()
    expect(searches(site)).toHaveLength(1)
  })

  test('a finger scrolls the popup, and a tap chooses', async ({ site, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 500 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    // The page is served by now, for whoever asks.
    await site.open(dropdown(site, 'hits-per-page="20"'))
    await page.goto(site.page.url())
    await box(page).tap()
    await page.keyboard.type('evening')
    await expect(page.getByRole('option')).toHaveCount(20)
    const option = page.getByRole('option').nth(2)
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const client = await context.newCDPSession(page)
    const { x = 0, y = 0 } = (await option.boundingBox()) ?? {}
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y - up }],
      })
    // A tap while the list still glides would only stop it.
    const glide = await page.getByRole('listbox').evaluateHandle((list) => ({
      end: new Promise<number>((tell) => {
        list.addEventListener('scrollend', () => tell(list.scrollTop), { once: true })
      }),
    }))
    await touch('touchStart')
    for (const up of [20, 60, 100, 140]) await touch('touchMove', up)
    await touch('touchEnd')
    expect(await glide.evaluate(({ end }) => end)).toBeGreaterThan(50)
    await expect(active(page)).toHaveCount(0)
    // Android's key that hides the keyboard, and the button above it on an iPhone.
    await box(page).evaluate((input) => input.blur())
    await expect(popup(page)).toBeVisible()
    await page.getByRole('option').last().tap()
    await page.waitForURL(/\/tales\//)
    await context.close()
  })
})

test.describe('the place of the popup', () => {
  const placed = (page: Page) =>
    popup(page).evaluate((it) => {
      const { left, right, top, bottom, width } = it.getBoundingClientRect()
      const around = it.parentElement?.querySelector('form')?.getBoundingClientRect()
      return { left, right, top, bottom, width, box: JSON.parse(JSON.stringify(around)) }
    })

  test('is below the box, or above it where there is more room; it follows the box, and closes when that is out of view', async ({
    site,
  }) => {
    const { page } = site
    await site.open(
      `<div style="height:600px"></div>${dropdown(site)}<div style="height:3000px"></div>`,
    )
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    let { top, bottom, box: around } = await placed(page)
    expect(bottom).toBeLessThan(around.top)
    expect(around.top - bottom).toBeLessThan(10)
    expect(top).toBeGreaterThanOrEqual(8)
    // What is active comes into view, and nothing else moves.
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(async () => (await placed(page)).box.top).toBeLessThan(300)
    await expect
      .poll(async () => {
        ;({ top, bottom, box: around } = await placed(page))
        return top - around.bottom
      })
      .toBeGreaterThan(0)
    expect(top - around.bottom).toBeLessThan(10)
    expect(bottom).toBeLessThanOrEqual(900 - 8)
    await page.evaluate(() => scrollTo(0, 1200))
    await expect(popup(page)).toHaveCount(0)
    await site.open(`<details open><summary>Search</summary>${dropdown(site)}</details>`)
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    await page.locator('details').evaluate((it) => it.removeAttribute('open'))
    await expect(popup(page)).toHaveCount(0)
  })

  test('is as wide as the box, but wide enough to read, and never beyond the window, from left to right or right to left', async ({
    site,
  }) => {
    const { page } = site
    const at = (style: string) => `<div style="width:240px;${style}">${dropdown(site)}</div>`
    const cases = [
      ['', 'ar', 1280, (it: Placed) => expect(it.right).toBe(it.box.right)],
      ['margin:0 auto', 'en', 320, (it: Placed) => expect([it.left, it.right]).toEqual([8, 312])],
    ] as const
    for (const [style, lang, width, check] of cases) {
      await page.setViewportSize({ width, height: 600 })
      await site.open(at(style), {
        lang,
        head: lang === 'ar' ? '<style>html{direction:rtl}</style>' : '',
      })
      await box(page).fill('riga')
      await expect(popup(page)).toBeVisible()
      const it = await placed(page)
      check(it)
      expect(it.width).toBe(Math.min(448, width - 16))
      expect(it.bottom).toBeLessThanOrEqual(592)
    }
    await page.setViewportSize({ width: 1280, height: 600 })
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    const { width, box: around } = await placed(page)
    expect(width).toBe(around.width)
  })

  test('is above everything in the page: nothing covers it, cuts it off or moves it', async ({
    site,
  }) => {
    const { page } = site
    await site.open(
      `<header style="position:sticky;top:0;height:60px">${dropdown(site)}</header><div style="position:fixed;inset:0;top:60px;background:#fcc">Cover</div>`,
      {
        head: '<style>* { z-index: 999999 !important; transform: translateZ(0); overflow: hidden !important; opacity: 0.9 !important; color: red !important; font-size: 10px !important; direction: rtl !important } html, body { transform: none; opacity: 1 !important }</style>',
      },
    )
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    const { left, top, width, box: around } = await placed(page)
    expect([left, width]).toEqual([around.left, around.width])
    expect(top - around.bottom).toBeLessThan(10)
    const hit = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName,
      [left + 50, top + 100],
    )
    expect(hit).toBe('site-search')
    await page.getByRole('option', { name: /^Evening 9/ }).click()
    await page.waitForURL(/\/tales\/9$/)
  })
})

interface Placed {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  box: { left: number; right: number; top: number; bottom: number; width: number }
}

test.describe('what a dropdown asks of the service', () => {
  test('is nothing on load, focus or a click, whatever is in the box; then each query once', async ({
    site,
  }) => {
    const { page } = site
    await page.clock.install()
    await site.open(dropdown(site, `query="riga" autofocus ${suggestions}`))
    await expect(box(page)).toBeFocused()
    await box(page).click()
    await page.clock.runFor(1000)
    expect(searches(site)).toEqual([])
    await expect(popup(page)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText(/^Evening 29:/)
    expect(searches(site)).toHaveLength(1)
    await page.keyboard.press('Escape')
    // Nobody looks.
    await page.locator('site-search').evaluate((it) => Reflect.set(it, 'query', 'play'))
    await expect(box(page)).toHaveValue('play')
    await call(page, 'open')
    await expect(page.getByRole('option').first()).toHaveText(/^Evening 1:/)
    expect(searches(site)).toHaveLength(2)
    const { requests } = JSON.parse(searches(site)[0]?.body ?? '')
    expect(requests).toHaveLength(2)
    expect(requests[0]).not.toHaveProperty('facets')
    expect(requests[0]).toMatchObject({ hitsPerPage: 6 })
  })

  test('is at most six requests for ten letters at 240 ms a key, and three at 120 ms', async ({
    site,
  }) => {
    const { page } = site
    await page.clock.install()
    await site.open(dropdown(site, suggestions))
    await expect(box(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const [delay, most] of [
      [240, 6],
      [120, 3],
    ] as const) {
      const before = searches(site).length
      for (const letter of 'lighthouse') {
        await box(page).press(letter)
        await page.clock.runFor(delay)
      }
      await page.clock.runFor(300 - delay)
      await expect(page.getByRole('option', { name: 'amber lighthouse' })).toBeVisible()
      await expect(page.locator('[part="hit"] mark').first()).toHaveText('lighthouse')
      expect(searches(site).length - before).toBeLessThanOrEqual(most)
      await page.getByRole('button', { name: 'Clear search' }).click()
      await page.clock.runFor(10)
      await expect(popup(page)).toHaveCount(0)
    }
  })

  test('is one request for several indices, whose results are under their names and in events of their own', async ({
    site,
  }) => {
    const { page } = site
    const chosen = await heard(page, 'search-select')
    await site.open(
      dropdown(
        site,
        'hits-per-page="2" insights',
        '<template slot="hit" data-index="help_pages"><b>Help:</b> <a href="{{url}}">{{title|highlight}}</a></template>',
      ).replace('"tales"', '"tales|Evenings, help_pages"'),
    )
    await page.locator('site-search').evaluate((it) => {
      Reflect.set(it, 'transformItems', (hits: { objectID: string; title: string }[]) =>
        hits.map(({ objectID, title }) => ({ objectID, title: title.toUpperCase(), url: '/x' })),
      )
      it.addEventListener('search-select', (event) => event.preventDefault())
    })
    await box(page).fill('evening')
    await expect(popup(page)).toMatchAriaSnapshot(`
      - listbox "Results":
        - group "Evenings":
          - option /EVENING 0/
          - 'option "EVENING 1: A PLAY IN KRAKÓW"'
        - group "Help pages":
          - 'option "Help: HELP 1: AN EVENING WITHOUT STAIRS"'
          - 'option "Help: HELP 3: AN EVENING WITHOUT STAIRS"'
    `)
    expect(searches(site)).toHaveLength(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect
      .poll(chosen)
      .toMatchObject([{ hit: { objectID: 'help-3' }, position: 2, index: 'help_pages' }])
    const [first] = (await chosen()) as { queryID: string }[]
    expect(first?.queryID).toMatch(/^[0-9a-f]{32}$/)
    await page.locator('site-search').evaluate((it) => it.remove())
    await expect
      .poll(() => events(site))
      .toMatchObject([
        { eventType: 'view', index: 'tales' },
        { eventType: 'view', index: 'help_pages', queryID: first?.queryID },
      ])
  })
})

const events = ({ sandbox }: Site) =>
  sandbox.requests
    .filter(({ url }) => url.includes('/1/events'))
    .flatMap(({ body }) => JSON.parse(body).events)

test.describe('the states of a dropdown', () => {
  test('nothing found comes with suggestions, an error with what can be done about it', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site, suggestions))
    await box(page).fill('concert zzzz')
    await expect(popup(page).locator('[part="empty"]')).toContainText(
      'Nothing found for “concert zzzz”',
    )
    await page.getByRole('option', { name: 'concert in riga' }).click()
    await expect(page.locator('[part="hit"]').first()).toBeVisible()
    site.sandbox.faults.set({ match: /indexes/, fault: '503' })
    await box(page).fill('play')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The service has a problem')
    // What was found before stays.
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    site.sandbox.faults.clear()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option').first()).toHaveText(/^Evening 1:/)
    await expect(alert).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    await expect(popup(page)).toBeVisible()
  })

  test('results stay while the next answer is on its way; before the first one their shape is shown', async ({
    site,
  }) => {
    const { page } = site
    site.sandbox.faults.set({ match: /indexes/, fault: 'hang', times: 1 })
    await site.open(dropdown(site))
    await box(page).fill('riga')
    await expect(popup(page).locator('.bones')).toBeVisible()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box(page).fill('play')
    await expect(page.getByRole('option')).toHaveCount(6)
    site.sandbox.faults.set({ match: /indexes/, fault: 'hang', times: 1 })
    await box(page).fill('concert')
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('option')).toHaveCount(6)
  })

  test('open() and close() of the page open and close the popup, with events for both', async ({
    site,
  }) => {
    const { page } = site
    const opened = await heard(page, 'search-open')
    const closed = await heard(page, 'search-close')
    await site.open(dropdown(site, 'query="riga"'))
    await call(page, 'open')
    await expect(popup(page)).toBeVisible()
    await expect(box(page)).toBeFocused()
    expect(await opened()).toEqual([{}])
    expect(await closed()).toEqual([])
    await call(page, 'close')
    await expect(popup(page)).toHaveCount(0)
    expect(await closed()).toEqual([{}])
  })

  test('a result that the owner has shaped is one option: Enter follows its first link, a click any of its links', {
    tag: '@window',
  }, async ({ site, context }) => {
    const { page } = site
    await site.open(
      dropdown(
        site,
        '',
        '<template slot="hit"><h4>{{title}}</h4><a href="/own{{url}}">Read</a> <a href="/other">Other</a></template>',
      ),
    )
    await box(page).fill('riga')
    await expect(page.getByRole('option')).toHaveCount(6)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await page.mouse.move(5, 5)
    await page.getByText('Other').nth(2).hover()
    await expect(active(page)).toHaveAccessibleName(/^Evening 14: .* Read Other$/)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByText('Other').nth(2).click({ button: 'middle' }),
    ])
    await expect(tab).toHaveURL(/\/other$/)
    await page.bringToFront()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/own\/tales\/4$/)
    await page.goBack()
    await box(page).press('ArrowDown')
    // Beside its links the first is meant.
    await page.locator('h4', { hasText: /^Evening 9:/ }).click()
    await page.waitForURL(/\/own\/tales\/9$/)
  })

  test('a result that the owner has shaped without links is the option itself, and leads where the result does', async ({
    site,
  }) => {
    const { page } = site
    await site.open(dropdown(site, '', '<template slot="hit"><h4>{{title}}</h4></template>'))
    await box(page).fill('evening')
    const option = page.getByRole('option', { name: /^Evening 3:/ })
    await expect(option.locator('h4')).toHaveCount(1)
    await option.click()
    await page.waitForURL(/\/tales\/3$/)
  })

  test('a screen reader hears how much was found once the search rests, and nothing else', async ({
    site,
  }) => {
    const { page } = site
    await page.clock.install()
    await site.open(dropdown(site, suggestions))
    await expect(box(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('site-search').evaluate((it) => {
      const said: string[] = []
      Object.defineProperty(window, 'said', { value: said })
      new MutationObserver(() => {
        const regions = it.shadowRoot?.querySelectorAll('[role="status"], [role="alert"]') ?? []
        const now = [...regions].map(({ textContent }) => textContent).join('')
        if (now && now !== said.at(-1)) said.push(now)
      }).observe(it.shadowRoot as Node, { subtree: true, childList: true, characterData: true })
    })
    for (const words of ['riga', 'amber', 'qqqq']) {
      await box(page).fill(words)
      await page.clock.runFor(300)
      await expect
        .poll(() => page.locator('[part="hit"], [part="empty"]').count())
        .toBeGreaterThan(0)
      await expect(page.locator('[part="hit"] mark, [part="empty"]').first()).toContainText(
        new RegExp(words, 'i'),
      )
      await page.clock.runFor(1100)
    }
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'said')))
      .toEqual(['12 results', '1 result', 'Nothing found for “qqqq”'])
  })

  test('two dropdowns on a page do not disturb each other', async ({ site }) => {
    const { page } = site
    await site.open(dropdown(site, 'label="One"') + dropdown(site, 'label="Two"'))
    const one = page.getByRole('combobox', { name: 'One' })
    const two = page.getByRole('combobox', { name: 'Two' })
    await one.fill('riga')
    await expect(popup(page)).toHaveCount(1)
    await two.fill('riga')
    await expect(popup(page)).toHaveCount(1)
    await expect(one).toHaveAttribute('aria-expanded', 'false')
    expect(await one.getAttribute('aria-controls')).not.toBe(
      await two.getAttribute('aria-controls'),
    )
  })
})
