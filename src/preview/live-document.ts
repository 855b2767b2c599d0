// A document that follows what is typed. The editor is told what the service has sent, and says after each
// letter what has become of it.
import { stringify } from 'flatted'
import { localeIn, sysOf } from '../content/entry.ts'
import { fieldDocument, type OpenedEntry } from '../content/field-document.ts'
import { checkEntries } from '../content/pieces.ts'
import type { Previewed } from '../content/previewed.ts'
import { attempt } from '../errors/attempt.ts'
import type { Json } from '../net/json.ts'
import { createPace } from './pace.ts'
import { type Items, itemsFrom, itemsOf, resolved } from './resolved.ts'
import type { Tell } from './tell.ts'

/** What the service has sent, and what the editor is told of it. */
interface Base {
  found: OpenedEntry
  items: Items
  subscription: { id: string; locale: string; event: 'edit'; config: string }
}

/** Not `crypto.randomUUID`, which an insecure page lacks. */
const newId = () => `${performance.now()}-${Math.random().toString(36).slice(2)}`

function baseOf(found: OpenedEntry, locale: string): Base {
  const items = itemsFrom(found.entry, found.library)
  const config = stringify({ data: resolved(items), locale })
  return { found, items, subscription: { locale, event: 'edit', id: newId(), config } }
}

/** As if the service had sent what the editor says. What an author has emptied is shown empty. */
function typedOver({ found, items }: Base, said: Items, { settings, space }: Previewed) {
  const [first, ...others] = new Map([...items, ...said]).values()
  const ofType = (type: string) => others.filter((raw) => sysOf(raw).type === type)
  const answer = { items: [first], includes: { Entry: ofType('Entry'), Asset: ofType('Asset') } }
  const checked = checkEntries(answer, found.depth, space?.origin ?? '')
  const [entry = found.entry] = checked.items
  const document = fieldDocument(entry, settings.field) ?? { ...found.document, content: [] }
  return { ...found, entry, document, library: checked.library }
}

export class LiveDocument {
  #base: Base | null = null
  /** What the editor has said of it, and what is shown of that. */
  #said: Items | null = null
  #typed: OpenedEntry | null = null
  /** More was typed since the service was asked. */
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
    else this.#said = null
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
    if (method !== 'ENTRY_UPDATED' || !this.#base) return
    if (subscriptionId !== this.#base.subscription.id) return
    const said = itemsOf(data)
    const [key] = said?.keys() ?? []
    if (!said || !key || !this.#base.items.has(key)) return
    this.#said = new Map([...(this.#said ?? []), ...said])
    this.#isAhead = true
    this.#pace.ask()
  }

  #show() {
    if (!this.#base || !this.#said) return
    this.#typed = typedOver(this.#base, this.#said, this.document)
    this.document.show(this.#typed)
  }

  /** The service has what was saved. */
  refresh() {
    this.#isAhead = false
    this.document.refresh()
  }

  stop() {
    this.#pace.stop()
    this.#leave()
  }
}
