// One tab for test after test: opening one costs more than most tests do. What a test did to it is
// taken back; where that cannot be done wholly, the next test gets a new one. Storage, caches and
// requests need nothing, because each test has an origin of its own (site.ts).
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test'

interface Tab {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  /** What it was opened with. */
  options: string
  /** Something was done to it that stays. */
  spent: boolean
  scripts: { dispose(): Promise<void> }[]
}

const STAYS = {
  page: ['close', 'route', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['newCDPSession', 'newPage', 'route', 'addInitScript', 'grantPermissions', 'setOffline'],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

type Kept = { tab?: Tab | undefined }
type Shape = Pick<
  PlaywrightTestOptions,
  'colorScheme' | 'hasTouch' | 'isMobile' | 'locale' | 'timezoneId' | 'viewport'
>

/** Puts `then` after each of the methods. */
function after<T extends object>(target: T, methods: readonly (keyof T)[], then: () => void) {
  for (const name of methods) {
    const method = target[name]
    if (typeof method !== 'function') throw new Error(`There is no ${String(name)}`)
    Reflect.set(target, name, (...args: unknown[]) => {
      then()
      return Reflect.apply(method, target, args)
    })
  }
}

async function open(context: BrowserContext, options: string): Promise<Tab> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const tab: Tab = { context, page, devtools, options, spent: false, scripts: [] }
  const spend = () => {
    tab.spent = true
  }
  after(page, STAYS.page, spend)
  after(context, STAYS.context, spend)
  after(page.clock, STAYS.clock, spend)
  context.on('page', spend)
  page.on('crash', spend)
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args) => {
    const script = await addInitScript(...args)
    tab.scripts.push(script)
    return script
  }
  return tab
}

const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']

/** As if it had just been opened. */
async function takeBack(tab: Tab, { colorScheme, viewport }: Shape) {
  const { context, page, devtools, scripts } = tab
  await page.goto('about:blank')
  for (const event of HEARD) page.removeAllListeners(event)
  await Promise.all([
    page.evaluate(() => {
      window.name = ''
    }),
    ...scripts.map((script) => script.dispose()),
    viewport && page.setViewportSize(viewport),
    page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    }),
    context.clearCookies(),
    devtools.send('Page.resetNavigationHistory'),
  ])
  scripts.length = 0
}

export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const kept: Kept = {}
      await use(kept)
      await kept.tab?.context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, colorScheme, hasTouch, isMobile, locale, timezoneId, viewport },
    use,
    info,
  ) => {
    const shape = { colorScheme, hasTouch, isMobile, locale, timezoneId, viewport }
    const options = JSON.stringify(shape)
    if (kept.tab?.options !== options) {
      await kept.tab?.context.close()
      kept.tab = await open(await browser.newContext(), options)
    }
    const { tab } = kept
    await use(tab.context)
    if (tab.spent || info.status !== info.expectedStatus) {
      kept.tab = undefined
      await tab.context.close()
    } else await takeBack(tab, shape)
  },
  page: async ({ context, kept }, use) => use(kept.tab?.page ?? (await context.newPage())),
})
