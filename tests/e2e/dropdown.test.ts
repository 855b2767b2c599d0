// A dropdown in its states: nothing found, an error, an answer on its way, results of the owner’s making.

import { active, box, call, dropdown, popup, suggestions } from './dropdown.ts'
import { expect, heard, test } from './site.ts'

test('a dropdown shows suggestions when nothing is found, and what to do when there is an error', {
  tag: '@core',
}, async ({ site }) => {
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

test('a dropdown keeps its results until the next answer comes', async ({ site, page }) => {
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

test('open() and close() work on the popup, with events', async ({ site, page }) => {
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

test('a result shaped by the owner is one option with links of its own', {
  tag: '@window',
}, async ({ site, page, context }) => {
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

test('a shaped result without links leads where the result does', async ({ site, page }) => {
  await site.open(dropdown(site, '', '<template slot="hit"><h4>{{title}}</h4></template>'))
  await box(page).fill('evening')
  const option = page.getByRole('option', { name: /^Evening 3:/ })
  await expect(option.locator('h4')).toHaveCount(1)
  await option.click()
  await page.waitForURL(/\/tales\/3$/)
})

test('a screen reader hears the count of a dropdown when typing stops', async ({ site, page }) => {
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
    await expect.poll(() => page.locator('[part="hit"], [part="empty"]').count()).toBeGreaterThan(0)
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

test('two dropdowns on a page do not disturb each other', async ({ site, page }) => {
  await site.open(dropdown(site, 'label="One"') + dropdown(site, 'label="Two"'))
  const one = page.getByRole('combobox', { name: 'One' })
  const two = page.getByRole('combobox', { name: 'Two' })
  await one.fill('riga')
  await expect(popup(page)).toHaveCount(1)
  await two.fill('riga')
  await expect(popup(page)).toHaveCount(1)
  await expect(one).toHaveAttribute('aria-expanded', 'false')
  expect(await one.getAttribute('aria-controls')).not.toBe(await two.getAttribute('aria-controls'))
})

test('the found word of a long text is visible in its one line', async ({ site, page }) => {
  await site.open(dropdown(site, 'style="display:block;width:20em"'))
  await box(page).fill('sea')
  const line = page.locator('[part~="hit-text"]').first()
  await expect(line).toHaveText(/^… /)
  const [found, room] = [await line.locator('mark').boundingBox(), await line.boundingBox()]
  if (!found || !room) throw new Error('nothing is marked')
  expect(found.x + found.width).toBeLessThan(room.x + room.width)
})

test('the dots of a cut line are not marked as found', async ({ site, page }) => {
  await site.open(dropdown(site, 'style="display:block;width:20em"'))
  await box(page).fill('stories sea')
  const line = page.locator('[part~="hit-text"]').first()
  await expect(line.locator('mark').first()).toBeVisible()
  /** The end of the line in that width, with its marks or without. */
  async function end(width: number, background: string) {
    const { x, y, height } = await line.evaluate(
      (it: HTMLElement, [width, background]) => {
        it.style.width = `${width}px`
        for (const mark of it.querySelectorAll('mark')) mark.style.background = background
        return it.getBoundingClientRect().toJSON()
      },
      [width, background] as const,
    )
    const dots = { x: x + width - 6, y, width: 6, height }
    return (await page.screenshot({ clip: dots, animations: 'disabled' })).toString('base64')
  }
  for (let width = 240; width < 290; width += 5)
    expect(await end(width, 'red'), `${width}`).toBe(await end(width, 'none'))
})
