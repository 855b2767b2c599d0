// What a visitor opens comes in softly and soon, and can be pressed from the first moment.
import type { Page } from '@playwright/test'
import { emulateLessMotion } from './emulated.ts'
import { expect, type Site, test } from './site.ts'

/** How something in the search comes in: the curve, and milliseconds. */
const motion = (page: Page, selector: string) =>
  page
    .locator('site-search')
    .first()
    .evaluate((host, selector) => {
      const it = host.shadowRoot?.querySelector(selector)
      if (!it) return null
      const { animationName, animationDuration, animationTimingFunction } = getComputedStyle(it)
      if (animationName === 'none') return 'at once'
      return { curve: animationTimingFunction, time: Number.parseFloat(animationDuration) * 1000 }
    }, selector)

const soft = { curve: 'ease', time: 150 }

/** Each opens, and is closed again. */
const opened: readonly {
  what: string
  attributes: string
  width: number
  open(page: Page): Promise<void>
  is: readonly string[]
}[] = [
  {
    what: 'a popup',
    attributes: 'suggestions-index="tales_suggestions"',
    width: 1280,
    open: (page) => page.getByRole('combobox').fill('ri'),
    is: ['.dropdown'],
  },
  {
    what: 'a dialog',
    attributes: 'layout="dialog"',
    width: 1280,
    open: (page) => page.getByRole('button', { name: 'Search…' }).click(),
    is: ['.dialog'],
  },
  {
    what: 'the drawer of filters',
    attributes: 'facets="city"',
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    is: ['.drawer', '.sheet'],
  },
  {
    what: 'a filter',
    attributes: 'facets="kind(closed)"',
    width: 1280,
    open: (page) => page.getByRole('button', { name: 'Kind' }).click(),
    is: ['.facet > [id]'],
  },
]

for (const { what, attributes, width, open, is } of opened) {
  const openIn = async (site: Site) => {
    await site.page.setViewportSize({ width, height: 800 })
    await site.open(`<site-search ${site.search} ${attributes}></site-search>`)
    await open(site.page)
  }
  test(`${what} comes in softly`, async ({ site, page }) => {
    await openIn(site)
    for (const selector of is)
      await expect.poll(() => motion(page, selector), selector).toEqual(soft)
  })

  test(`${what} is there at once for those who want less motion`, {
    tag: '@less-motion',
  }, async ({ site, page }) => {
    await emulateLessMotion(page)
    await openIn(site)
    for (const selector of is)
      await expect.poll(() => motion(page, selector), selector).toBe('at once')
  })
}

test('filters that are open from the beginning are there at once', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="kind"></site-search>`)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(await motion(page, '.facet > [id]')).toBe('at once')
})

test('what is pressed while it still comes in is hit, and nothing of the page moves', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(filters).toBeVisible()
  await expect(page.getByText(/\d+ results/)).toBeVisible()
  await expect.poll(() => page.locator('.facet-value').count()).toBeGreaterThan(0)
  const told = await page.locator('site-search').evaluate(async (host) => {
    const root = host.shadowRoot
    root?.querySelector<HTMLElement>('.filters-toggle')?.click()
    await new Promise(requestAnimationFrame)
    const value = root?.querySelector('.facet-value')
    const { left, top, height } = value?.getBoundingClientRect() ?? new DOMRect()
    const there = root?.elementFromPoint(left + 60, top + height / 2)
    return {
      isComing: Boolean(root?.querySelector('.drawer')?.getAnimations().length),
      isHit: Boolean(there && value?.contains(there)),
    }
  })
  expect(told).toEqual({ isComing: true, isHit: true })
  const shifts = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = new PerformanceObserver((list) => resolve(list.getEntries().length))
        seen.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shifts).toBe(0)
})
