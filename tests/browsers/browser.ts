// What a visitor does, and what of a page is looked at, over either browser.
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from './drivers.ts'

const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Functions of the page's: `$$` looks through shadow roots, `$` finds the first that can be seen. */
export const lookers = `
const roots = (at) => [at, ...[...at.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? roots(shadowRoot) : [])]
const $$ = (selector) => roots(document).flatMap((root) => [...root.querySelectorAll(selector)])
const $ = (selector, text = '') => $$(selector).find((it) => it.getClientRects().length && it.textContent.includes(text))
const focused = () => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at }
`

export function createBrowser(send: Send) {
  const run = (code: string) =>
    send('WebDriver:ExecuteScript', 'POST', '/execute/sync', {
      script: `${lookers}\nreturn (${code})`,
      args: [],
    })
  const act = (actions: unknown[]) =>
    send('WebDriver:PerformActions', 'POST', '/actions', { actions })

  /** Fails with the sentence's own words when it stays untrue. */
  async function until(code: string, tries = 60): Promise<void> {
    if (await run(code)) return
    if (tries === 0) throw Error(`never true: ${code}`)
    await pause(100)
    return until(code, tries - 1)
  }

  const pointer = (steps: object[]) =>
    act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }])
  const moveTo = (x: number, y: number, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  /** The middle of it, or so many pixels from its left end. */
  async function placeOf(selector: string, text = '', inside = 'width / 2') {
    const found = `$(${JSON.stringify(selector)}, ${JSON.stringify(text)})`
    await until(`Boolean(${found})`)
    const place = await run(
      `(() => { const it = ${found}; const seen = it.getBoundingClientRect(); if (seen.top < 0 || seen.bottom > innerHeight) it.scrollIntoView({ block: 'center', behavior: 'instant' }); const { left, top, width, height } = it.getBoundingClientRect(); return [left + ${inside}, top + height / 2] })()`,
    )
    const [x, y] = Array.isArray(place) ? place.map(Number) : []
    return { x: x ?? 0, y: y ?? 0 }
  }

  return {
    run,
    until,
    go: (url: string) => send('WebDriver:Navigate', 'POST', '/url', { url }),
    back: () => send('WebDriver:Back', 'POST', '/back'),
    forward: () => send('WebDriver:Forward', 'POST', '/forward'),
    size: (width: number, height: number) =>
      send('WebDriver:SetWindowRect', 'POST', '/window/rect', { width, height }),
    async shot(file: string) {
      // WebKit's driver takes the next picture that is painted, and a page at rest paints none.
      await run(`void document.body.animate([{ opacity: 0.999 }, { opacity: 1 }], 3000)`)
      const picture = await send('WebDriver:TakeScreenshot', 'GET', '/screenshot', { full: false })
      writeFileSync(file, Buffer.from(String(picture), 'base64'))
    },
    /** Keys by name, or letters; with `Control+k` both at once. */
    async press(...names: string[]) {
      for (const name of names) {
        const held = name.split('+').map((key) => keys[key] ?? key)
        await act([
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              ...held.map((value) => ({ type: 'keyDown', value })),
              ...held.reverse().map((value) => ({ type: 'keyUp', value })),
            ],
          },
        ])
      }
    },
    async click(selector: string, text = '') {
      const { x, y } = await placeOf(selector, text)
      await pointer([moveTo(x, y), down, up])
    },
    clickAt: (x: number, y: number) => pointer([moveTo(x, y), down, up]),
    /** From so many pixels within it. */
    async drag(selector: string, from: number, by: number) {
      const { x, y } = await placeOf(selector, '', String(from))
      await pointer([moveTo(x, y), down, moveTo(x + by / 2, y, 50), moveTo(x + by, y, 50), up])
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>
