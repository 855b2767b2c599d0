// The types of filters: what is known of each without its looks. The looks are a record by the same
// names (search/filters/types.ts), complete by type.

/** How the values that are chosen are joined: any of them, all of them, a path, or from–to. */
export type Join = 'any' | 'all' | 'path' | 'interval'

interface FacetFacts {
  /** What the visitor chooses, for the table of `docs/`. */
  doc: string
  join: Join
  /** A value may hold a colour beside its name: `Red;#f00`. */
  holdsColour?: true
}

const facts = {
  list: { doc: 'any of several values; the default', join: 'any' },
  all: { doc: 'values that must all be there', join: 'all' },
  menu: { doc: 'one value', join: 'any' },
  tree: {
    doc: 'a path through levels, `a.lvl0>a.lvl1>a.lvl2:tree`, whose values are paths such as `Home > Bath`',
    join: 'path',
  },
  range: { doc: 'from–to, in boxes or on a slider', join: 'interval' },
  rating: { doc: 'so many stars and up', join: 'interval' },
  toggle: { doc: 'whether the attribute is `true`', join: 'any' },
  date: { doc: 'from–to on a calendar, over Unix seconds or milliseconds', join: 'interval' },
  color: {
    doc: 'any of several values with a swatch: `Red`, `Red;#c00` or `#c00`',
    join: 'any',
    holdsColour: true,
  },
} as const satisfies Record<string, FacetFacts>

export type FacetType = keyof typeof facts

export const factsOf = (type: FacetType): FacetFacts => facts[type]
export const isFacetType = (word: unknown): word is FacetType =>
  typeof word === 'string' && Object.hasOwn(facts, word)
export const facetTypes = Object.keys(facts).filter(isFacetType)
