// Places without a width of their own: a row of a header, a column that centres, a float.
import { expect, test } from './site.ts'

const rows = {
  'a row of a header': 'display:flex;justify-content:space-between',
  'a row that wraps': 'display:flex;flex-wrap:wrap;gap:16px',
  'a column that centres': 'display:flex;flex-direction:column;align-items:center',
  'a menu whose words do not wrap': 'display:flex;white-space:nowrap',
}

for (const width of [1280, 390])
  test(`at ${width} pixels both elements fit wherever they are`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 })
    const elements = [
      `<site-search class="small" results-page="/found.html"></site-search>`,
      `<site-search class="small" layout="dropdown" ${site.search}></site-search>`,
      `<site-search class="wide" ${site.search}></site-search>`,
      `<rich-doc class="wide" ${site.content} entry-id="harbour"></rich-doc>`,
    ]
    const row = (style: string) =>
      elements.map((element) => `<div style="${style}"><b>Logo</b>${element}</div>`).join('')
    await site.open(Object.values(rows).map(row).join(''))
    await expect(page.getByRole('heading', { name: 'The harbour at night' })).toHaveCount(4)
    const widths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((it) => it.clientWidth))
    for (const box of await widths('site-search.small')) {
      expect(box).toBeGreaterThan(250)
      expect(box).toBeLessThan(380)
    }
    for (const all of await widths('.wide'))
      expect(all).toBeGreaterThan(Math.min(width, 960) * 0.75)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(spill).toBe(0)
  })

test('a dialog’s element takes the space of its button, or none', async ({ site, page }) => {
  const dialog = `<site-search layout="dialog" ${site.search}`
  await site.open(
    `<div style="display:flex"><a id="find" href="/x">Find</a>${dialog}></site-search>${dialog} trigger="#find"></site-search></div>`,
  )
  await expect(page.getByRole('button', { name: /Search/ })).toBeVisible()
  const widths = await page
    .locator('site-search')
    .evaluateAll((all) => all.map((it) => it.clientWidth))
  expect(widths[0]).toBeLessThan(250)
  expect(widths[1]).toBe(0)
})
