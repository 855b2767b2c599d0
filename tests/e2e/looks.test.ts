// How both elements look: pictures of each state, on three widths, light and dark, from the left and from
// the right, beside those of tests/pictures. `npm run screenshots` takes them anew.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { demoPages } from '../../demo/pages.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { ground } from './axe.ts'
import { guideServices } from './guide.ts'
import { type State, states } from './looks-states.ts'
import { isSlim } from './site.ts'
import { test as base } from './tab.ts'

/** The day of the pictures. */
const now = new Date('2026-03-19T09:00:00Z')
const widths = [320, 768, 1280]
const windowHeight = 640

const bundle = readFileSync(isSlim ? 'dist/site-embed.slim.js' : 'dist/site-embed.js', 'utf8')
const pageOf = ({ html }: State) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Looks</title>${ground}
<style>body { margin: 16px; font: 16px/1.5 "DejaVu Sans", sans-serif }</style>
<script src="/bundle.js" defer></script><script src="/site-embed.ar.js" defer></script></head>
<body>${html}</body></html>`

function startPages(): Promise<Sandbox> {
  const demo = demoPages()
  return startSandbox({
    services: guideServices(now),
    pages(request) {
      const { pathname } = request.url
      const state = states.find(({ name }) => pathname === `/${name}.html`)
      const [type, body] = state ? ['text/html', pageOf(state)] : ['text/javascript', bundle]
      if (!state && pathname !== '/bundle.js') return demo(request)
      return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }
    },
  })
}

const test = base.extend<object, { pages: Sandbox }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const pages = await startPages()
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ deviceScaleFactor: 0.5, viewport: { width: 320, height: windowHeight } })

/** Other letters are no other look. */
const hasFont = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    const widthIn = (font: string) => {
      if (canvas) canvas.font = `16px ${font}`
      return canvas?.measureText('Looks as it did').width
    }
    return widthIn('"DejaVu Sans", monospace') !== widthIn('monospace')
  })

/** All pictures that can be seen are there, and what they moved has been laid out. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const rootsOf = (root: ParentNode): ParentNode[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap((at) =>
        at.shadowRoot ? rootsOf(at.shadowRoot) : [],
      ),
    ]
    const pictures = rootsOf(document).flatMap((root) => [...root.querySelectorAll('img')])
    return pictures.every(
      (at) => at.complete || at.getBoundingClientRect().top > innerHeight || !at.checkVisibility(),
    )
  })

for (const state of states)
  test(`“${state.name}” looks as it did`, async ({ page, pages }) => {
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/never/, () => {})
    await page.goto(`${pages.url}/${state.name}.html`)
    test.skip(!(await hasFont(page)), 'The pictures have DejaVu Sans, which is not installed here.')
    await state.act?.(page)
    // The demo's data are made when they are first asked for.
    await expect(page.locator(state.shows).first()).toBeVisible({ timeout: 15_000 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: state.height ?? windowHeight })
      for (const [lang, dir] of [
        ['en', 'ltr'],
        ['ar', 'rtl'],
      ]) {
        await page.evaluate(
          ([lang, dir]) => Object.assign(document.documentElement, { lang, dir }),
          [lang, dir],
        )
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await settled(page)
          const picture = await page.screenshot({
            type: 'jpeg',
            quality: 60,
            animations: 'disabled',
          })
          expect
            .soft(picture)
            .toMatchSnapshot(`${state.name}-${width}-${dir}-${colorScheme}.jpeg`, {
              threshold: 0.3,
              maxDiffPixelRatio: 0.01,
            })
        }
      }
    }
  })
