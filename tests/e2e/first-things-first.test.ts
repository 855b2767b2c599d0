// What a visitor waits for comes first: the question before the box, the results before the filters.
import type { Page } from '@playwright/test'
import { entryRequests, expect, heard, hold, isSlim, searches, test } from './site.ts'

/** How much of each element was made when its service was first asked. */
const watchQuestions = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch
    const made: Record<string, number | undefined> = {}
    window.fetch = (...request) => {
      const tag = String(request[0]).includes('/spaces/') ? 'rich-doc' : 'site-search'
      const holder = document.querySelector(tag)?.shadowRoot?.querySelector('div')
      made[tag] ??= holder?.childElementCount
      return send(...request)
    }
    Object.assign(window, { made })
  })

test('elements of the page send one request, before they are created', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await watchQuestions(page)
  await site.open(
    `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({
    'site-search': 0,
    'rich-doc': 0,
  })
  expect([searches(site).length, entryRequests(site).length]).toEqual([1, 1])
})

for (const [what, attributes, address] of [
  ['filters that the page chose', 'selected="city=Riga" facets="city, kind"', ''],
  [
    'filters of any kind',
    'facets="city:menu, starts_at:date, price:range, kind:all limit=200"',
    '',
  ],
  ['a search in the address', 'url-sync facets="city"', '?q=tea&f.city=Riga&f.city=L%C3%BCbeck'],
  ['an interval in the address', 'url-sync facets="price:range"', '?f.price=10:60'],
  ['its own number of results', 'hits-per-page="5" per-page-options="5,10" paging="more"', ''],
  ['filters that the index names', 'filters="kind:play"', ''],
] as const)
  test(`a search with ${what} sends one request, before it is created`, async ({ site, page }) => {
    await watchQuestions(page)
    await site.open(`<site-search ${site.search} ${attributes}></site-search>`, {
      path: `/page.html${address}`,
    })
    await expect(page.locator('[part="hit"]').first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual({ 'site-search': 0 })
    expect(searches(site)).toHaveLength(1)
  })

test('many elements are created without blocking the page', async ({ site, page }) => {
  await page.addInitScript(() => {
    const seen = new Set<number>()
    // A task of the page's own, again and again.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const all = [...document.querySelectorAll('site-search')]
      seen.add(all.filter(({ shadowRoot }) => shadowRoot?.querySelector('.shell')).length)
      port2.postMessage('')
    }
    port2.postMessage('')
    Object.assign(window, { made: () => [...seen] })
  })
  const all = 150
  await site.open(`<site-search ${site.search} layout="dropdown"></site-search>`.repeat(all))
  const made = () => page.evaluate((): number[] => Reflect.get(window, 'made')())
  // Firefox lets the page's tasks go first, and two elements between them.
  await expect.poll(made, { timeout: 40_000 }).toContain(all)
  expect((await made()).filter((count) => count && count < all)).not.toEqual([])
})

test('a search that starts on a later page sends one request', async ({ site }) => {
  await site.open(`<site-search ${site.search} url-sync></site-search>`, {
    path: '/page.html?page=2',
  })
  await expect(site.page.locator('[part="hit"]').first()).toBeVisible()
  expect(searches(site)).toHaveLength(1)
})

test('an early request that fails is not sent again', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search.replace(/api-key="[^"]*"/, 'api-key="wrong"')}></site-search>
    <rich-doc ${site.content} entry-id="nowhere"></rich-doc>`,
  )
  await expect(page.locator('site-search').getByRole('alert')).toBeVisible()
  await expect(page.locator('rich-doc').getByRole('alert')).toBeVisible()
  expect([searches(site).length, entryRequests(site).length]).toEqual([1, 1])
})

test('elements are created when the script has ended', async ({ site, page }) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('rich-doc').then(() => {
      const elements = [...document.querySelectorAll('site-search, rich-doc')]
      const made = elements.map((it) => it.shadowRoot?.querySelector('div')?.childElementCount)
      Reflect.set(window, 'madeByThen', made)
    })
  })
  await site.open(
    `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'madeByThen'))).toEqual([0, 0])
})

for (const [name, attributes, act] of [
  ['keys open a dialog', 'layout="dialog"', 'keys'],
  ['a click on a trigger opens a dialog', 'layout="dialog" trigger="#find"', 'click'],
  ['keys lead to the box', 'shortcut="mod+k"', 'keys'],
] as const)
  test(`${name} that is not created yet`, async ({ site, page }) => {
    await page.addInitScript((how) => {
      const heard = { bubbles: true, cancelable: true }
      void customElements.whenDefined('site-search').then(() => {
        const event =
          how === 'keys'
            ? new KeyboardEvent('keydown', { ...heard, key: 'k', ctrlKey: true })
            : new MouseEvent('click', heard)
        document.querySelector('#find')?.dispatchEvent(event)
        Reflect.set(window, 'isTaken', event.defaultPrevented)
      })
    }, act)
    await site.open(
      `<button id="find">Find</button><site-search ${site.search} ${attributes}></site-search>`,
    )
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, 'isTaken'))).toBe(true)
  })

test('words typed before the dialog is created are in its box', async ({ site, page }) => {
  // Tasks wait until they are let go. Without a scheduler, all of them are timers.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scheduler', { value: undefined })
    const { setTimeout } = window
    const waiting: (() => void)[] = []
    const later = (task: () => void, wait = 0) =>
      wait ? setTimeout(task, wait) : waiting.push(task)
    const letGo = () => {
      Object.assign(window, { setTimeout })
      for (const task of waiting.splice(0)) task()
    }
    Object.assign(window, { setTimeout: later, letGo })
  })
  await site.open(
    `<site-search ${site.search} layout="dialog"><input type="search" aria-label="Fallback"></site-search>`,
  )
  await page.getByLabel('Fallback').pressSequentially('lamp')
  await page.evaluate(() => Reflect.get(window, 'letGo')())
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('lamp')
})

test('an element that is removed before it is created sends no request', async ({ site, page }) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('site-search').then(() => {
      const search = document.querySelector('site-search')
      search?.remove()
      Reflect.set(window, 'removed', search)
    })
  })
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.waitForFunction(() => Reflect.get(window, 'removed'))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(searches(site)).toEqual([])
  await page.evaluate(() => document.body.append(Reflect.get(window, 'removed')))
  await expect(page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect([site.errors, site.console]).toEqual([[], []])
})

test('an element that is removed before it is created starts no renderer', async ({
  site,
  page,
}) => {
  test.skip(isSlim, 'Preact has none.')
  await page.addInitScript(() => {
    const renderers: object[] = []
    const hook = { supportsFiber: true, inject: (one: object) => renderers.push(one) }
    Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
    void customElements.whenDefined('site-search').then(() => {
      document.querySelector('site-search')?.remove()
      setTimeout(() => Reflect.set(window, 'isOver', true))
    })
  })
  const renderers = () => page.evaluate(() => Reflect.get(window, 'renderers').length)
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.waitForFunction(() => Reflect.get(window, 'isOver'))
  expect(await renderers()).toBe(0)
  await page.evaluate(() => document.body.append(document.createElement('site-search')))
  expect(await renderers()).toBe(1)
})

test('a search that a script adds later shows its box at once', async ({ site, page }) => {
  await site.open('<main></main>')
  await page.waitForFunction(() => customElements.get('site-search'))
  const hasBox = await page.evaluate((attributes) => {
    const main = document.querySelector('main')
    main?.insertAdjacentHTML('beforeend', `<site-search ${attributes}></site-search>`)
    return main?.querySelector('site-search')?.shadowRoot?.querySelector('input') !== null
  }, site.search)
  expect(hasBox).toBe(true)
})

test('words typed after the first question left are searched', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (...request) => {
      window.fetch = send
      const typed = document.querySelector('input')
      if (typed) typed.value = 'lighthouse'
      return send(...request)
    }
  })
  await site.open(
    `<site-search ${site.search}><form action="/search"><input name="q"></form></site-search>`,
  )
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(
    'lighthouse',
  )
  expect(await changes()).toMatchObject([{ query: 'lighthouse' }])
})

test('the first results are painted before the filters', async ({ site, page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('site-search')?.shadowRoot
      if (!root?.querySelector('[part="hit"]')) {
        requestAnimationFrame(look)
        return
      }
      // What of this frame is painted is known after sizes have been told: filters find their place then.
      const sizes = new ResizeObserver(() => {
        const count = (selector: string) => root.querySelectorAll(selector).length
        const painted = [count('[part="hit"]'), count('.facet-bones'), count('[part="facet"]')]
        Reflect.set(window, 'painted', painted)
        sizes.disconnect()
      })
      sizes.observe(document.body)
    }
    requestAnimationFrame(look)
  })
  await site.open(`<site-search ${site.search} facets="city, kind"></site-search>`)
  await expect(page.getByRole('group', { name: 'City' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'painted'))).toEqual([20, 2, 0])
})

/** A browser that is idle when the test says so, and counts the formatters that are made. */
async function withIdleTime(page: Page) {
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>()
    let asked = 0
    let formatters = 0
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator'] as const)
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct(target: new (...args: never) => object, args) {
            formatters++
            return Reflect.construct(target, args)
          },
        }),
      )
    window.requestIdleCallback = (call) => {
      waiting.set(++asked, () => call({ didTimeout: false, timeRemaining: () => 50 }))
      return asked
    }
    window.cancelIdleCallback = (id) => waiting.delete(id)
    const idle = {
      isAsked: () => asked > 0,
      comes() {
        for (const call of waiting.values()) call()
      },
      made: () => formatters,
    }
    Object.assign(window, { idle })
  })
  return (what: 'isAsked' | 'comes' | 'made') =>
    page.evaluate((what) => Reflect.get(window, 'idle')[what](), what)
}

test('the browser prepares prices and dates while it waits', async ({ site, page }) => {
  const idle = await withIdleTime(page)
  const letGo = await hold(page, /indexes/)
  await site.open(`<site-search ${site.search}></site-search>`, { lang: 'fr' })
  await expect.poll(() => idle('isAsked')).toBe(true)
  expect(await idle('made')).toBe(0)
  await idle('comes')
  expect(await idle('made')).toBe(1)
  letGo()
  await expect(page.getByText('60 results')).toBeVisible()
})

test('an early answer prepares only the formatters that its results need', async ({
  site,
  page,
}) => {
  const idle = await withIdleTime(page)
  const letGo = await hold(page, /indexes/)
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"endless"')} facets="none"></site-search>`,
    { lang: 'fr' },
  )
  await expect.poll(() => idle('isAsked')).toBe(true)
  letGo()
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  await idle('comes')
  expect(await idle('made')).toBe(0)
})

for (const [lang, currency] of [
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['de', 'EUR'],
  ['da', 'DKK'],
  ['pl', 'PLN'],
] as const)
  test(`prices and dates in ${lang} need no formatter of the browser`, async ({ site, page }) => {
    const idle = await withIdleTime(page)
    await site.open(
      `<site-search ${site.search} facets="kind" hit-currency="${currency}"></site-search>`,
      { lang },
    )
    await expect(page.locator('[part="facet"]')).toBeVisible()
    expect([await idle('isAsked'), await idle('made')]).toEqual([false, 0])
    const [price, date] = await page.evaluate(
      ([lang, currency]) => [
        new Intl.NumberFormat(lang, { style: 'currency', currency }).format(2.5),
        new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(2026, 2, 12)),
      ],
      [lang, currency] as const,
    )
    const hit = page.locator('[part="hit"]').nth(1)
    await expect(hit.locator('.hit-price')).toHaveText(price ?? '')
    await expect(hit.locator('time')).toHaveText(date ?? '')
  })
