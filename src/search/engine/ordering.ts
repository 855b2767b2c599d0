// The order of facets and of their values, from the index's dashboard.
import { isObject, type Json, listOf } from '../../net/json.ts'
import { within } from '../../recognition/paths.ts'

export interface ValueOrder {
  order: string[]
  hide: string[]
  rest: 'count' | 'alpha' | 'hidden'
}

const texts = (value: unknown) => [
  ...new Set(listOf(value).filter((item) => typeof item === 'string')),
]

/** Empty if the index has no such setting. */
export function facetOrderingOf(result: Json) {
  const ordering = within(result.renderingContent, 'facetOrdering')
  const values = new Map<string, ValueOrder>()
  for (const [attribute, value] of Object.entries(within(ordering, 'values'))) {
    if (!isObject(value)) continue
    const { order, hide, sortRemainingBy: rest } = value
    values.set(attribute, {
      order: texts(order),
      hide: texts(hide),
      rest: rest === 'alpha' || rest === 'hidden' ? rest : 'count',
    })
  }
  return { facets: texts(within(ordering, 'facets').order), values }
}
