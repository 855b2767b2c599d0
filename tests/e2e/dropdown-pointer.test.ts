// A dropdown by pointer and finger.

import { active, box, dropdown, popup } from './dropdown.ts'
import { expect, searches, test } from './site.ts'

test('only a moving pointer makes an option active', async ({ site, page }) => {
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

test('the middle button opens a result in a new tab', {
  tag: '@window',
}, async ({ site, page, context }) => {
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

test('a finger scrolls the popup and a tap chooses', { tag: '@chromium' }, async ({
  site,
  browser,
}) => {
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
