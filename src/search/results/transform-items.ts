// `transformItems`: the owner's function that changes the results before they are shown and reported.
import { tellOwner } from '../../errors/owner.ts'
import { isObject, type Json } from '../../net/json.ts'

/** The function gets a copy, because the answer is kept and may be shown again. */
export function applyTransformItems(hits: readonly Json[], transform: unknown, whose: string) {
  if (typeof transform !== 'function') return hits
  try {
    const made: unknown = transform(structuredClone(hits))
    if (Array.isArray(made) && made.every(isObject)) return made
    throw new TypeError('it returned no list of results')
  } catch (error) {
    tellOwner(
      'error',
      `${whose}: transformItems failed; the results are shown as they came.`,
      error,
    )
    return hits
  }
}
