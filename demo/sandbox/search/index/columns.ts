// One attribute of all records side by side: what facets are counted on and filters compare.
import type { SearchRecord } from '../definition.ts'
import { pathsBelow, valuesAt } from './values.ts'

export interface FacetColumn {
  /** In alphabetical order. */
  values: string[]
  /** The value numbers of record r are `ids[offsets[r]]` up to `ids[offsets[r + 1]]`. */
  offsets: Int32Array
  ids: Int32Array
  /** Filters do not mind capitals. */
  find(value: string): number[]
}

export interface NumberColumn {
  offsets: Int32Array
  numbers: Float64Array
}

export interface Columns {
  facet(path: string): FacetColumn
  numbers(path: string): NumberColumn
  /** The paths of single values under the declared path, for objects. */
  leaves(path: string): string[]
}

export function createColumns(records: SearchRecord[]): Columns {
  return {
    facet: remembered((path) => facetColumn(records, path)),
    numbers: remembered((path) => numberColumn(records, path)),
    leaves: remembered((path) => [
      ...new Set(records.flatMap((record) => pathsBelow(record, path))),
    ]),
  }
}

function remembered<T>(make: (path: string) => T): (path: string) => T {
  const made = new Map<string, T>()
  return (path) => {
    const ready = made.get(path)
    if (ready !== undefined) return ready
    const fresh = make(path)
    made.set(path, fresh)
    return fresh
  }
}

/** Values are numbered by the alphabet, so that counting them needs no sorting by name. */
function facetColumn(records: SearchRecord[], path: string): FacetColumn {
  const own = records.map((record) => [...new Set(valuesAt(record, path).map(String))])
  const values = [...new Set(own.flat())].sort()
  const numbered = new Map(values.map((value, id) => [value, id]))
  const offsets = new Int32Array(records.length + 1)
  const ids: number[] = []
  own.forEach((found, index) => {
    for (const value of found) ids.push(numbered.get(value) ?? 0)
    offsets[index + 1] = ids.length
  })
  return { values, offsets, ids: Int32Array.from(ids), find: caseBlind(values, path) }
}

/** Facet values are found whatever their capitals; tags only as they are written. */
function caseBlind(values: string[], path: string): (value: string) => number[] {
  const key = (value: string) => (path === '_tags' ? value : value.toLowerCase())
  const ids = new Map<string, number[]>()
  values.forEach((value, id) => {
    ids.set(key(value), [...(ids.get(key(value)) ?? []), id])
  })
  return (value) => ids.get(key(value)) ?? []
}

function numberColumn(records: SearchRecord[], path: string): NumberColumn {
  const offsets = new Int32Array(records.length + 1)
  const numbers: number[] = []
  records.forEach((record, index) => {
    numbers.push(...valuesAt(record, path).filter((value) => typeof value === 'number'))
    offsets[index + 1] = numbers.length
  })
  return { offsets, numbers: Float64Array.from(numbers) }
}
