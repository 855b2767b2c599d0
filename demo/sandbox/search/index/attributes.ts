// How an index names its attributes: `unordered(title)`, `searchable(city)`, `filterOnly(id)`.
import type { IndexSettings, SearchRecord } from '../definition.ts'

export interface SearchableAttribute {
  path: string
  /** 0 is the most relevant; attributes of one line share it. */
  rank: number
  /** Whether a word near the beginning is worth more. */
  ordered: boolean
}

export interface FacetAttribute {
  path: string
  searchable: boolean
  counted: boolean
  afterDistinct: boolean
}

export function searchableAttributes(
  settings: IndexSettings,
  records: SearchRecord[],
): SearchableAttribute[] {
  const lines = settings.searchableAttributes
  if (!lines) return everyAttribute(records)
  return lines.flatMap((line, rank) =>
    line.split(',').map((part) => {
      const { modifiers, path } = unwrap(part)
      return { path, rank, ordered: !modifiers.includes('unordered') }
    }),
  )
}

function everyAttribute(records: SearchRecord[]): SearchableAttribute[] {
  const names = new Set(records.flatMap((record) => Object.keys(record)))
  names.delete('objectID')
  return Array.from(names, (path) => ({ path, rank: 0, ordered: false }))
}

export function facetAttributes(settings: IndexSettings): FacetAttribute[] {
  return (settings.attributesForFaceting ?? []).map((line) => {
    const { modifiers, path } = unwrap(line)
    return {
      path,
      searchable: modifiers.includes('searchable'),
      counted: !modifiers.includes('filterOnly'),
      afterDistinct: modifiers.includes('afterDistinct'),
    }
  })
}

/** The declared attribute that covers the path: itself, or an object around it. */
export function declaredFacet(facets: FacetAttribute[], path: string): FacetAttribute | undefined {
  return facets.find((facet) => path === facet.path || path.startsWith(`${facet.path}.`))
}

export interface SortCriterion {
  path: string
  direction: 1 | -1
}

export function sortCriterion(line: string): SortCriterion | undefined {
  const { modifiers, path } = unwrap(line)
  if (modifiers.includes('asc')) return { path, direction: 1 }
  return modifiers.includes('desc') ? { path, direction: -1 } : undefined
}

function unwrap(line: string): { modifiers: string[]; path: string } {
  const [, modifier, inner] = /^\s*(\w+)\((.*)\)\s*$/.exec(line) ?? []
  if (modifier === undefined || inner === undefined) return { modifiers: [], path: line.trim() }
  const { modifiers, path } = unwrap(inner)
  return { modifiers: [modifier, ...modifiers], path }
}
