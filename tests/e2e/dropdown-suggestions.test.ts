// Recent searches and suggestions in a dropdown.
import type { Page } from '@playwright/test'
import { active, box, dropdown, popup, suggestions } from './dropdown.ts'
import { expect, searches, test } from './site.ts'

const recently = (page: Page, ...words: string[]) =>
  page.addInitScript(
    (list) => localStorage.setItem('site-embed:recent:TESTAPP:tales', JSON.stringify(list)),
    words,
  )

test('a suggestion is in the box while it is active', async ({ site, page }) => {
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

test('at most three suggestions are above the results', async ({ site, page }) => {
  await site.open(dropdown(site, `${suggestions} hits-per-page="2" results-page="/found"`))
  await box(page).fill('e')
  const group = page.getByRole('group', { name: 'Suggestions' })
  await expect(page.locator('[part="hit"]')).toHaveCount(2)
  await expect(group.getByRole('option')).toHaveCount(3)
})

test('a suggestion’s category is passed on to the results page', async ({ site, page }) => {
  await site.open(dropdown(site, `${suggestions} results-page="/found"`))
  await box(page).fill('evening')
  await page.getByRole('option', { name: 'evening concert in concert' }).click()
  await page.waitForURL(/\/found\?q=evening\+concert&f\.kind=concert$/)
})

test('recent searches open with a click, and can be searched, removed one by one, or all at once', {
  tag: '@core',
}, async ({ site }) => {
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

test('a box in the page offers recent searches too', async ({ site, page }) => {
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
