// The names of facets and their values: the page's words, else the usual ones, else those of the index.
import type { FacetSetting } from '../../contract/attribute.ts'
import { factsOf } from '../../contract/facet-types.ts'
import type { Words } from '../../shell/words.ts'
import { filterAttributeOf, pathSeparator } from '../engine/requests.ts'
import { fieldName } from '../records/field-name.ts'

export type Named = Pick<FacetSetting, 'type' | 'attribute' | 'label'>

const isPath = ({ type }: Named) => factsOf(type).join === 'path'

export const facetLabel = (facet: Named, words: Words) =>
  facet.label ?? fieldName(filterAttributeOf(facet), words)

/** `Red`, `Red;#f00` or `#f00`. */
export function colourOf(value: string) {
  const [name = value, colour = name] = value.split(';')
  return { name, colour }
}

export function valueLabel(facet: Named, value: string, { named, t }: Words): string {
  const own = named(`facet.${filterAttributeOf(facet)}.${value}`)
  if (own !== null) return own
  if (value === 'true') return t('yes')
  if (value === 'false') return t('no')
  if (isPath(facet)) return value.split(pathSeparator).at(-1) ?? value
  return factsOf(facet.type).holdsColour ? colourOf(value).name : value
}

/** The full name of a value, for places that do not show the tree. */
export const fullLabel = (facet: Named, value: string, words: Words) =>
  isPath(facet)
    ? value
        .split(pathSeparator)
        .map((_, at, steps) => valueLabel(facet, steps.slice(0, at + 1).join(pathSeparator), words))
        .join(pathSeparator)
    : valueLabel(facet, value, words)
