// A site may have any accent: what is written on it, written in it, or drawn with it can be seen.
import { ground } from './axe.ts'
import { type Check, expectContrasts } from './contrast.ts'
import { emulateScheme } from './emulated.ts'
import { expect, test } from './site.ts'

/** As sites have them: all around the wheel, from black to white, pale ones and loud ones. */
const accents = [
  ...['#000000', '#111827', '#1f2937', '#334155', '#475569', '#6b7280', '#767676', '#808080'],
  ...['#9ca3af', '#c0c0c0', '#d1d5db', '#e5e7eb', '#f5f5f0', '#fafafa', '#ffffff'],
  ...['#ff0000', '#e50914', '#c8102e', '#7f1d1d', '#fca5a5', '#ff5a5f', '#ff4500', '#ff9900'],
  ...['#f59e0b', '#ffc72c', '#ffd500', '#ffff00', '#fef08a', '#713f12', '#a3e635', '#1db954'],
  ...['#25d366', '#00a651', '#006241', '#14532d', '#00ff7f', '#2dd4bf', '#00bcd4', '#00ffff'],
  ...['#1da1f2', '#0d6efd', '#0000ff', '#003087', '#635bff', '#8b5cf6', '#5f259f', '#ff00ff'],
  ...['#e1306c', 'hsl(330 80% 75%)', 'oklch(70% 0.3 30)'],
]

const checks: readonly Check[] = [
  { of: '[part="submit"]', paint: 'color', on: 'own', atLeast: 4.5 },
  { of: '[part="submit"]', paint: 'border-bottom-color', on: 'around', atLeast: 3 },
  { of: '[part="page current"]', paint: 'color', on: 'own', atLeast: 4.5 },
  { of: '[part="page current"]', paint: 'border-bottom-color', on: 'around', atLeast: 3 },
  { of: '[part="tab"][aria-selected="true"]', paint: 'color', on: 'around', atLeast: 4.5 },
  {
    of: '[part="tab"][aria-selected="true"]',
    paint: 'border-bottom-color',
    on: 'around',
    atLeast: 3,
  },
  { of: '[part="facet-value"] input', paint: 'accent-color', on: 'around', atLeast: 3 },
  { of: '[part="link"]', paint: 'color', on: 'around', atLeast: 4.5 },
  { of: '[part="input"]', paint: 'outline-color', on: 'around', atLeast: 3 },
]

test('every one of fifty accents can be read, light and dark', async ({ site, page }) => {
  // A hundred times everything is coloured anew.
  test.slow()
  const search = site.search.replace('"tales"', '"tales|Tales, help_pages|Help"')
  await site.open(
    `<site-search ${search} facets="city" hits-per-page="5"></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc>`,
    { head: ground },
  )
  await expect(page.locator('[part="page current"]')).toBeVisible()
  await expect(page.locator('[part="link"]').first()).toBeVisible()
  await page.getByRole('searchbox').focus()
  expect(new Set(accents).size).toBe(50)
  const put = (name: string, value: string) =>
    page.evaluate(([name, value]) => document.body.style.setProperty(name, value), [
      name,
      value,
    ] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateScheme(page, colorScheme)
    for (const accent of accents) {
      await put('--embed-accent', accent)
      await expectContrasts(page, checks, `${accent}, ${colorScheme}`)
    }
  }
  // Who says what stands on the accent has it so, and a button has the very accent.
  await put('--embed-accent', '#ffd500')
  await put('--embed-on-accent', '#123456')
  const submit = page.locator('[part="submit"]')
  await expect(submit).toHaveCSS('color', 'rgb(18, 52, 86)')
  await expect(submit).toHaveCSS('background-color', 'rgb(255, 213, 0)')
})
