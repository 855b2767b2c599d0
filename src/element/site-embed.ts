// What our scripts start on a page, once for all of them, and `window.SiteEmbed`.
import type { SiteEmbedApi } from '../contract/page-api.ts'
import { tellOwner } from '../errors/owner.ts'
import { printReport } from '../errors/print-report.ts'
import { sharedByScripts } from '../page/shared.ts'
import { addMessages } from '../shell/messages/index.ts'
import { PageDefaults } from './page-defaults.ts'
import { PageRegistry } from './page-registry.ts'
import { fillPlaceholders, type Placed, watchPlaceholders } from './placeholders.ts'

type Addition = readonly [locale: string, messages: Record<string, unknown>]

declare global {
  interface Window {
    SiteEmbed?: SiteEmbedApi
    /** Language scripts push here. Before this script runs it is a plain array. */
    SiteEmbedMessages?: { push(addition: Addition): void }
  }
}

/** Started by our first script on a page; later scripts add to it. */
function begin(version: string) {
  const page = new PageRegistry(new PageDefaults())
  /** The elements that placeholders can become. */
  const placed: Placed[] = []
  /** Tags without the page's prefix, including those that another library owns. */
  const tags = new Set<string>()
  const fill = (root: ParentNode) =>
    fillPlaceholders(root, placed, page.defaults.trustsPlaceholders)
  exposeApi(version, page, fill)
  watchPlaceholders(fill)
  return { version, toldOfAnother: false, page, tags, placed, fill }
}

export type Started = ReturnType<typeof begin>

const firstOf = (version: string) => sharedByScripts('page', () => begin(version))

/** Null for a script of another version than the first: it does nothing. */
export function startPage(version: string) {
  const started = firstOf(version)
  if (started.version === version) return started
  if (!started.toldOfAnother) {
    started.toldOfAnother = true
    tellOwner(
      'warn',
      `version ${started.version} is already running on this page, so version ${version} does nothing. Remove one of the two script tags, or give both files the same version.`,
    )
  }
  return null
}

let apart: Started | null = null

/** An app's modules work beside a script of another version too, with their own page-wide defaults. */
export function startApp(version: string): Started {
  const started = firstOf(version)
  if (started.version === version) return started
  if (!apart)
    tellOwner(
      'warn',
      `version ${started.version} is already running on this page and has SiteEmbed, so SiteEmbed.configure() does not reach the elements of version ${version}. Use the same version for both, or write the settings on each element.`,
    )
  apart ??= {
    ...{ version, toldOfAnother: true, page: new PageRegistry(new PageDefaults()) },
    ...{ tags: new Set(), placed: [], fill() {} },
  }
  return apart
}

function exposeApi(version: string, page: PageRegistry, upgrade: (root: ParentNode) => void) {
  const add = (addition: unknown) => {
    const [locale, messages] = Array.isArray(addition) ? addition : ['']
    if (addMessages(locale, messages)) page.reread()
  }
  const early = window.SiteEmbedMessages
  if (Array.isArray(early)) early.forEach(add)
  window.SiteEmbedMessages = { push: add }
  // Scripts with a search add `convert`: src/search/told/conversions.ts.
  const api: Omit<SiteEmbedApi, 'convert'> = {
    version,
    configure: (defaults) => page.defaults.configure(defaults),
    addMessages: (locale, messages) => add([locale, messages]),
    upgrade: (root = document) => upgrade(root),
    consent: () => page.consent.give(),
    check: ({ defaults = false } = {}) => {
      const reports = [...page.members].map((member) => member.report())
      for (const report of reports) printReport(report, defaults)
      return reports
    },
  }
  // Defined, not assigned, because an element with that id could make the name read-only.
  Object.defineProperty(window, 'SiteEmbed', { value: api, configurable: true, writable: true })
}
