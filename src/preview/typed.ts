// What the service has sent, and what becomes of it by what the editor says.
import { stringify } from 'flatted'
import { sysOf } from '../content/entry.ts'
import { fieldDocument, type OpenedEntry } from '../content/field-document.ts'
import { checkEntries } from '../content/pieces.ts'
import type { Previewed } from '../content/previewed.ts'
import { type Items, itemsFrom, resolved } from './resolved.ts'

/** What the service has sent, and what the editor is told of it. */
export interface Base {
  found: OpenedEntry
  items: Items
  subscription: { id: string; locale: string; event: 'edit'; config: string }
}

/** Not `crypto.randomUUID`, which an insecure page lacks. */
const newId = () => `${performance.now()}-${Math.random().toString(36).slice(2)}`

export function baseOf(found: OpenedEntry, locale: string): Base {
  const items = itemsFrom(found.entry, found.library)
  const config = stringify({ data: resolved(items), locale })
  return { found, items, subscription: { locale, event: 'edit', id: newId(), config } }
}

/** As if the service had sent what the editor says. What an author has emptied is shown empty. */
export function typedOver({ found, items }: Base, said: Items, { settings, space }: Previewed) {
  const [first, ...others] = new Map([...items, ...said]).values()
  const ofType = (type: string) => others.filter((raw) => sysOf(raw).type === type)
  const answer = { items: [first], includes: { Entry: ofType('Entry'), Asset: ofType('Asset') } }
  const checked = checkEntries(answer, found.depth, space?.origin ?? '')
  const [entry = found.entry] = checked.items
  const document = fieldDocument(entry, settings.field) ?? { ...found.document, content: [] }
  return { ...found, entry, document, library: checked.library }
}
