// What the owner is told of an index: which field was taken for what, and whether another fits nearly as well.
import { camel } from '../contract/attribute.ts'
import type { Report } from '../contract/page-api.ts'
import type { HitSettings, Kind } from './kinds.ts'
import { places } from './places.ts'

/** What was taken for what, by the attribute that changes it. */
export function recognisedBy(settings: HitSettings, kind: Kind): Report['recognised'] {
  const { fields, surname, facts } = kind
  const told: Report['recognised'] = {}
  const tell = (place: string, field: string | undefined, isSure: boolean) => {
    const name = `hit-${place}`
    if (field && settings[camel(name) as keyof HitSettings] === null)
      told[name] = { field, sure: isSure ? 'sure' : 'likely' }
  }
  for (const place of places) {
    const [first, next] = fields[place]
    tell(place, place === 'title' && surname ? `${first} + ${surname}` : first, !next)
  }
  tell('facts', facts.map(({ name }) => name).join(', '), false)
  return told
}
