// A dropdown by keyboard.

import { active, box, dropdown, popup } from './dropdown.ts'
import { expect, hold, searches, test } from './site.ts'

test('in a dropdown arrows go through the options and the box, Home and End to the ends, Enter opens one', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(dropdown(site, 'hits-per-page="3" results-page="/found"'))
  // A page has loaded before React has drawn the box.
  await expect(box(page)).toBeVisible()
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

test('an arrow key pressed while a slow answer is awaited makes the first result active', async ({
  site,
  page,
}) => {
  await site.open(dropdown(site))
  await box(page).click()
  const letGo = await hold(page, /\/queries/)
  await page.keyboard.type('evening')
  // Without options: only the shape of what is loading.
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  letGo()
  await expect(active(page)).toHaveText(/^Evening 0:/)
})

test('Escape closes the popup, empties the box, then leaves the dialog', async ({
  site,
  page,
  browserName,
}) => {
  test.fail(
    browserName === 'webkit',
    'There a search field keeps each Escape, also where it is empty.',
  )
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

test('Tab closes the popup, Alt with an arrow opens and closes it', async ({ site, page }) => {
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

test('Ctrl and Enter opens a result in a new tab', {
  tag: '@window',
}, async ({ site, page, context }) => {
  await site.open(dropdown(site))
  await box(page).fill('riga')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ])
  await expect(tab).toHaveURL(/\/tales\/4$/)
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/page\.html$/)
})

test('“See all” leads to the search of the page that shows all', async ({ site, page }) => {
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

test('keys of an input method choose nothing', async ({ site, page }) => {
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

test('Enter without an option leads to a redirect or results', async ({ site, page }) => {
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
