// A search with a name takes part in the form that it stands in, as a field of the page does.
import type { Page } from '@playwright/test'
import { asData, expect, heard, test } from './site.ts'

const fallback = '<input name="q" aria-label="Plain search">'
const inForm = (search: string, more = '') =>
  `<form action="/found" aria-label="Outer">${search}${more}</form>`

/** What the page’s form would send now. */
const sent = (page: Page) =>
  page.evaluate(() => {
    const [form] = document.forms
    return form ? [...new FormData(form)].map(([name, value]) => `${name}=${value}`).join('&') : ''
  })

/** The page takes what is sent, and stays. */
const keepSubmits = (page: Page) =>
  page.addInitScript(() => {
    const taken: string[] = []
    Object.defineProperty(window, 'taken', { value: taken })
    document.addEventListener('submit', (event) => {
      if (!(event instanceof SubmitEvent) || !(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      const data = new FormData(event.target, event.submitter)
      taken.push(
        new URLSearchParams([...data].map(([name, value]) => [name, `${value}`])).toString(),
      )
    })
  })
const taken = (page: Page) => page.evaluate(() => Reflect.get(window, 'taken'))

test('a form sends the words in the box, once, under its name', {
  tag: '@core',
}, async ({ site, page }) => {
  const search = `<site-search ${site.search} name="q">${fallback}<input type="hidden" name="from" value="header"></site-search>`
  await site.open(inForm(search, '<button>Go</button>'))
  await page.getByRole('searchbox').fill('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(await sent(page)).toBe('q=amber&from=header')
  await page.getByRole('button', { name: 'Go' }).click()
  await page.waitForURL(/\/found\?q=amber&from=header$/)
  expect(site.errors).toEqual([])
})

test('without the script the field in the fallback is sent', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await site.open(inForm(`<site-search ${site.search} name="q">${fallback}</site-search>`), {
    script: null,
  })
  await page.getByLabel('Plain search').fill('amber')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/found\?q=amber$/)
})

test('Enter submits the form by its own button, as in a field of the page', {
  tag: '@core',
}, async ({ site, page }) => {
  await keepSubmits(page)
  const button = '<button name="by" value="button" onclick="this.dataset.clicked = 1">Go</button>'
  const search = `<site-search ${site.search} name="q"></site-search>`
  await site.open(inForm(search, `<button type="button">Help</button>${button}`))
  const box = page.getByRole('searchbox')
  await box.pressSequentially('amber')
  await box.press('Enter')
  await expect.poll(() => taken(page)).toEqual(['q=amber&by=button'])
  await expect(page.getByRole('button', { name: 'Go' })).toHaveAttribute('data-clicked')
  // What the page does with it is its own affair: the results are here as ever.
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await page.locator('[part="submit"]').click()
  await expect.poll(() => taken(page)).toHaveLength(2)
})

test('Enter in a form without a button submits it, if nothing else in it is wrong', {
  tag: '@core',
}, async ({ site, page }) => {
  const search = `<site-search ${site.search} name="q" layout="dropdown"></site-search>`
  await site.open(inForm(search, '<input name="mail" aria-label="Mail" required>'))
  const box = page.getByRole('combobox')
  await box.fill('riga')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page.getByLabel('Mail')).toBeFocused()
  await expect(page.locator('[part="dropdown"]')).toHaveCount(0)
  await page.getByLabel('Mail').fill('a')
  await box.press('Enter')
  await page.waitForURL(/\/found\?q=riga&mail=a$/)
})

test('without a name the element is not part of the form, and Enter searches', {
  tag: '@core',
}, async ({ site, page }) => {
  await keepSubmits(page)
  const search = `<site-search ${site.search} search-on="submit"></site-search>`
  await site.open(inForm(search, '<input name="mail" value="a"><button>Go</button>'))
  await page.getByRole('searchbox').fill('amber')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(await sent(page)).toBe('mail=a')
  expect(await taken(page)).toEqual([])
  // A form may be around a whole page.
  await page.evaluate(() => document.forms[0]?.reset())
  await expect(page.getByRole('searchbox')).toHaveValue('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
})

test('neither a rule nor results-page overrides the form', async ({ site, page }) => {
  await keepSubmits(page)
  const redirects = await heard(page, 'search-redirect')
  const ruled = site.search.replace('tales', 'ruled')
  const search = `<site-search ${ruled} name="q" results-page="/elsewhere" layout="dropdown"></site-search>`
  await site.open(inForm(search))
  const box = page.getByRole('combobox')
  await box.fill('tickets')
  await box.press('Enter')
  await expect.poll(() => taken(page)).toEqual(['q=tickets'])
  expect(await redirects()).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/page.html')
})

test('Enter on an option chooses it, and submits nothing', async ({ site, page }) => {
  await keepSubmits(page)
  const suggesting = `${site.search} suggestions-index="tales_suggestions" name="q"`
  await site.open(inForm(`<site-search ${suggesting}></site-search>`))
  const box = page.getByRole('combobox')
  await box.fill('ri')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  const words = await box.inputValue()
  await box.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue(words)
  expect(await taken(page)).toEqual([])
  expect(await sent(page)).toBe(`q=${words}`)
  await box.press('Enter')
  await expect.poll(() => taken(page)).toHaveLength(1)
})

test('a dialog closes before it submits the form', async ({ site, page }) => {
  await keepSubmits(page)
  await site.open(inForm(`<site-search ${site.search} layout="dialog" name="q"></site-search>`))
  await page.getByRole('button').click()
  await page.getByRole('searchbox').fill('amber')
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => taken(page)).toEqual(['q=amber'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a form that is reset brings the box back to its query', {
  tag: '@core',
}, async ({ site, page }) => {
  const search = `<site-search ${site.search} name="q" query="amber"></site-search>`
  await site.open(inForm(search, '<button type="reset">Begin again</button>'))
  const box = page.getByRole('searchbox')
  await expect(box).toHaveValue('amber')
  await box.fill('lighthouse')
  await expect.poll(() => sent(page)).toBe('q=lighthouse')
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(box).toHaveValue('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(await sent(page)).toBe('q=amber')
})

test('in a disabled fieldset the box is disabled, and is sent with no form', {
  tag: '@core',
}, async ({ site, page }) => {
  const search = `<fieldset disabled><site-search ${site.search} name="q" query="amber"></site-search></fieldset>`
  await site.open(inForm(search))
  const box = page.getByRole('searchbox')
  await expect(box).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  expect(await sent(page)).toBe('')
  const change = (on: boolean) =>
    page
      .locator('fieldset')
      .evaluate((it, disabled) => it.toggleAttribute('disabled', disabled), on)
  await change(false)
  await expect(box).toBeEnabled()
  expect(await sent(page)).toBe('q=amber')
  await change(true)
  await expect(box).toBeDisabled()
})

test('when the service is down, the form sends the fallback’s field instead', {
  tag: '@core',
}, async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  const search = `<site-search ${site.search} name="q" layout="dropdown">${fallback}</site-search>`
  await site.open(inForm(search))
  await page.getByRole('combobox').fill('lighthouse')
  await expect(page.getByLabel('Plain search')).toHaveValue('lighthouse')
  await page.getByLabel('Plain search').fill('lighthouses')
  expect(await sent(page)).toBe('q=lighthouses')
  site.sandbox.faults.clear()
  await page.getByRole('button', { name: /again/ }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await sent(page)).toBe('q=lighthouses')
  await expect(page.getByRole('combobox')).toHaveValue('lighthouses')
  await expect(page.getByLabel('Plain search')).toBeHidden()
})

test('a service that never answered leaves the page’s own field in the form', async ({
  site,
  page,
}) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '403' })
  await site.open(inForm(`<site-search ${site.search} name="q">${fallback}</site-search>`))
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Plain search').fill('amber')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/found\?q=amber$/)
})

test('a name may come, change and go', async ({ site, page }) => {
  await site.open(inForm(`<site-search ${site.search} query="amber">${fallback}</site-search>`))
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  const name = (to: string | null) =>
    page.locator('site-search').evaluate((it, value) => Reflect.set(it, 'name', value), to)
  // Without a name all is as it was: the hidden field is the page's own.
  expect(await sent(page)).toBe('q=')
  await name('q')
  await expect.poll(() => sent(page)).toBe('q=amber')
  await name('words')
  await expect.poll(() => sent(page)).toBe('words=amber&q=')
  await name(null)
  await expect.poll(() => sent(page)).toBe('q=')
})

test('a search that a script puts into a form is part of it', async ({ site, page }) => {
  await site.open(`${inForm('')}<site-search ${site.search} name="q" query="amber"></site-search>`)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(await sent(page)).toBe('')
  await page.locator('site-search').evaluate((it) => document.forms[0]?.append(it))
  expect(await sent(page)).toBe('q=amber')
})

test('a placeholder has a name only where the page trusts placeholders', async ({ site, page }) => {
  const search = `<div data-site-search ${asData(site.search)} data-search-host="/" data-name="q" data-query="amber"></div>`
  const script = `defer data-app-id="TESTAPP" data-api-key="search-key" data-search-host="/"`
  await site.open(inForm(search), { script })
  await expect(page.getByRole('searchbox')).toHaveValue('amber')
  expect(await sent(page)).toBe('')
  await site.open(inForm(search), { script: `${script} data-trust-placeholders` })
  await expect(page.getByRole('searchbox')).toHaveValue('amber')
  await expect.poll(() => sent(page)).toBe('q=amber')
})

test('the search works in a browser that lets no custom element into forms', {
  tag: '@core',
}, async ({ site, page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals')
  })
  await site.open(inForm(`<site-search ${site.search} name="q">${fallback}</site-search>`))
  const box = page.getByRole('searchbox')
  await box.fill('amber')
  await box.press('Enter')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(site.errors).toEqual([])
})
