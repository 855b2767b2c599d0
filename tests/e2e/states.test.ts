// What the page's styles may ask of an element: `site-search:state(open)`.
import type { Page } from '@playwright/test'
import { asData, call, expect, hold, set, test } from './site.ts'

const names = ['loading', 'empty', 'error', 'open']

const statesOf = (page: Page, selector = 'site-search') =>
  page
    .locator(selector)
    .evaluate((it, all) => all.filter((name) => it.matches(`:state(${name})`)).join(' '), names)

const expectStates = (page: Page, states: string, selector?: string) =>
  expect.poll(() => statesOf(page, selector)).toBe(states)

test('a search is loading until its answer is shown, and again for the next', {
  tag: '@core',
}, async ({ site, page }) => {
  const first = await hold(page, /indexes/)
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: '<style>site-search:state(loading) { outline: 3px solid rgb(1, 2, 3) }</style>',
  })
  const search = page.locator('site-search')
  await expect(search).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  await expectStates(page, 'loading')
  first()
  await expect(page.getByText('60 results')).toBeVisible()
  await expectStates(page, '')
  await page.unrouteAll()
  const second = await hold(page, /indexes/)
  await page.getByRole('searchbox').fill('amber')
  await expectStates(page, 'loading')
  second()
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expectStates(page, '')
  expect(site.errors).toEqual([])
})

test('a search that finds nothing is empty until it finds something', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(`<site-search ${site.search} query="zzzz"></site-search>`)
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await expectStates(page, 'empty')
  await page.getByRole('searchbox').fill('amber')
  await expect(page.locator('[part="empty"]')).toHaveCount(0)
  await expectStates(page, '')
})

test('a search that fails shows an error, until it can be asked again', {
  tag: '@core',
}, async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '403' })
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStates(page, 'error')
  site.sandbox.faults.clear()
  await call(page, 'refresh')
  await expect(page.getByText('60 results')).toBeVisible()
  await expectStates(page, '')
  await page.locator('site-search').evaluate((it) => it.removeAttribute('api-key'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStates(page, 'error')
})

test('a dropdown is open as long as its popup, a dialog as long as it is shown', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(`<site-search ${site.search} layout="dropdown"></site-search>`)
  const box = page.getByRole('combobox')
  await box.fill('riga')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectStates(page, 'open')
  await box.press('Escape')
  await expectStates(page, '')
  await set(page, 'layout', 'dialog')
  await page.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectStates(page, 'open')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectStates(page, '')
})

test('a listener for opening and closing finds the search in that state', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search} layout="dialog"></site-search>`)
  await page.evaluate(() => {
    const seen: unknown[] = []
    Object.defineProperty(window, 'opened', { value: seen })
    for (const type of ['search-open', 'search-close'])
      document.addEventListener(type, ({ target }) => {
        if (target instanceof Element) seen.push([type, target.matches(':state(open)')])
      })
  })
  await page.getByRole('button').click()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'opened')))
    .toEqual([
      ['search-open', true],
      ['search-close', false],
    ])
})

test('a closed dropdown shows neither an error nor that nothing was found', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search} layout="dropdown"></site-search>`)
  const box = page.getByRole('combobox')
  await box.fill('zzzz')
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await expectStates(page, 'empty open')
  await box.press('Escape')
  await expectStates(page, '')
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await box.fill('lighthouse')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStates(page, 'error open')
  await box.press('Escape')
  await expectStates(page, '')
})

test('a search removed while it loads comes back without its old state', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(`<site-search ${site.search}></site-search>`)
  await expectStates(page, 'loading')
  site.sandbox.faults.clear()
  const isLoading = await page.locator('site-search').evaluate(async (it) => {
    it.remove()
    await new Promise((next) => setTimeout(next))
    const wasLoading = it.matches(':state(loading)')
    document.body.append(it)
    return wasLoading
  })
  expect(isLoading).toBe(false)
  await expect(page.getByText('60 results')).toBeVisible()
  await expectStates(page, '')
})

test('a document is loading until it is shown, and for another one too', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect(page.getByText('Lamps are')).toBeVisible()
  await expectStates(page, '', 'rich-doc')
  const answer = await hold(page, /entries/)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'keeper'))
  await expectStates(page, 'loading', 'rich-doc')
  await expect(page.getByText('Lamps are')).toBeVisible()
  answer()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await expectStates(page, '', 'rich-doc')
})

test('a document that is missing shows an error, and no longer loads', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="gone"></rich-doc>`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStates(page, 'error', 'rich-doc')
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'keeper'))
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await expectStates(page, '', 'rich-doc')
})

test('elements with a prefix, and those made in placeholders, have the same states', async ({
  site,
  page,
}) => {
  await site.open(
    `<acme-site-search ${site.search} query="zzzz"></acme-site-search><div data-rich-doc ${asData(site.content)} data-entry-id="gone"></div>`,
    { script: 'defer data-prefix="acme" data-trust-placeholders' },
  )
  await expectStates(page, 'empty', 'acme-site-search')
  await expectStates(page, 'error', 'acme-rich-doc')
})

const lacking: Record<string, () => void> = {
  'no `attachInternals`': () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals')
  },
  'no states': () => {
    Reflect.deleteProperty(ElementInternals.prototype, 'states')
  },
  'states that must begin with dashes': () => {
    CustomStateSet.prototype.add = (name) => {
      throw new SyntaxError(`'${name}' must start with '--'.`)
    }
  },
}

for (const [what, take] of Object.entries(lacking))
  test(`searches and documents work in a browser with ${what}`, {
    tag: '@core',
  }, async ({ site, page }) => {
    await page.addInitScript(take)
    await site.open(
      `<site-search ${site.search} layout="dropdown"></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc><rich-doc ${site.content} entry-id="gone"></rich-doc>`,
    )
    await page.getByRole('combobox').fill('riga')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('combobox').fill('zzzz')
    await expect(page.locator('[part="empty"]')).toBeVisible()
    await expect(page.getByText('Lamps are')).toBeVisible()
    await expect(page.getByText('This text could not be found.')).toBeVisible()
    expect(site.errors).toEqual([])
    expect(site.console.filter((line) => /state|internals/i.test(line))).toEqual([])
  })
