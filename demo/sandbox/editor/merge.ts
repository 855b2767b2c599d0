// What a page has subscribed to, with what was typed in it: at each place where the entry stands, also
// within others, and where entries link in circles.
import { isRecord } from '../content/wire.ts'
import { type Key, keyOf, keyOfLink, written } from './model.ts'

export interface Known {
  /** Fields that were typed, with links that are not resolved; undefined for one that was emptied. */
  typed(key: string): Record<string, unknown> | null | undefined
  /** What the service has told of a link: null for nothing, undefined if it was not asked. */
  told(key: string): object | null | undefined
}

export interface Merged {
  data: unknown
  /** Links of what was typed whose targets the service has to be asked for. */
  missing: readonly Key[]
}

/** Entries and assets that stand in it, the outermost first. */
export function itemsIn(data: unknown): Map<string, Record<string, unknown>> {
  const items = new Map<string, Record<string, unknown>>()
  const seen = new Set<unknown>()
  const waiting = [data]
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const key = keyOf(value)
    if (key && isRecord(value) && !items.has(written(key))) items.set(written(key), value)
    waiting.push(...Object.values(value))
  }
  return items
}

/**
 * Where a value comes from. What the page has keeps its links as they are; in the others they are resolved,
 * and for what stands in the form the service is asked.
 */
type Source = 'page' | 'form' | 'service'

class Merging {
  readonly missing = new Map<string, Key>()
  readonly #copies = new Map<object, unknown>()
  readonly #items: ReturnType<typeof itemsIn>

  constructor(
    data: unknown,
    private readonly known: Known,
  ) {
    this.#items = itemsIn(data)
  }

  copy = (value: unknown, from: Source): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = this.#copies.get(value)
    if (known) return known
    const link = from === 'page' ? null : keyOfLink(value)
    if (link) return this.#target(link, from) ?? value
    return Array.isArray(value) ? this.#list(value, from) : this.#object(value, from)
  }

  #list(values: unknown[], from: Source) {
    const copy: unknown[] = []
    this.#copies.set(values, copy)
    for (const value of values) copy.push(this.copy(value, from))
    return copy
  }

  #object(value: object, from: Source) {
    const copy: Record<string, unknown> = {}
    this.#copies.set(value, copy)
    const key = keyOf(value)
    const typed = key && this.known.typed(written(key))
    for (const [name, part] of Object.entries(value))
      copy[name] =
        typed && name === 'fields' ? this.#fields(part, typed, from) : this.copy(part, from)
    return copy
  }

  /** In the order that they had. */
  #fields(fields: object, typed: Record<string, unknown>, from: Source) {
    const changed = Object.entries(typed).map(([name, value]) => [name, this.copy(value, 'form')])
    const kept = Object.entries(fields)
      .filter(([name]) => !Object.hasOwn(typed, name))
      .map(([name, value]) => [name, this.copy(value, from)])
    const values = Object.fromEntries([...kept, ...changed])
    const names = new Set([...Object.keys(fields), ...Object.keys(typed)])
    return Object.fromEntries(
      [...names].map((name) => [name, values[name]]).filter(([, value]) => value !== undefined),
    )
  }

  #target(link: Key, from: Source) {
    const key = written(link)
    const here = this.#items.get(key)
    if (here) return this.copy(here, 'page')
    const told = this.known.told(key)
    if (told === undefined && from === 'form') this.missing.set(key, link)
    return told && this.copy(told, 'service')
  }
}

export function merged(data: unknown, known: Known): Merged {
  const merging = new Merging(data, known)
  const copy = merging.copy(data, 'page')
  return { data: copy, missing: [...merging.missing.values()] }
}
