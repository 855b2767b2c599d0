// What a dropdown asks of the service.

import { active, box, call, dropdown, popup, suggestions } from './dropdown.ts'
import { expect, heard, type Site, searches, test } from './site.ts'

test('a dropdown sends no request on load, focus or a click, whatever is in the box; then one for each query', {
  tag: '@core',
}, async ({ site }) => {
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

test('ten typed letters cost a dropdown at most six requests', async ({ site, page }) => {
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

test('a dropdown asks several indices in one request', async ({ site, page }) => {
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

const events = ({ sandbox }: Site) =>
  sandbox.requests
    .filter(({ url }) => url.includes('/1/events'))
    .flatMap(({ body }) => JSON.parse(body).events)
