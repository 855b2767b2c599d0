// The types of filters: what is known of each without its looks. The looks are a record by the same
// names (search/facets/types.ts), complete by type.

/** How the values that are chosen are joined: any of them, all of them, a path, or from–to. */
export type Join = 'any' | 'all' | 'path' | 'interval'

interface FacetFacts {
  join: Join
  /** A value may hold a colour beside its name: `Red;#f00`. */
  holdsColour?: true
}

const facts = {
  list: { join: 'any' },
  all: { join: 'all' },
  menu: { join: 'any' },
  tree: { join: 'path' },
  range: { join: 'interval' },
  rating: { join: 'interval' },
  toggle: { join: 'any' },
  date: { join: 'interval' },
  color: { join: 'any', holdsColour: true },
} as const satisfies Record<string, FacetFacts>

export type FacetType = keyof typeof facts

export const factsOf = (type: FacetType): FacetFacts => facts[type]
export const isFacetType = (word: unknown): word is FacetType =>
  typeof word === 'string' && Object.hasOwn(facts, word)
export const facetTypes = Object.keys(facts).filter(isFacetType)
