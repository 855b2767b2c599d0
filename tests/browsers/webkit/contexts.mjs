// What Playwright asks of the whole program: contexts, each a browser of its own, and their pages.
import { setTimeout as pause } from 'node:timers/promises'
import { createPage } from './page.mjs'

/** A window opens in less, on a busy machine too. */
const PATIENCE = 15_000

export function createContexts(browsers, tell) {
  const contexts = new Map()
  const pages = new Map()
  let last = 0

  function close(page) {
    if (!pages.delete(page.id)) return
    page.end()
    page.context.front = null
    tell({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: page.id } })
  }

  function closeAll(context) {
    for (const page of pages.values()) if (page.context === context) close(page)
  }

  function meet(context, target) {
    const opener = context.asked
      ? undefined
      : [...pages.values()].find((page) => page.context === context)
    const id = `page-${++last}`
    const page = createPage({
      id,
      context,
      target,
      asked: context.asked,
      tell: (method, params) => tell({ method, params, pageProxyId: id }),
      close: () => close(page),
    })
    pages.set(id, page)
    context.front = null
    const params = { pageProxyId: id, browserContextId: context.id, openerId: opener?.id }
    tell({ method: 'Playwright.pageProxyCreated', params })
    context.onPage(page)
    page.start()
  }

  /** What the context before has left: without any window, the browser would have ended. */
  async function closeOthers(browser, ours) {
    const { contexts: windows } = await browser.steer('getBrowsingContexts')
    for (const { handle } of windows)
      if (handle !== ours) await browser.steer('closeBrowsingContext', { handle })
  }

  async function openPage(context) {
    const opened = new Promise((resolve) => {
      context.onPage = resolve
    })
    context.asked = context.browser.steer('createBrowsingContext').then(({ handle }) => handle)
    if (!context.handles.size) context.browser.watch((target) => meet(context, target))
    const [page, handle] = await Promise.all([opened, context.asked])
    context.asked = null
    if (!context.handles.size) await closeOthers(context.browser, handle)
    context.handles.add(handle)
    await page.toFront()
    return page
  }

  /** Where the page before has left a browser that says nothing more, in another one. */
  async function openFirst(context) {
    context.browser = await browsers.take()
    const page = await Promise.race([openPage(context), pause(PATIENCE)])
    if (page) return page
    closeAll(context)
    context.browser.end()
    context.handles.clear()
    return openFirst(context)
  }

  const commands = {
    'Playwright.createContext'() {
      const id = `context-${++last}`
      contexts.set(id, { id, browser: null, asked: null, handles: new Set(), onPage: () => {} })
      return { browserContextId: id }
    },
    async 'Playwright.createPage'({ browserContextId }) {
      const context = contexts.get(browserContextId)
      const opened = context.browser ? openPage(context) : openFirst(context)
      return { pageProxyId: (await opened).id }
    },
    async 'Playwright.closePage'({ pageProxyId }) {
      const page = pages.get(pageProxyId)
      close(page)
      await page.context.browser.steer('closeBrowsingContext', { handle: await page.window() })
    },
    'Playwright.deleteContext'({ browserContextId }) {
      const context = contexts.get(browserContextId)
      contexts.delete(browserContextId)
      closeAll(context)
      if (context.browser) browsers.giveBack(context.browser)
    },
    'Playwright.navigate': ({ pageProxyId, ...where }) => pages.get(pageProxyId).navigate(where),
    /** Those of the pages that are shown; each test has hosts of its own. */
    async 'Playwright.deleteAllCookies'({ browserContextId }) {
      for (const page of pages.values())
        if (page.context.id === browserContextId)
          await page.steer('deleteAllCookies', { browsingContextHandle: await page.window() })
    },
    // A new browser has none.
    'Playwright.getAllCookies': () => ({ cookies: [] }),
  }

  return {
    page: (id) => pages.get(id),
    /** What has no line above needs nothing here. */
    answer: (method, params) => commands[method]?.(params),
  }
}
