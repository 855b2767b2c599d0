// An entry with its links resolved in place, as the editor takes and gives it: entries may link in circles.
import { type Entry, idOf, type Library, sysOf, text } from '../content/entry.ts'
import { attempt } from '../errors/attempt.ts'
import { isObject, type Json } from '../net/json.ts'

/** Entries and assets as the service sends them, by kind and id; the one that is shown first. */
export type Items = ReadonlyMap<string, Json>

/** `Entry x` for a link to it; null for what is no such link. `of` is the item itself. */
function keyOf(value: unknown, of?: 'itself'): string | null {
  const { type, linkType, id } = sysOf(value)
  const kind = of ? type : type === 'Link' && linkType
  return (kind === 'Entry' || kind === 'Asset') && text(id) ? `${kind} ${id}` : null
}

/** A message of more values than any document has is not read to its end. */
const mostValues = 300_000

/** Plain data. `change` may put something else in the place of an object. */
function copied(value: unknown, change: (value: Json) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => copied(one, change))
  return isObject(value) ? (change(value) ?? withCopies(value, change)) : value
}

const withCopies = (values: Json, change: (value: Json) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, copied(one, change)]))

/** The entry, and all that it leads to in its library. */
export function itemsFrom(entry: Entry, library: Library): Items {
  const items = new Map([[`Entry ${entry.id}`, entry.raw]])
  const follow = (link: Json) => {
    const key = keyOf(link)
    if (!key || items.has(key)) return
    const found = key.startsWith('Asset') ? library.asset(link) : library.entry(link)
    if (found) items.set(key, found.raw)
  }
  // What is found on the way is gone through too.
  for (const raw of items.values()) copied(raw, follow)
  return items
}

/** The first of them, with the others in the places of the links to them. */
export function resolved(items: Items): Json | undefined {
  const whole = new Map([...items.keys()].map((key): [string, Json] => [key, {}]))
  const target = (link: Json) => whole.get(keyOf(link) ?? '')
  for (const [key, raw] of items) Object.assign(whole.get(key) ?? {}, withCopies(raw, target))
  return [...whole.values()][0]
}

/** The other way round. Null for what is no entry and no asset, or is no plain data. */
export const itemsOf = (data: unknown): Items | null => attempt(() => taken(data))

function taken(data: unknown): Items | null {
  const items = new Map<string, Json>()
  const waiting: Json[] = []
  let values = 0
  const link = (value: Json) => {
    if (++values > mostValues) throw new RangeError()
    const key = keyOf(value, 'itself')
    if (!key) return
    const [linkType] = key.split(' ')
    if (!items.has(key) && isObject(value.fields)) {
      items.set(key, value)
      waiting.push(value)
    }
    return { sys: { type: 'Link', linkType, id: idOf(value) } }
  }
  if (isObject(data)) link(data)
  for (const item of waiting) items.set(keyOf(item, 'itself') ?? '', withCopies(item, link))
  return items.size ? items : null
}
