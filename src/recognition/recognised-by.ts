// What the owner is told of an index: which field was taken for what, and how sure that is.
import { camel } from '../contract/attribute.ts'
import type { Report } from '../contract/page-api.ts'
import type { HitSettings, Kind } from './kinds.ts'
import { places } from './places.ts'

/** What was taken for what, by the attribute that changes it. */
export function recognisedBy(settings: HitSettings, kind: Kind): Report['recognised'] {
  const { surname, facts, lead } = kind
  const rows = places.flatMap((place) => {
    const [first] = kind.fields[place]
    const name = `hit-${place}`
    if (!first || settings[camel(name) as keyof HitSettings] !== null) return []
    const field = place === 'title' && surname ? `${first} + ${surname}` : first
    const sure = lead(place) > 0.4 ? 'sure' : lead(place) > 0.15 ? 'likely' : 'a guess'
    return [[name, { field, sure }] as const]
  })
  const said = facts.map(({ name }) => name).join(', ')
  const isNamed = settings.hitFacts !== null || !said
  return Object.fromEntries([
    ...rows,
    ...(isNamed ? [] : [['hit-facts', { field: said, sure: 'likely' }] as const]),
  ])
}
