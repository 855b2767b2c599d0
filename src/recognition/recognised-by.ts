// What the owner reads about an index: which field was recognised for what, and whether another may fit too.
import type { Report } from '../contract/page-api.ts'
import type { Json } from '../net/json.ts'
import { attributeOf, type HitSettings, type Kind, namedFor } from './kinds.ts'
import { fieldOf, within } from './paths.ts'
import { places } from './places.ts'

/**
 * The recognised fields, by the attribute that changes them. A name in two fields is left out, and so are
 * headings in levels, because one attribute cannot name them.
 */
export function recognisedBy(
  settings: HitSettings,
  kind: Kind,
  records: readonly Json[],
): Report['recognised'] {
  const told: Report['recognised'] = {}
  const isHeld = (name: string) =>
    records.some((one) => fieldOf(kind.within ? within(one, kind.within) : one, name) !== undefined)
  for (const place of places) {
    const [field, next] = kind.fields[place].filter(isHeld)
    const isNone = place === 'title' && (kind.surname || kind.leveled)
    if (field && !isNone && namedFor(place, settings) === null)
      told[attributeOf(place)] = { field, sure: next ? 'likely' : 'sure' }
  }
  const facts = kind.facts.map(({ name }) => name)
  if (settings.hitFacts === null && facts.length)
    told[attributeOf('facts')] = { field: facts.join(', '), sure: 'likely' }
  return told
}
