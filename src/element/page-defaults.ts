// The page-wide defaults: configure() wins over the JSON or the global, and these over the script tag's data-*.
import { camel } from '../contract/attribute.ts'
import { tellOwner } from '../errors/owner.ts'
import { isObject, parsedJson } from '../net/json.ts'
import { haveSameMembers } from '../net/same.ts'
import { createListeners } from '../page/listeners.ts'

/** The credentials of the contract. Those with a default are left out, because they name no service alone. */
const credentials = ['appId', 'apiKey', 'spaceId', 'accessToken', 'previewToken', 'spaces']

export type Values = Record<string, unknown>
export type DefaultSource = 'configure' | 'page' | 'script'

/** Keys may be written as properties (`appId`) or as attributes (`app-id`, `data-app-id`). */
function inCamel(values: Values): Values {
  const entries = Object.entries(values).map(
    ([key, value]) => [camel(key.replace(/^data-/, '')), value] as const,
  )
  return Object.fromEntries(entries)
}

function fromJson(): Values {
  const script = document.querySelector('script[type="application/json"][data-site-embed]')
  if (!script?.textContent?.trim()) return {}
  const values = parsedJson(script.textContent)
  if (isObject(values)) return inCamel(values)
  tellOwner(
    'error',
    'the <script type="application/json" data-site-embed> holds no valid JSON object and is ignored. Write it as {"appId": "…", "apiKey": "…"}.',
  )
  return {}
}

function fromGlobal(): Values {
  const values = window.SiteEmbedDefaults
  return isObject(values) ? inCamel(values) : {}
}

export class PageDefaults {
  readonly #sources: Record<DefaultSource, Values> = { configure: {}, page: {}, script: {} }
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe

  constructor() {
    this.#readPage()
    // The JSON may be below the script: then it is only there when the page is parsed.
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', () => this.#readPage(), { once: true })
  }

  /** If several of our scripts set a default, the first one counts. */
  join(script: HTMLScriptElement | null) {
    this.#take('script', { ...script?.dataset, ...this.#sources.script })
  }

  #readPage() {
    this.#take('page', { ...fromGlobal(), ...fromJson() })
  }

  #take(source: DefaultSource, values: Values) {
    const before = this.#sources[source]
    this.#sources[source] = values
    // Without a change, all elements would be rendered again for nothing.
    if (!haveSameMembers(before, values)) this.#listeners.tell()
  }

  configure(values: unknown) {
    if (!isObject(values)) {
      tellOwner('error', 'SiteEmbed.configure() takes an object such as {appId: "…"}.')
      return
    }
    this.#sources.configure = { ...this.#sources.configure, ...inCamel(values) }
    this.#listeners.tell()
  }

  /** The value and where it comes from, the strongest source first. */
  *of(property: string): Generator<[DefaultSource, unknown]> {
    for (const source of ['configure', 'page', 'script'] as const) {
      const value = this.#sources[source][property]
      if (value !== undefined && value !== null) yield [source, value]
    }
  }

  has = (property: string) => !this.of(property).next().done

  names = () => Object.values(this.#sources).flatMap((values) => Object.keys(values))

  /** Only the script tag can say so, because visitors cannot write it. */
  get trustsPlaceholders() {
    const word = this.#sources.script.trustPlaceholders
    return word !== undefined && word !== 'false'
  }

  /** Whether the page names its own service; then no placeholder may name another. */
  get setsService() {
    return credentials.some((name) => this.has(name))
  }

  get prefix() {
    const [found] = this.of('prefix')
    return found ? String(found[1]) : null
  }
}

declare global {
  interface Window {
    SiteEmbedDefaults?: unknown
  }
}
