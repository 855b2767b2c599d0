// Real sets of records with what a designer would show of each, where a copy lies beside the project (it is
// not part of it).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '../../src/net/json.ts'
import { filterType, helpAsFilter } from '../../src/recognition/filters.ts'
import { fieldOf, textOf } from '../../src/recognition/paths.ts'
import { type Recognised, recognise } from '../../src/recognition/recognise.ts'

const folder = join(import.meta.dirname, '../../../shared/cases/search')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no record sets in ${folder}`)

interface RecordSet {
  name: string
  records: readonly Json[]
  settings: { attributesForFaceting?: readonly string[] }
  /** The fields that may stand in each place; null where none does. */
  oracle: Partial<
    Record<'title' | 'text' | 'image' | 'url' | 'date' | 'price', string[] | null>
  > & {
    facts?: string[]
    facets?: Record<string, string[]>
    notFacets?: string[]
    never?: string[]
  }
}

const sets = present
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RecordSet)
  : []

/** A field within another counts as that one: `publishedDate.$date`. */
const isSame = (field: string, wanted: string) => `${wanted}.`.startsWith(`${field}.`)
const isAmong = (field: string, wanted: readonly string[]) =>
  wanted.some((name) => isSame(field, name))

function* wrongPlaces({ oracle }: RecordSet, { fields, surname, facts }: Recognised) {
  for (const place of ['title', 'text', 'image', 'url', 'date', 'price'] as const) {
    const [field] = fields[place]
    const named = place === 'title' && surname ? `${field}+${surname}` : field
    const wanted = oracle[place]
    if (wanted?.length && !(named && isAmong(named, wanted))) yield `${place} is ${named}`
    // An address harms nobody, and any field may be a title.
    if (wanted === null && field && place !== 'url') yield `${place} is ${field}`
  }
  const shown = [
    ...facts.map(({ name }) => name),
    ...Object.values(fields).flatMap(([one]) => one ?? []),
  ]
  for (const name of oracle.never ?? []) if (shown.includes(name)) yield `${name} is shown`
  const useful = (oracle.facts ?? []).filter((name) => isAmong(name, shown))
  if (useful.length < Math.min(2, oracle.facts?.length ?? 0)) yield `facts are ${shown.join(', ')}`
}

function counted(records: readonly Json[], name: string) {
  const values = records.flatMap((record) => [fieldOf(record, name) ?? []].flat(2))
  const counts: Record<string, number> = {}
  for (const value of values.map((one) => (typeof one === 'boolean' ? String(one) : textOf(one))))
    if (value) counts[value] = (counts[value] ?? 0) + 1
  const numbers = values.map((value) => (typeof value === 'number' ? value : Number.NaN))
  const stats = numbers.every(Number.isFinite)
    ? { min: Math.min(...numbers), max: Math.max(...numbers) }
    : undefined
  return { name, counts, stats }
}

function* wrongFilters({ oracle, records }: RecordSet) {
  const typeOf = (name: string) => {
    const attribute = counted(records, name)
    const type = filterType(attribute)
    return helpAsFilter(attribute, type, records.length) > 0 ? type : null
  }
  for (const [name, types] of Object.entries(oracle.facets ?? {})) {
    const type = typeOf(name)
    if (!type || !types.includes(type)) yield `the filter ${name} is ${type}`
  }
  for (const name of oracle.notFacets ?? []) if (typeOf(name)) yield `${name} is a filter`
}

test.skipIf(!present)(
  'each real index is shown as a designer would show it, with nothing but its name',
  () => {
    const wrong = sets.flatMap((set) => {
      const found = recognise(set.records.slice(0, 20))
      return [...wrongPlaces(set, found), ...wrongFilters(set)].map((it) => `${set.name}: ${it}`)
    })
    expect(wrong).toEqual([])
  },
)
