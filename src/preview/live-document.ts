// A document that follows what is typed. The editor is told what the service has sent, and says after each
// letter what has become of it.
import { localeIn } from '../content/entry.ts'
import type { OpenedEntry } from '../content/field-document.ts'
import type { Previewed } from '../content/previewed.ts'
import { attempt } from '../errors/attempt.ts'
import type { Json } from '../net/json.ts'
import { createPace } from './pace.ts'
import { type Items, itemsOf, keyOfItem } from './resolved.ts'
import type { Tell } from './tell.ts'
import { type Base, baseOf, typedOver } from './typed.ts'

export class LiveDocument {
  #base: Base | null = null
  /** What the editor has said last of each item, and is not read yet: most of it is never shown. */
  readonly #heard = new Map<string, unknown>()
  /** What it has said since the service was asked, and what is shown of that. */
  #said: Items = new Map()
  #typed: OpenedEntry | null = null
  /** More was typed since the last save. */
  #isAhead = false
  readonly #pace = createPace(() => this.#show())

  constructor(
    private readonly document: Previewed,
    private readonly tell: Tell,
  ) {}

  /** The document was rendered. */
  changed() {
    this.#pace.isShown()
    const { found } = this.document
    if (found === this.#typed || found === (this.#base?.found ?? null)) return
    const isSame = found?.entry.id === this.#base?.found.entry.id
    this.#leave()
    if (found) this.#subscribe(found)
    if (isSame && this.#isAhead) this.#show()
    else this.#forget()
  }

  #subscribe(found: OpenedEntry) {
    const { contentLocale, locale } = this.document.settings
    // Nested too deeply to be told.
    this.#base = attempt(() =>
      baseOf(found, localeIn(found.entry) ?? contentLocale ?? locale ?? 'en'),
    )
    if (this.#base) this.tell('SUBSCRIBED', { ...this.#base.subscription })
  }

  #leave() {
    if (this.#base) this.tell('UNSUBSCRIBED', { ...this.#base.subscription })
    this.#base = null
    this.#typed = null
  }

  /** Also of an entry or a picture within this document alone. */
  hear({ method, subscriptionId, data }: Json) {
    // The document asks the service, which has now what was typed until here.
    if (method === 'ENTRY_SAVED') this.#isAhead = false
    if (method !== 'ENTRY_UPDATED' || !this.#base) return
    if (subscriptionId !== this.#base.subscription.id) return
    const key = keyOfItem(data)
    if (!key || !this.#base.items.has(key)) return
    // The latest is the last one.
    this.#heard.delete(key)
    this.#heard.set(key, data)
    this.#isAhead = true
    this.#pace.ask()
  }

  #forget() {
    this.#heard.clear()
    this.#said = new Map()
  }

  #show() {
    if (!this.#base) return
    for (const data of this.#heard.values()) this.#said = new Map([...this.#said, ...itemsOf(data)])
    this.#heard.clear()
    if (!this.#said.size) return
    this.#typed = typedOver(this.#base, this.#said, this.document)
    this.document.show(this.#typed)
  }

  stop() {
    this.#pace.stop()
    this.#leave()
  }
}
