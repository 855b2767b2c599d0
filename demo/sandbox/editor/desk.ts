// The page of the editor: a form beside the page that is edited, and what passes between them.
import { Bar } from './bar.ts'
import { make } from './dom.ts'
import { Log } from './log.ts'
import { type Key, keyOf, written } from './model.ts'
import { Outlines, type Place, placeOf } from './outlines.ts'
import { Panel } from './panel.ts'
import { serviceOf } from './service.ts'
import type { Setup } from './setup.ts'
import { shownIn } from './shown.ts'
import { Space } from './space.ts'
import { type Subscription, Updates } from './updates.ts'
import { type Message, type Wire, wireTo } from './wire.ts'
import type { Words } from './words.ts'

export class Desk {
  readonly #frame: HTMLIFrameElement
  readonly #spaces = new Map<string, Space>()
  readonly #status = make('p', { class: 'status', role: 'status' })
  readonly #inspect = make('input', { type: 'checkbox', role: 'switch', id: 'inspect' })
  readonly #wire: Wire
  readonly #updates: Updates
  readonly #outlines: Outlines
  readonly #panel: Panel
  readonly #bar: Bar
  /** Of the page that has greeted last. */
  #location: unknown
  readonly elements: readonly HTMLElement[]

  constructor(
    private readonly setup: Setup,
    private readonly words: Words,
  ) {
    this.#frame = make('iframe', { title: words.preview })
    const log = new Log(words)
    this.#wire = wireTo(this.#frame, setup.origin, this.#hear, log.note)
    this.#updates = new Updates(this.#wire, this.#spaceOf)
    this.#outlines = new Outlines(words, (place) => this.#try(this.#openPlace(place)))
    this.#panel = new Panel(words, {
      open: (key, { space, locale }) => this.#try(this.#open(key, space, locale, '')),
      changed: ({ item }) => this.#try(this.#updates.tell(item)),
      save: async ({ item, space, locale }) => {
        const entity = await space.save(item, locale)
        this.#wire.say('ENTRY_SAVED', { entity, contentType: item.type })
      },
      failed: this.#failed,
    })
    this.#bar = new Bar(setup, words, this.#spaceOf, (address) => this.#turnTo(address))
    this.#inspect.addEventListener('change', () => this.#inspects())
    this.elements = this.#arranged(log)
  }

  begin = (parameters: URLSearchParams) => this.#try(this.#bar.begin(parameters))

  #arranged(log: Log): HTMLElement[] {
    const { words } = this
    const toggle = make('label', { class: 'switch' }, this.#inspect, words.inspect)
    this.#bar.element.append(toggle, this.#status)
    const view = make('div', { class: 'view' }, this.#frame, this.#outlines.element)
    const messages = make('details', {}, make('summary', {}, words.messages), log.element)
    const page = make('section', { class: 'page', 'aria-label': words.page }, view, messages)
    return [this.#bar.element, this.#panel.element, page]
  }

  readonly #spaceOf = (name: string, environment: string): Space => {
    const path = `${name}/${environment}`
    const space =
      this.#spaces.get(path) ?? new Space(serviceOf(name, environment, this.setup.token))
    this.#spaces.set(path, space)
    return space
  }

  #turnTo(address: string) {
    this.#updates.all.clear()
    this.#outlines.clear()
    this.#panel.clear()
    this.#status.textContent = this.words.waiting
    // Not one more step of the way back.
    if (this.#frame.src) this.#frame.contentWindow?.location.replace(address)
    else this.#frame.src = address
  }

  readonly #hear = (method: string, message: Message) => {
    if (method === 'CONNECTED') this.#connected(message)
    if (method === 'SUBSCRIBED') this.#try(this.#subscribed(message))
    if (method === 'UNSUBSCRIBED') this.#updates.unsubscribe(message)
    const place = method === 'TAGGED_FIELD_CLICKED' && placeOf(message)
    if (place) this.#try(this.#openPlace(place))
    this.#outlines.hear(method, message)
  }

  #connected({ location }: Message) {
    // What another page has subscribed to is over: it says nothing when it is left.
    if (location !== this.#location) this.#updates.all.clear()
    this.#location = location
    this.#status.textContent = this.words.connected
    this.#outlines.clear()
    if (this.#inspect.checked) this.#inspects()
  }

  #inspects() {
    const isInspectorActive = this.#inspect.checked
    this.#wire.say('INSPECTOR_MODE_CHANGED', { isInspectorActive })
    if (!isInspectorActive) this.#outlines.clear()
  }

  async #subscribed(message: Message) {
    const subscription = await this.#updates.subscribe(message)
    if (!subscription) return
    const [first] = subscription.items.values()
    const key = keyOf(first)
    const { space, locale } = subscription
    if (key && !this.#isShown()) await this.#open(key, space, locale)
    else await this.#list()
  }

  /** Whether the page shows what is in the form. */
  #isShown(): boolean {
    const { opened } = this.#panel
    return opened !== null && this.#showing(opened.item.key) !== undefined
  }

  #showing(key: Key): Subscription | undefined {
    return [...this.#updates.all.values()].find(({ items }) => items.has(written(key)))
  }

  async #list() {
    this.#panel.list(await shownIn(this.#updates.all.values()))
  }

  async #open(key: Key, space: Space, locale: string, fieldId?: string) {
    const item = await space.open(key)
    this.#panel.show({ item, space, locale }, fieldId)
    await this.#list()
  }

  /** Of another space, if the page says so. */
  async #openPlace({ key, fieldId, space, environment }: Place) {
    const around = this.#showing(key) ?? this.#panel.opened
    const own = space ? this.#spaceOf(space, environment ?? 'master') : around?.space
    if (own && around) await this.#open(key, own, around.locale, fieldId)
  }

  #try(work: Promise<unknown>) {
    work.catch(this.#failed)
  }

  readonly #failed = (error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    this.#status.textContent = `${this.words.failed} ${said}`
  }
}
