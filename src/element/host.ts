// The element as its component sees it: the implementation of `Host`.
import type { RequestNote } from '../contract/page-api.ts'
import { attempt } from '../errors/attempt.ts'
import type { EmbedError } from '../errors/errors.ts'
import { nameOf, tellOwner } from '../errors/owner.ts'
import { originOf } from '../net/policy.ts'
import type { Handover, Host, StateName } from '../page/host.ts'
import { Fallback } from './fallback.ts'
import { hasSearch } from './has-search.ts'
import { memoryKey, memoryOf } from './memory.ts'
import type { PageRegistry } from './page-registry.ts'
import { isFromPlaceholder } from './placeholders.ts'
import type { Findings, Policy } from './report.ts'

const requestsKept = 50
/** Frameworks remove elements and put them back. After this time, it counts as removed. */
const patience = 5000

export const ownTemplates =
  'template[slot], script[type="text/template"][slot], style[slot="styles"]'

/** Also true inside paragraphs that an editor has put around it, but not inside another custom element. */
function belongsTo(element: Element, found: Element): boolean {
  const around = found.parentElement
  return (
    around === element ||
    (around !== null && !around.localName.includes('-') && belongsTo(element, around))
  )
}

export class ElementHost implements Host {
  readonly readings = new Map<string, unknown>()
  readonly findings: Findings = {
    requests: [],
    lastError: null,
    policy: {},
    recognised: {},
    mistakes: () => [],
  }
  readonly memory = memoryOf(() => memoryKey(this.element))
  readonly consent: PageRegistry['consent']
  readonly defaults: PageRegistry['defaults']
  stay: object = {}
  wasWaiting = false
  #gone: ReturnType<typeof setTimeout> | undefined
  readonly #handlers = new Map<string, () => void>()
  readonly #waiting = new Set<string>()
  readonly #fallback: Fallback
  readonly internals: ElementInternals | null

  constructor(
    readonly element: HTMLElement,
    private readonly page: PageRegistry,
  ) {
    this.consent = page.consent
    this.defaults = page.defaults
    this.#fallback = new Fallback(element)
    this.internals = attempt(() => element.attachInternals())
  }

  get name() {
    return nameOf(this.element)
  }

  dispatch(type: string, detail: unknown, cancelable = false) {
    return this.element.dispatchEvent(
      new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }),
    )
  }

  handover = () => this.#fallback.handover()
  handBack = (typed: Partial<Handover>) => this.#fallback.handBack(typed)
  hideFallback = () => this.#fallback.hide()
  showFallback = (typed?: string, isFirst?: boolean) => this.#fallback.show(typed, isFirst)

  templates() {
    if (isFromPlaceholder(this.element) && !this.page.defaults.trustsPlaceholders) return []
    return [...this.element.querySelectorAll(ownTemplates)].filter((found) =>
      belongsTo(this.element, found),
    )
  }

  answer(method: string, handler: () => void) {
    this.#handlers.set(method, handler)
    if (this.#waiting.delete(method)) handler()
    return () => {
      if (this.#handlers.get(method) === handler) this.#handlers.delete(method)
    }
  }

  /** A call that comes before the component waits for the component. */
  call(method: string) {
    const handler = this.#handlers.get(method)
    if (handler) handler()
    else this.#waiting.add(method)
  }

  /** The owner has called SiteEmbed.check(): requests that only it needs are sent now. */
  check() {
    this.#handlers.get('check')?.()
  }

  publish(property: string, value: unknown) {
    this.readings.set(property, value)
  }

  holdState(name: StateName): () => void {
    // Chrome before 125 throws at names without dashes.
    const change = (how: 'add' | 'delete') => attempt(() => this.internals?.states[how](name))
    change('add')
    return () => change('delete')
  }

  note(request: RequestNote) {
    this.findings.requests.push(request)
    if (this.findings.requests.length > requestsKept) this.findings.requests.shift()
  }

  noteRecognised(fields: Findings['recognised']) {
    this.findings.recognised = fields
  }

  noteMistakes(find: Findings['mistakes']) {
    this.findings.mistakes = find
  }

  noteError(error: EmbedError | null) {
    this.findings.lastError = error
  }

  notePolicy(policy: Policy) {
    const { policy: all } = this.findings
    for (const [directive, sources] of Object.entries(policy))
      all[directive] = (all[directive] ?? []).concat(sources)
  }

  /** The hosts of all requests, and of the pictures, videos and sounds that are shown. */
  policy(): Policy {
    const all: Record<string, readonly string[]> = { ...this.findings.policy }
    const shown = this.element.shadowRoot?.querySelectorAll<HTMLImageElement | HTMLMediaElement>(
      'img,video,audio',
    )
    for (const { localName, currentSrc, src } of shown ?? []) {
      const directive = localName === 'img' ? 'img-src' : 'media-src'
      all[directive] = (all[directive] ?? []).concat(originOf(currentSrc || src) ?? [])
    }
    return all
  }

  /** Blocked requests are errors, and are reported elsewhere. */
  blocked(origin: string | null, directive: string) {
    const policy = this.policy()
    if (!origin || directive === 'connect-src' || !policy[directive]?.includes(origin)) return
    // A picture that cannot be loaded is soon hidden, so its host is noted now.
    this.notePolicy({ [directive]: [origin] })
    tellOwner(
      'warn',
      `${this.name}: the page’s policy (CSP) blocks ${origin}: add it to ${directive}.`,
    )
  }

  /** If the owner asks, this includes possible mistakes that may be intended. */
  mistakes(isAsked: boolean) {
    return [this.#fallback.openTag(), ...this.findings.mistakes(isAsked)].filter(
      (found) => found !== null,
    )
  }

  /** Not for elements that a script has added: the script may not be finished. */
  hint() {
    if (this.wasWaiting)
      for (const mistake of this.mistakes(false)) tellOwner('warn', `${this.name}: ${mistake}`)
  }

  arrive() {
    this.wasWaiting = this.page.isStarting || document.readyState === 'loading'
    this.#fallback.isParsed = this.wasWaiting
    clearTimeout(this.#gone)
  }

  leave() {
    if (hasSearch) this.readings.clear()
    this.#waiting.clear()
    this.#gone = setTimeout(() => {
      this.stay = {}
      this.memory.forget()
      this.#fallback.show()
    }, patience)
  }
}
