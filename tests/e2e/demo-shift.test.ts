// Pages of the demo stand still while their contents come, however slowly.
import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'

const names = [...readFileSync('demo/pages/pages.txt', 'utf8').matchAll(/^# (.+)$/gm)]
  .map(([, name = '']) => name)
  .filter((name) => existsSync(`demo/pages/${name}.html`))
const pages = [
  ...['', ...names],
  ...['document?entry=article-05', 'record?entry=event-012', 'record?entry=handbook-tickets'],
]

test.describe.configure({ mode: 'default' })

interface Shift {
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

/** Every shift from now on, written into the window. */
const watchShifts = () => {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const shown = ({ top, height }: DOMRectReadOnly) => `${Math.round(top)}+${Math.round(height)}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName}.${node?.className} ${shown(previousRect)} → ${shown(currentRect)}`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'))

for (const width of [390, 1280])
  for (const name of pages)
    test(`at ${width} pixels nothing on “/${name}” moves while it loads`, async ({
      page,
      demo,
    }) => {
      demo.faults.set({ match: /^\/(1|spaces)\//, fault: 'delay:300' })
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(watchShifts)
      await page.goto(`${demo.url}/${name}`)
      await page.waitForLoadState('networkidle')
      demo.faults.clear()
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02)
    })
