// Combines what the service has sent with what the editor says.
import { stringify } from 'flatted'
import { type Library, localeIn, sysOf } from '../content/entry.ts'
import { fieldDocument, type OpenedEntry } from '../content/field-document.ts'
import { checkEntries } from '../content/pieces.ts'
import type { Previewed } from '../content/previewed.ts'
import { copyOf } from '../content/spaces.ts'
import type { Json } from '../net/json.ts'
import { type Items, itemsFrom, resolved } from './resolved.ts'

/** What the service has sent, and the form of it for the editor. */
export interface Base {
  found: OpenedEntry
  /** Identifies what is edited: an entry in a language, for a release. */
  key: string
  items: Items
  subscription: { id: string; locale: string; event: 'edit'; config: string }
}

/** Not `crypto.randomUUID`, which does not exist on http. */
const newId = () => `${performance.now()}-${Math.random().toString(36).slice(2)}`

export function baseOf(found: OpenedEntry, { settings, space }: Previewed): Base {
  const { entry, library, timeline } = found
  const items = itemsFrom(entry, library)
  const locale = localeIn(entry) ?? settings.contentLocale ?? settings.locale ?? 'en'
  const key = JSON.stringify([entry.id, locale, space?.spaceId, space?.environment, timeline])
  const config = stringify({ data: resolved(items), locale })
  return { found, items, key, subscription: { locale, event: 'edit', id: newId(), config } }
}

/** Fields come from the editor; metadata, such as what is published, comes from the service. */
const fieldsOver = (items: Items, said: Items) =>
  [...said].map(([key, raw]): [string, Json] => [
    key,
    { ...raw, ...items.get(key), fields: raw.fields },
  ])

/** The result looks as if the service had sent it. A field that an author has emptied is shown empty. */
export function typedOver({ found, items }: Base, said: Items, { settings, space }: Previewed) {
  const [first, ...others] = new Map([...items, ...fieldsOver(items, said)]).values()
  const ofType = (type: string) => others.filter((raw) => sysOf(raw).type === type)
  const answer = { items: [first], includes: { Entry: ofType('Entry'), Asset: ofType('Asset') } }
  const { library } = checkEntries(answer, found.depth, space?.origin ?? '')
  if (space?.others) keepOthers(library, found.library)
  const entry = library.entries.get(found.entry.id) ?? found.entry
  const document = fieldDocument(entry, settings.field) ?? { ...found.document, content: [] }
  return { ...found, entry, document, library }
}

/** The editor does not resolve links to other spaces, so their targets come from the service. */
function keepOthers(typed: Library, sent: Library) {
  const targets = new Map<unknown, Json>()
  for (const { fields } of sent.entries.values())
    copyOf(fields, (link) => {
      if (link.urn && link.type === 'Link') targets.set(link.urn, link)
    })
  for (const [id, entry] of typed.entries) {
    const fields = copyOf(entry.fields, (link) => Object.assign(link, targets.get(link.urn)))
    typed.entries.set(id, { ...entry, fields })
  }
  for (const [id, entry] of sent.entries) if (!typed.entries.has(id)) typed.entries.set(id, entry)
  for (const [id, asset] of sent.assets) if (!typed.assets.has(id)) typed.assets.set(id, asset)
}
