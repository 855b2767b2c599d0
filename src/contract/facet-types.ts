// The types of filters, without their looks, which are in search/filters/types.ts by the same names.
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
  list: { doc: 'several values; a result must have one of them. This is the default', join: 'any' },
  all: { doc: 'several values; a result must have all of them', join: 'all' },
  menu: { doc: 'one value', join: 'any' },
  tree: {
    doc: 'a path through levels, `a.lvl0>a.lvl1>a.lvl2:tree`, whose values are paths such as `Home > Bath`',
    join: 'path',
  },
  range: { doc: 'from–to, in boxes or on a slider', join: 'interval' },
  rating: { doc: 'a number of stars, or more', join: 'interval' },
  toggle: { doc: 'only records whose attribute is `true`', join: 'any' },
  date: {
    doc: 'from–to on a calendar; the attribute holds Unix seconds or milliseconds',
    join: 'interval',
  },
  color: {
    doc: 'several values, each with a colour swatch: `Red`, `Red;#c00` or `#c00`',
    join: 'any',
    holdsColour: true,
  },
} as const satisfies Record<string, FacetFacts>

export type FacetType = keyof typeof facts

export const factsOf = (type: FacetType): FacetFacts => facts[type]
export const isFacetType = (word: unknown): word is FacetType =>
  typeof word === 'string' && Object.hasOwn(facts, word)
export const facetTypes = Object.keys(facts).filter(isFacetType)
