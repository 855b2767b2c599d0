// Contrasts of what the browser paints, by WCAG: computed from colours as they are on the screen.
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export interface Check {
  /** A selector inside of the elements, of which the first is looked at; it may end in `::placeholder`. */
  of: string
  /** The property whose colour counts. */
  paint: 'color' | 'border-bottom-color' | 'outline-color' | 'accent-color' | 'background-color'
  /** Whether it lies on the element's own ground, or on that around it. */
  on: 'own' | 'around'
  atLeast: 3 | 4.5
}

interface Contrast {
  of: string
  ratio: number
}

const contrasts = (page: Page, checks: readonly Check[]): Promise<Contrast[]> =>
  page.evaluate((checks) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    /** Of colours one upon the other, the lowest first. */
    const luminance = (layers: readonly string[]) => {
      if (!canvas) return Number.NaN
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const around = (it: Element): Element | null => {
      const root = it.getRootNode()
      return it.assignedSlot ?? it.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    }
    const groundsOf = (it: Element | null): string[] =>
      it ? [...groundsOf(around(it)), getComputedStyle(it).backgroundColor] : ['#fff']
    const inside = (selector: string) =>
      [...document.querySelectorAll('site-search, rich-doc')]
        .map(({ shadowRoot }) => shadowRoot?.querySelector(selector))
        .find((it) => it)
    return checks.map(({ of, paint, on }) => {
      const [selector = '', pseudo] = of.split('::')
      const it = inside(selector)
      if (!it) return { of, ratio: Number.NaN }
      const grounds = groundsOf(on === 'own' ? it : around(it))
      const colour = getComputedStyle(it, pseudo && `::${pseudo}`).getPropertyValue(paint)
      const both = [luminance(grounds) + 0.05, luminance([...grounds, colour]) + 0.05]
      return { of: `${of} ${paint}`, ratio: Math.max(...both) / Math.min(...both) }
    })
  }, checks)

/** Nothing in the list is too faint; `when` says in words of what all of it is true. */
export async function expectContrasts(page: Page, checks: readonly Check[], when: string) {
  const found = await contrasts(page, checks)
  const faint = found.filter(({ ratio }, at) => !(ratio >= (checks[at]?.atLeast ?? 0)))
  expect(
    faint.map(({ of, ratio }) => `${of} ${ratio.toFixed(2)}`),
    when,
  ).toEqual([])
}
