// A document that follows typing. The editor gets what the service has sent, and after each letter it sends
// back the changed content.
import type { OpenedEntry } from '../content/field-document.ts'
import type { Previewed } from '../content/previewed.ts'
import { attempt } from '../errors/attempt.ts'
import type { Json } from '../net/json.ts'
import { createPace } from './pace.ts'
import { type Items, itemsOf, keyOfItem } from './resolved.ts'
import type { Tell } from './tell.ts'
import { type Base, baseOf, typedOver } from './typed.ts'

export class LiveDocument {
  /** What the service has sent, prepared for the editor; null if it is nested too deeply. */
  #found: OpenedEntry | null = null
  #base: Base | null = null
  /** The editor's last message about each item, not read yet, because most are never shown. */
  readonly #heard = new Map<string, unknown>()
  /** What the editor has sent for this document, and what of it is shown. */
  #said: Items = new Map()
  #typed: OpenedEntry | null = null
  readonly #pace = createPace(() => this.#show())

  constructor(
    private readonly document: Previewed,
    private readonly tell: Tell,
  ) {}

  /** The document was rendered. */
  changed() {
    this.#pace.isShown()
    const { found } = this.document
    if (found === this.#typed || found === this.#found) return
    const before = this.#base
    this.#leave()
    this.#found = found
    if (found) this.#subscribe(found)
    // After a save, the service may have less than what is typed by now.
    if (before?.key === this.#base?.key) this.#show()
    else this.#forget()
  }

  #subscribe(found: OpenedEntry) {
    this.#base = attempt(() => baseOf(found, this.document))
    if (this.#base) this.tell('SUBSCRIBED', { ...this.#base.subscription })
  }

  #leave() {
    if (this.#base) this.tell('UNSUBSCRIBED', { ...this.#base.subscription })
    this.#base = null
    this.#typed = null
  }

  #forget() {
    this.#heard.clear()
    this.#said = new Map()
  }

  /** A message may also be about an entry or a picture inside this document. */
  hear({ method, subscriptionId, data }: Json) {
    if (method !== 'ENTRY_UPDATED' || !this.#base) return
    if (subscriptionId !== this.#base.subscription.id) return
    const key = keyOfItem(data)
    if (!key || !this.#base.items.has(key)) return
    // Delete first, so that the latest message is last in the map.
    this.#heard.delete(key)
    this.#heard.set(key, data)
    this.#pace.ask()
  }

  /** False if there is nothing new to show. */
  #show(): boolean {
    for (const data of this.#heard.values()) this.#said = new Map([...this.#said, ...itemsOf(data)])
    this.#heard.clear()
    if (!this.#base || !this.#said.size) return false
    this.#typed = typedOver(this.#base, this.#said, this.document)
    this.document.show(this.#typed)
    return true
  }

  stop() {
    this.#pace.stop()
    this.#leave()
  }
}
