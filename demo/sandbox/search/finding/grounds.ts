// What a request allows the search to look into.
import type { LoadedIndex } from '../index/loaded-index.ts'
import type { TextParameters } from '../parameters/search-parameters.ts'
import type { Grounds } from '../text/matching.ts'
import type { Plan } from '../text/plan.ts'

export function groundsFor(index: LoadedIndex, params: TextParameters, plan: Plan): Grounds {
  const { attributes, dictionary, records } = index
  const { onlyAttributes, strictlySpelledAttributes, exactOnSingleWord } = params
  const open = attributes.map(({ path }) => onlyAttributes?.includes(path) ?? true)
  const wordCount = plan.units.reduce((sum, unit) => sum + unit.words.length, 0)
  return {
    dictionary,
    attributes,
    size: records.length,
    open,
    forgiving: attributes.map(
      ({ path }, number) => (open[number] ?? false) && !strictlySpelledAttributes.includes(path),
    ),
    exactMeansAlone: wordCount === 1 && exactOnSingleWord === 'attribute',
  }
}
