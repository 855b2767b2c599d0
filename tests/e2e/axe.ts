// WCAG 2.2 AA, as far as a machine can tell.
import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { emulateScheme } from './emulated.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Of a page that says its ground, as pages do: what is transparent is judged on it. */
export const ground =
  '<style>:root{color-scheme:light dark}body{background:light-dark(#fff,#14171c);color:light-dark(#111,#eee)}</style>'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All rules in the light; in the dark the one that asks for colours. */
const schemes = [
  ['light', LEVELS],
  ['dark', ['color-contrast']],
] as const

async function putInto(frame: Frame) {
  if (!(await frame.evaluate(() => Reflect.has(window, 'axe')))) await frame.evaluate(axe)
}

/**
 * What there is to complain about in either scheme. In all of the page, or in a sheet above it,
 * through which axe would look.
 */
async function found(page: Page, inside: string | null, iframes: boolean): Promise<string[]> {
  const complaints: string[] = []
  for (const [colorScheme, runOnly] of schemes) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await emulateScheme(page, colorScheme)
    complaints.push(
      ...(await page.evaluate(
        async ({ inside, runOnly, colorScheme, iframes }) => {
          const where = inside ? { include: { fromShadowDom: ['site-search', inside] } } : document
          const { violations } = await Reflect.get(window, 'axe').run(where, { runOnly, iframes })
          return violations.map(
            ({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
              `${colorScheme}: ${id}: ${nodes[0]?.html}`,
          )
        },
        { inside, runOnly: [...runOnly], colorScheme, iframes },
      )),
    )
  }
  return complaints
}

/** Frames are passed over: axe is not in them. */
export async function violations(page: Page, inside: string | null = null): Promise<string[]> {
  await putInto(page.mainFrame())
  return found(page, inside, false)
}

/** The same in a page and in all the frames that it shows now. */
export async function violationsInAll(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await putInto(frame)
  return found(page, null, true)
}
