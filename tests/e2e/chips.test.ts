// Chips: what is chosen, each to be taken away.

import { focused, results, wares } from './facets.ts'
import { expect, test } from './site.ts'

test('chips remove filters one by one or all at once, and the focus moves on', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, tags" selected="kind:pot, kind:pan, tags:new"'))
  const chips = page.locator('[part="chip"]')
  await expect(chips).toHaveText(['Kind: pot', 'Kind: pan', 'Tags: new'])
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['Kind: pan', 'Tags: new'])
  expect(await focused(page)).toBe('Remove filter Kind: pan')
  await chips.last().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['Kind: pan'])
  expect(await focused(page)).toBe('Results')
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await results(page, 120)
  await expect(chips).toHaveCount(0)
  expect(await focused(page)).toBe('Results')
})

test('chips stay within the edges of a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await site.open(wares(site, 'facets="kind, tags" selected="kind:pot, kind:pan, tags:new"'), {
    head: '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>',
  })
  await expect(page.locator('[part="chip"]')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const [lang, name] of [
  ['pl', 'Usuń filtr Rodzaj: pot'],
  ['de', 'Filter Art: pot entfernen'],
  ['da', 'Fjern filteret Type: pot'],
] as const)
  test(`in ${lang} a chip is called “${name}”`, async ({ site }) => {
    await site.open(wares(site, 'facets="kind" selected="kind:pot"'), { lang })
    await expect(site.page.getByRole('button', { name })).toBeVisible()
  })

test('two values with the same name have a chip each', async ({ site, page }) => {
  const shades = ['Red;#f00', 'Blue;#00f', 'Red;#e00'].map((shade) => `shade:${shade}`)
  await site.open(
    `<site-search ${site.search} facets="shade:color" selected="${shades}"></site-search>`,
  )
  const chips = page.locator('[part="chip"]')
  await expect(chips).toHaveText(['Shade: Red', 'Shade: Blue', 'Shade: Red'])
  await chips.first().click()
  await expect(chips).toHaveText(['Shade: Blue', 'Shade: Red'])
  await chips.last().click()
  await expect(chips).toHaveText(['Shade: Blue'])
})
