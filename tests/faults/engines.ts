// The three engines, each with hands: Firefox and WebKit by the protocol of tests/browsers, Chromium,
// which has no driver of its own on most machines, by Playwright.
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { type Browser, createBrowser, lookers } from '../browsers/browser.ts'
import { type Started, startFirefox, startWebKit } from '../browsers/drivers.ts'

/** What a cell needs of a browser. */
export type Hands = Pick<Browser, 'go' | 'run' | 'click' | 'press'>

export interface Session {
  hands: Hands
  end: () => unknown
}

async function openChromium(): Promise<Session | null> {
  const program = findBrowser()
  if (!program) return null
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  return {
    hands: {
      go: (url) => page.goto(url),
      run: (code) => page.evaluate(`(() => { ${lookers} return (${code}) })()`),
      click: (selector, hasText = '') =>
        page.locator(selector).filter({ hasText, visible: true }).first().click(),
      async press(...names) {
        for (const name of names) await page.keyboard.press(name === ' ' ? 'Space' : name)
      },
    },
    end: () => browser.close(),
  }
}

async function driven(start: () => Promise<Started | null>): Promise<Session | null> {
  const started = await start()
  if (!started) return null
  const hands = createBrowser(started.send)
  await hands.size(1280, 1000)
  return { hands, end: started.end }
}

/** Null where the engine is not installed. */
export const engines: Record<string, () => Promise<Session | null>> = {
  chromium: openChromium,
  firefox: () => driven(startFirefox),
  webkit: () => driven(startWebKit),
}
