// Nothing on the page moves between the first paint and the first results, where room is kept.
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const room = 'style="display:block;min-height:60rem"'

/** Every shift that the browser has counted, with what moved. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => {
              const { sources = [] } = entry as PerformanceEntry & {
                sources?: { node?: Element | null }[]
              }
              return JSON.stringify(
                sources.map((source) => [
                  source.node?.outerHTML?.slice(0, 80),
                  Reflect.get(source, 'previousRect'),
                  Reflect.get(source, 'currentRect'),
                ]),
              )
            }),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // With nothing to tell, the observer stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
      }),
  )

for (const width of [1280, 390])
  for (const more of [
    'facets="city, kind, price:range, starts_at:date"',
    'facets="city" hits-view="grid, list" sort="tales, few_pl|Few" per-page-options="10, 20" selected="city:Riga"',
    'index-name="tales|Tales, few_pl|Few" paging="more"',
    '',
  ])
    test(`at ${width} pixels nothing moves while results come: ${more}`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 900 })
      site.sandbox.faults.set({ match: /indexes/, fault: 'delay:400', times: 1 })
      await site.open(
        `<h1>Tales</h1><site-search ${more} ${site.search} ${room}></site-search><p>The end</p>`,
      )
      await expect(page.getByText(/\d+ results/).first()).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })
