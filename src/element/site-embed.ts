// `window.SiteEmbed`: what the page's scripts can call.

import { tellOwner } from '../errors/owner.ts'
import { addMessages } from '../shell/messages/index.ts'
import type { PageRegistry } from './page-registry.ts'
import { printReport, type Report } from './report.ts'

export interface SiteEmbedApi {
  readonly version: string
  configure(defaults: Record<string, unknown>): void
  addMessages(locale: string, messages: Record<string, unknown>): void
  upgrade(root?: ParentNode): void
  consent(): void
  check(): Report[]
}

/** A language and its words. */
type Addition = readonly [locale: string, messages: Record<string, unknown>]

// A symbol, because `window.SiteEmbed` could be a `<div id="SiteEmbed">` of the page.
const first = Symbol.for('site-embed')
interface First {
  version: string
  toldOfAnother: boolean
}
declare global {
  interface Window {
    [first]?: First
    SiteEmbed?: SiteEmbedApi
    /** Language scripts push here. Before this script runs it is a plain array. */
    SiteEmbedMessages?: { push(addition: Addition): void }
  }
}

/** The first script on a page wins; another is silent when it is the same version. */
export function isFirst(version: string): boolean {
  const earlier = window[first]
  if (!earlier) {
    window[first] = { version, toldOfAnother: false }
    return true
  }
  if (earlier.version !== version && !earlier.toldOfAnother) {
    earlier.toldOfAnother = true
    tellOwner(
      'warn',
      `version ${earlier.version} is already running on this page, so version ${version} does nothing. Remove one of the two script tags.`,
    )
  }
  return false
}

export function exposeApi(
  version: string,
  page: PageRegistry,
  upgrade: (root: ParentNode) => void,
) {
  const add = (addition: unknown) => {
    const [locale, messages] = Array.isArray(addition) ? addition : ['']
    if (addMessages(locale, messages)) page.reread()
  }
  const early = window.SiteEmbedMessages
  if (Array.isArray(early)) early.forEach(add)
  window.SiteEmbedMessages = { push: add }
  const api: SiteEmbedApi = {
    version,
    configure: (defaults) => page.defaults.configure(defaults),
    addMessages: (locale, messages) => add([locale, messages]),
    upgrade: (root = document) => upgrade(root),
    consent: () => page.consent.give(),
    check: () => {
      const reports = [...page.members].map((member) => member.report())
      for (const report of reports) printReport(report)
      return reports
    },
  }
  // Defined, not assigned: the name could be a read-only element of that id.
  Object.defineProperty(window, 'SiteEmbed', { value: api, configurable: true, writable: true })
}
