// The part of an element that knows its settings: it turns attributes, properties and page-wide defaults into
// the props of the component. The callbacks of the custom element call it.
import { camel, type ElementContract, type Kind, kebab } from '../contract/attribute.ts'
import { areSame } from '../net/same.ts'
import { focusedElement } from '../page/focus.ts'
import type { ElementProps } from '../page/host.ts'
import { hasSearch } from './has-search.ts'
import { hintAtNames, hintAtSlots, slipsOf, tellReadOnly } from './hints.ts'
import { ElementHost } from './host.ts'
import type { PageRegistry as Page } from './page-registry.ts'
import { levelBelowHeading } from './page-values.ts'
import { makeReport } from './report.ts'
import { type Resolved, readSettings } from './settings.ts'

export type ComponentProps = ElementProps<Resolved['settings']>

/** A property of these kinds returns its parsed value; the others return the text that was written. */
const readAsValue: readonly Kind[] = ['flag', 'whole', 'text', 'words', 'choice', 'id', 'locale']
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

export class Controller {
  readonly host: ElementHost
  readonly #properties = new Map<string, unknown>()
  readonly #writes: Record<string, number> = {}
  #resolved: Resolved | null = null
  #shownSettings: Resolved['settings'] | null = null
  #now = new Date()
  /** Looked up once for each place in the page, because a page may have thousands of headings. */
  #level: number | null | undefined
  #scheduled = false
  #leave: (() => void) | null = null
  /** The element that has the focus, or had it in the current task. */
  #focused: Element | null = null

  constructor(
    readonly element: HTMLElement,
    readonly contract: ElementContract,
    private readonly page: Page,
    private readonly render: () => void,
  ) {
    this.host = new ElementHost(element, page)
    const look = () => {
      this.#focused = element.shadowRoot?.activeElement ?? null
    }
    element.shadowRoot?.addEventListener('focusin', look)
    element.shadowRoot?.addEventListener('focusout', () => queueMicrotask(look))
  }

  get alive() {
    return this.#leave !== null
  }

  start() {
    this.#now = new Date()
    this.#level = undefined
    this.#resolved = null
    this.host.arrive()
    this.#leave = this.page.join({
      element: this.element,
      reread: () => this.#schedule(),
      report: () => this.#report(),
      host: this.host,
    })
    hintAtNames(this.element, this.contract)
    hintAtSlots(this.element)
  }

  /** The element may have another language around it now, and its popups have to enter the top layer again. */
  moved() {
    this.#level = undefined
    if (this.#focused instanceof HTMLElement && !focusedElement())
      this.#focused.focus({ preventScroll: true })
    this.#schedule()
  }

  stop() {
    this.#leave?.()
    this.#leave = null
    this.#shownSettings = null
    this.host.leave()
  }

  /** The same object while nothing has changed, so that components can compare by identity. */
  props(): ComponentProps {
    const { settings, refused } = this.#settle()
    if (!areSame(this.#shownSettings, settings)) this.#shownSettings = settings
    return {
      host: this.host,
      settings: this.#shownSettings ?? settings,
      properties: Object.fromEntries(this.#properties),
      writes: { ...this.#writes },
      refused,
    }
  }

  attributeWritten(name: string) {
    this.#properties.delete(camel(name))
    this.#wrote(camel(name))
  }

  read(property: string): unknown {
    const set = this.readProperty(property)
    const name = kebab(property)
    const kind = this.contract.attributes[name]?.kind
    if (set !== null || !kind) return set
    if (readAsValue.includes(kind)) return this.#settle().settings[property] ?? null
    const [fromPage] = this.page.defaults.of(property)
    return this.element.getAttribute(name) ?? fromPage?.[1] ?? null
  }

  readProperty(property: string): unknown {
    const reading = hasSearch ? this.host.readings.get(property) : null
    return reading ?? this.#properties.get(property) ?? null
  }

  writeProperty(property: string, value: unknown) {
    if (hasSearch && this.contract.properties[property]?.readOnly)
      return tellReadOnly(this.element, property)
    if (value === undefined || value === null) this.#properties.delete(property)
    else this.#properties.set(property, value)
    this.#wrote(property)
  }

  /** Reflected, so that CSS and inspectors see it; keys and objects never are. */
  write(property: string, value: unknown) {
    const name = kebab(property)
    const spec = this.contract.attributes[name]
    if (!spec) return this.writeProperty(property, value)
    if (hasSearch) this.host.readings.delete(property)
    if (value === null || value === undefined) {
      this.#properties.delete(property)
      this.element.removeAttribute(name)
      this.#wrote(property)
    } else if (spec.secret || !isPlain(value)) this.writeProperty(property, value)
    else if (spec.kind === 'flag')
      this.#writeFlag(name, value === '' || (Boolean(value) && value !== 'false'))
    else this.element.setAttribute(name, String(value))
  }

  #writeFlag(name: string, on: boolean) {
    // A missing attribute means the page-wide default, so `false` may have to be written.
    if (on) this.element.setAttribute(name, '')
    else if (this.page.defaults.has(camel(name))) this.element.setAttribute(name, 'false')
    else this.element.removeAttribute(name)
  }

  #settle(): Resolved {
    this.#resolved ??= readSettings({
      element: this.element,
      attributes: this.contract.attributes,
      properties: this.#properties,
      defaults: this.page.defaults,
      levelBelowHeading: () => {
        if (hasSearch && this.#level === undefined) this.#level = levelBelowHeading(this.element)
        return this.#level
      },
      now: this.#now,
    })
    return this.#resolved
  }

  #wrote(property: string) {
    this.#writes[property] = (this.#writes[property] ?? 0) + 1
    this.#schedule()
  }

  /** All changes of one task cause one reading of the settings. */
  #schedule() {
    this.#resolved = null
    if (!this.alive || this.#scheduled) return
    this.#scheduled = true
    if (this.#isAmidVisitorsEvent()) setTimeout(this.#flush)
    else queueMicrotask(this.#flush)
  }

  /** If the page hears of a visitor's choice before we do, rendering now would undo it. */
  #isAmidVisitorsEvent() {
    const { event } = window
    return event?.isTrusted && event.composedPath().includes(this.element)
  }

  readonly #flush = () => {
    if (!this.#scheduled) return
    this.#scheduled = false
    if (this.alive) this.render()
  }

  /** Applies settings of the same task first, as in `layout = 'dialog'; open()`. */
  call(method: string) {
    if (!this.#isAmidVisitorsEvent()) this.#flush()
    this.host.call(method)
  }

  #report() {
    this.host.check()
    const mistakes = [...slipsOf(this.element, this.contract), ...this.host.mistakes(true)]
    return makeReport(this.host, this.contract.attributes, this.#settle(), mistakes)
  }
}
