// Shops and WordPress write one field twice, flat and in levels: `kind`, and `kinds.lvl0`, `kinds.lvl1`.
// Both say the same, so only one is shown: the levels, if there are several.
const isFirstLevel = (name: string) => name.endsWith('.lvl0')
const inWords = (counts: unknown) => JSON.stringify(Object.entries(counts ?? {}).sort())

/** Returns a function that says whether to leave out a facet. `isTree`: whether a first level has others below it. */
export function writtenTwice(
  facets: Readonly<Record<string, unknown>>,
  isTree: (name: string) => boolean,
) {
  const names = Object.keys(facets)
  const firsts = names.filter(isFirstLevel)
  const others = names.filter((name) => !isFirstLevel(name))
  const areAlike = (one: string, other: string) => inWords(facets[one]) === inWords(facets[other])
  return (name: string) =>
    isFirstLevel(name)
      ? !isTree(name) && others.some((other) => areAlike(name, other))
      : firsts.some((other) => isTree(other) && areAlike(name, other))
}
