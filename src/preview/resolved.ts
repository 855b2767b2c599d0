// An entry with its links resolved in place, as the editor sends and expects it. Entries may link in circles.
import { type Entry, idOf, type Library, sysOf, text } from '../content/entry.ts'
import { attempt } from '../errors/attempt.ts'
import { isObject, type Json } from '../net/json.ts'

/** Entries and assets as the service sends them, by kind and id; the shown one comes first. */
export type Items = ReadonlyMap<string, Json>

const key = (kind: unknown, id: unknown) =>
  (kind === 'Entry' || kind === 'Asset') && text(id) ? `${kind} ${id}` : null

/** `Entry x`; null if it is neither an entry nor an asset. */
export const keyOfItem = (value: unknown) => key(sysOf(value).type, sysOf(value).id)

/** The key of a link's target. */
const keyOfTarget = (value: Json) =>
  sysOf(value).type === 'Link' ? key(sysOf(value).linkType, sysOf(value).id) : null

/** Reading stops at this number of values, which no real document has. */
const mostValues = 300_000

/** Copies plain data. `change` may replace an object. */
function copier(change: (value: Json) => unknown) {
  let values = 0
  const copied = (value: unknown): unknown => {
    if (++values > mostValues) throw new RangeError()
    if (Array.isArray(value)) return value.map(copied)
    return isObject(value) ? (change(value) ?? membersOf(value)) : value
  }
  const membersOf = (values: Json): Json =>
    Object.fromEntries(Object.entries(values).map(([name, one]) => [name, copied(one)]))
  return membersOf
}

/** The entry, and everything that it links to in its library. */
export function itemsFrom(entry: Entry, library: Library): Items {
  const items = new Map([[`Entry ${entry.id}`, entry.raw]])
  const follow = (link: Json) => {
    const key = keyOfTarget(link)
    if (!key || items.has(key)) return
    const found = key.startsWith('Asset') ? library.asset(link) : library.entry(link)
    if (found) items.set(key, found.raw)
  }
  // Entries that are found on the way are visited too.
  const visit = copier(follow)
  for (const raw of items.values()) visit(raw)
  return items
}

/** The first item, with links replaced by the other items. */
export function resolved(items: Items): Json | undefined {
  const whole = new Map([...items.keys()].map((key): [string, Json] => [key, {}]))
  const target = (link: Json) => whole.get(keyOfTarget(link) ?? '')
  const copy = copier(target)
  for (const [key, raw] of items) Object.assign(whole.get(key) ?? {}, copy(raw))
  return [...whole.values()][0]
}

/** The reverse. Empty if there is too much of it, or if it is nested too deeply. */
export const itemsOf = (data: unknown): Items => attempt(() => taken(data)) ?? new Map()

function taken(data: unknown): Items {
  const items = new Map<string, Json>()
  const waiting: Json[] = []
  const link = (value: Json) => {
    const key = keyOfItem(value)
    if (!key) return
    const [linkType] = key.split(' ')
    if (!items.has(key) && isObject(value.fields)) {
      items.set(key, value)
      waiting.push(value)
    }
    return { sys: { type: 'Link', linkType, id: idOf(value) } }
  }
  if (isObject(data)) link(data)
  const copy = copier(link)
  for (const item of waiting) items.set(keyOfItem(item) ?? '', copy(item))
  return items
}
