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
  /** Null in other browsers than Chromium. */
  devtools: CDPSession | null
  /** What it was opened with. */
  options: string
  /** Something was done to it that stays. */
  spent: boolean
  /** Light and dark, motion and print are not what they were. */
  emulates: boolean
  scripts: { dispose(): Promise<void> }[]
  /** The arguments of `page.on`. */
  listeners: unknown[][]
}

/**
 * Only Chromium can be made to forget its history. Firefox keeps fifty steps, WebKit a hundred: with
 * fewer than these behind it, no test comes to where their number no longer grows.
 */
const FEW_STEPS = 30

/** What nothing takes back, or not wholly. */
const STAYS = {
  page: ['close', 'route', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['newCDPSession', 'newPage', 'route', 'addInitScript', 'grantPermissions', 'setOffline'],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
  keyboard: ['down'],
  mouse: ['down'],
} as const

const UNTOLD = {
  media: null,
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

type Kept = { tab?: Tab | undefined }
type Shape = Pick<
  PlaywrightTestOptions,
  'colorScheme' | 'hasTouch' | 'isMobile' | 'locale' | 'timezoneId' | 'viewport'
>

/** Tells of each call of these methods. */
function watch<T extends object>(
  target: T,
  methods: readonly (keyof T)[],
  tell: (args: unknown[]) => void,
) {
  for (const name of methods) {
    const method = target[name]
    if (typeof method !== 'function') throw new Error(`There is no ${String(name)}`)
    Reflect.set(target, name, (...args: unknown[]) => {
      tell(args)
      return Reflect.apply(method, target, args)
    })
  }
}

/**
 * Playwright’s `fill` writes the value of an input by script in Firefox. React takes it for its own
 * doing and calls nobody; what the browser inserts is heard as what a visitor types.
 */
const insertAsTyped = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })

async function open(context: BrowserContext, options: string): Promise<Tab> {
  const page = await context.newPage()
  const engine = context.browser()?.browserType().name()
  const isChromium = engine === 'chromium'
  const devtools = isChromium ? await context.newCDPSession(page) : null
  if (engine === 'firefox') await page.addInitScript(insertAsTyped)
  const more = { spent: false, emulates: false, scripts: [], listeners: [] }
  const tab: Tab = { context, page, devtools, options, ...more }
  const spend = () => {
    tab.spent = true
  }
  context.on('page', spend)
  page.on('crash', spend)
  watch(page, STAYS.page, spend)
  watch(context, STAYS.context, spend)
  watch(page.clock, STAYS.clock, spend)
  watch(page.keyboard, STAYS.keyboard, spend)
  watch(page.mouse, STAYS.mouse, spend)
  watch(page, ['emulateMedia'], () => {
    tab.emulates = true
  })
  watch(page, ['on'], (args) => tab.listeners.push(args))
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args) => {
    const script = await addInitScript(...args)
    tab.scripts.push(script)
    return script
  }
  return tab
}

/** As if it had just been opened. */
async function takeBack(tab: Tab, { colorScheme, viewport }: Shape) {
  const { context, page, devtools, scripts, listeners } = tab
  // WebKit knows only those of the page that is shown.
  await context.clearCookies()
  try {
    await page.goto('about:blank')
  } catch {
    // Firefox refuses while the page is going elsewhere by itself: the next test gets a new tab.
    tab.spent = true
    return
  }
  for (const args of listeners.splice(0)) Reflect.apply(page.off, page, args)
  await Promise.all(scripts.splice(0).map((script) => script.dispose()))
  const steps = await page.evaluate(() => {
    window.name = ''
    return history.length
  })
  const { width, height } = page.viewportSize() ?? {}
  if (viewport && (viewport.width !== width || viewport.height !== height))
    await page.setViewportSize(viewport)
  if (tab.emulates) await page.emulateMedia({ ...UNTOLD, colorScheme })
  tab.emulates = false
  await page.mouse.move(0, 0)
  if (devtools) await devtools.send('Page.resetNavigationHistory')
  else tab.spent = steps > FEW_STEPS
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
    if (kept.tab?.options !== options || kept.tab.spent) {
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
