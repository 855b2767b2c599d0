// The facets if the page names none: those of the index's dashboard, else those that the answers offer. A facet
// that was found once keeps its type and its place; an answer with more results can add facets.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { FacetType } from '../../contract/facet-types.ts'
import { writtenTwice } from '../../contract/written-twice.ts'
import { own } from '../../net/json.ts'
import { filterType, helpAsFilter } from '../../recognition/filters.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Filters } from './filter.ts'
import { facetOrderingOf } from './ordering.ts'
import type { Outcome } from './outcome.ts'
import { filterAttributeOf, learning, pathSeparator } from './requests.ts'

const mostFacets = 8
const deeper = /\.lvl[1-9]$/

const made = (attribute: string, type: FacetType): FacetSetting => ({
  attribute,
  type,
  limit: 10,
  sort: 'count',
  closed: false,
  search: false,
  label: null,
})

const valuesIn = ({ facets }: Outcome, attribute: string) =>
  Object.keys(own(facets, attribute) ?? {})

/** `a.lvl0`, `a.lvl1`, … whose values are paths. */
function levelsFrom(outcome: Outcome, attribute: string): string[] {
  const base = /^(.*\.lvl)0$/s.exec(attribute)?.[1]
  const levels = [attribute]
  for (let depth = 1; base && valuesIn(outcome, base + depth).length; depth++)
    levels.push(base + depth)
  const arePaths = valuesIn(outcome, levels[1] ?? '').every((value) =>
    value.includes(pathSeparator),
  )
  return arePaths ? levels : [attribute]
}

const toldOf = (outcome: Outcome, name: string) => ({
  name,
  counts: own(outcome.facets, name) ?? {},
  stats: own(outcome.stats, name),
})

function guessed(outcome: Outcome, attribute: string): FacetSetting | null {
  if (!valuesIn(outcome, attribute).length) return null
  const levels = levelsFrom(outcome, attribute)
  return levels.length > 1
    ? made(levels.join('>'), 'tree')
    : made(attribute, filterType(toldOf(outcome, attribute)))
}

/** The facets that help, the most helpful first. */
function helpful(outcome: Outcome, facets: readonly FacetSetting[]): readonly FacetSetting[] {
  const { nbHits } = outcome
  return facets
    .map(
      (facet) =>
        [
          facet,
          helpAsFilter(toldOf(outcome, filterAttributeOf(facet)), facet.type, nbHits),
        ] as const,
    )
    .filter(([, help]) => help > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([facet]) => facet)
}

export function foundFacets(
  outcome: Outcome,
  before: readonly FacetSetting[],
  isWider = false,
): readonly FacetSetting[] {
  const ordered = facetOrderingOf(outcome.main).facets
  if (!ordered.length && before.length && !isWider) return before
  const all = ordered.length ? ordered : Object.keys(outcome.facets)
  const isTwice = writtenTwice(outcome.facets, (name) => levelsFrom(outcome, name).length > 1)
  const names = ordered.length ? ordered : all.filter((name) => !isTwice(name))
  const facets = names
    // InstantSearch knows no attribute without a name.
    .filter((name) => name.trim())
    // The first level of a tree includes the deeper ones.
    .filter((name) => !deeper.test(name) || !all.includes(name.replace(deeper, '.lvl0')))
    .map(
      (name) => before.find((facet) => filterAttributeOf(facet) === name) ?? guessed(outcome, name),
    )
    .filter((facet) => facet !== null)
  return ordered.length
    ? facets
    : [...new Set([...before, ...helpful(outcome, facets)])].slice(0, mostFacets)
}

/** What is known about each index: the attributes to filter by, if they had to be looked up, and its facets. */
export function createKnown() {
  const attributes = new Map<string, ReadonlySet<string>>()
  /** Also stores the most results of an answer so far, because more results may show more facets. */
  const facets = new Map<string, { found: readonly FacetSetting[]; most: number }>()
  return {
    facetsOf: (index: string) => facets.get(index)?.found ?? [],
    /** Leaves out filters that the index does not have. */
    filtersOf(index: string, filters: Filters): Filters {
      const known = attributes.get(index)
      if (!known) return filters
      return Object.fromEntries(Object.entries(filters).filter(([name]) => known.has(name)))
    },
    async learn(from: SearchClient, indices: readonly string[]) {
      const unknown = indices.filter((index) => !attributes.has(index))
      if (!unknown.length) return
      const { results } = await from.search(unknown.map(learning))
      unknown.forEach((index, at) => {
        attributes.set(index, new Set(Object.keys(results[at]?.facets ?? {})))
      })
    },
    told(outcome: Outcome) {
      const { nbHits, state } = outcome
      const { found: before, most } = facets.get(state.index) ?? { found: [], most: 0 }
      const found = foundFacets(outcome, before, nbHits > most)
      facets.set(state.index, { found, most: Math.max(most, nbHits) })
      return found
    },
    /** Called when the records change, because other records have other facets. */
    forget() {
      attributes.clear()
      facets.clear()
    },
  }
}
