// An entry with its links resolved in place, as the editor takes and gives it: entries may link in circles.
import { type Entry, idOf, type Library, sysOf, text } from '../content/entry.ts'
import { attempt } from '../errors/attempt.ts'
import { isObject, type Json } from '../net/json.ts'

/** Entries and assets as the service sends them, by kind and id; the one that is shown first. */
export type Items = ReadonlyMap<string, Json>

const key = (kind: unknown, id: unknown) =>
  (kind === 'Entry' || kind === 'Asset') && text(id) ? `${kind} ${id}` : null

/** `Entry x`; null for what is no entry and no asset. */
export const keyOfItem = (value: unknown) => key(sysOf(value).type, sysOf(value).id)

/** Of what a link leads to. */
const keyOfTarget = (value: Json) =>
  sysOf(value).type === 'Link' ? key(sysOf(value).linkType, sysOf(value).id) : null

/** A message of more values than any document has is not read to its end. */
const mostValues = 300_000

/** Copies plain data. `change` may put something else in the place of an object. */
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

/** The entry, and all that it leads to in its library. */
export function itemsFrom(entry: Entry, library: Library): Items {
  const items = new Map([[`Entry ${entry.id}`, entry.raw]])
  const follow = (link: Json) => {
    const key = keyOfTarget(link)
    if (!key || items.has(key)) return
    const found = key.startsWith('Asset') ? library.asset(link) : library.entry(link)
    if (found) items.set(key, found.raw)
  }
  // What is found on the way is gone through too.
  const visit = copier(follow)
  for (const raw of items.values()) visit(raw)
  return items
}

/** The first of them, with the others in the places of the links to them. */
export function resolved(items: Items): Json | undefined {
  const whole = new Map([...items.keys()].map((key): [string, Json] => [key, {}]))
  const target = (link: Json) => whole.get(keyOfTarget(link) ?? '')
  const copy = copier(target)
  for (const [key, raw] of items) Object.assign(whole.get(key) ?? {}, copy(raw))
  return [...whole.values()][0]
}

/** The other way round. None of what is too much, or nested too deeply, to be a document. */
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
