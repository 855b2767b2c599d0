// Readers who set letters, words and lines further apart (WCAG 1.4.12) lose nothing but the end of a preview.
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** As the browser of such a reader does it: in every tree, and above all other sheets. */
const setApart = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    for (const { shadowRoot } of document.querySelectorAll('site-search, rich-doc'))
      if (shadowRoot) shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet]
  })

/** What is higher or wider than the room in which it is cut off, or than its own button. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const previews = '.hit-text, .visually-hidden'
    const roots = [...document.querySelectorAll('site-search, rich-doc')]
    const all = roots.flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
    ])
    const isCut = (it: HTMLElement) => {
      const { overflowX, overflowY, display } = getComputedStyle(it)
      const isBox = it.matches('button, label, summary, [role="tab"]') && display !== 'inline'
      const hides = (overflow: string) => isBox || /hidden|clip/.test(overflow)
      return (
        (hides(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
        (hides(overflowY) && it.scrollHeight > it.clientHeight + 1)
      )
    }
    return all
      .filter((it) => it.checkVisibility() && !it.matches(previews) && isCut(it))
      .map((it) => `${it.localName}.${it.className}: ${it.textContent?.slice(0, 40)}`)
  })

for (const width of [1280, 320])
  test(`with letters and lines further apart nothing is cut off at ${width} pixels`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const search = site.search.replace('"tales"', '"tales|Tales, help_pages|Help"')
    await site.open(
      `<site-search ${search} facets="city, price:range" selected="city:Riga" sort="tales_new|New" hits-per-page="5" hit-facts="city, kind, price"></site-search>
      <rich-doc ${site.content} entry-id="harbour" show="title, date, toc"></rich-doc>`,
    )
    await expect(page.locator('[part="hit-facts"]').first()).toBeVisible()
    await expect(page.locator('[part="code"]')).toBeVisible()
    await setApart(page)
    expect(await cutOff(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('on a narrow screen all facts of a result can be read', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await site.open(
    `<site-search ${site.search} facets="none" hit-facts="city|The city of the evening, kind|The kind of the evening"></site-search>`,
  )
  await expect(page.locator('[part="hit-facts"]').first()).toBeVisible()
  expect(await cutOff(page)).toEqual([])
})
