import { box, openAsking, questions } from './ask.ts'
import { active, dropdown, popup } from './dropdown.ts'
import { expect, hold, test } from './site.ts'

test('an arrow key pressed before the results arrive moves to the first result, not to “Ask”', async ({
  site,
  page,
}) => {
  await openAsking(site, dropdown(site, 'ask="guide"'))
  await box(page).click()
  await expect(page.getByRole('option', { name: 'Ask a question' })).toBeVisible()
  const letGo = await hold(page, /\/queries/)
  await page.keyboard.type('evening')
  await page.keyboard.press('ArrowDown')
  letGo()
  await expect(popup(page).getByRole('option')).not.toHaveCount(1)
  await expect(active(page)).toContainText('Evening')
  expect(questions(site)).toHaveLength(0)
})

test('an arrow key does the same after a search without results', async ({ site, page }) => {
  await openAsking(site, dropdown(site, 'ask="guide"'))
  await box(page).fill('zzzz')
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible()
  await expect(page.getByRole('option', { name: 'Ask: zzzz' })).toBeVisible()
  const letGo = await hold(page, /\/queries/)
  await box(page).fill('evening')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('option', { name: /^Evening/ }).first()).toBeVisible()
  expect(questions(site)).toHaveLength(0)
})

test('a dropdown offers to ask before anything is searched', async ({ site, page }) => {
  await openAsking(site, dropdown(site, 'ask="guide" search-on="submit"'))
  await box(page).fill('evening')
  await expect(page.getByRole('option', { name: 'Ask: evening' })).toBeVisible()
  await page.locator('site-search').evaluate((it) => it.setAttribute('search-on', 'type'))
  await page.locator('site-search').evaluate((it) => it.setAttribute('min-length', '5'))
  await box(page).fill('ev')
  await expect(page.getByRole('option', { name: 'Ask: ev' })).toBeVisible()
})
