// What an entry is asked for by: its id, or its slug among the entries of its type.
import type { Entry } from './entry.ts'

export type Wanted = { id: string } | { contentType: string; field: string; slug: string }

export const nameOf = (wanted: Wanted) => ('id' in wanted ? wanted.id : wanted.slug)

/** What can be asked for together. A comma would part a slug in a list: it is asked for alone. */
export const kindOf = (wanted: Wanted) =>
  'id' in wanted
    ? null
    : [wanted.contentType, wanted.field, wanted.slug.includes(',') ? wanted.slug : null]

/** `names` are ids, or slugs of the same type. */
export function parametersFor(wanted: Wanted, names: readonly string[]): Record<string, string> {
  const byId = 'id' in wanted
  const path = byId ? 'sys.id' : `fields.${wanted.field}`
  const many = names.length > 1
  return {
    ...(byId ? {} : { content_type: wanted.contentType }),
    [many ? `${path}[in]` : path]: [...names].sort().join(','),
    // Nothing keeps authors from giving a slug twice: the other must not crowd one out.
    limit: many && !byId ? '1000' : String(names.length),
  }
}

export function isWanted({ id, contentType, fields }: Entry, wanted: Wanted): boolean {
  if ('id' in wanted) return id === wanted.id
  const slug = fields[wanted.field]
  // A number may serve as one.
  const isPlain = typeof slug === 'string' || typeof slug === 'number'
  return contentType === wanted.contentType && isPlain && String(slug) === wanted.slug
}

export const inWords = (wanted: Wanted) =>
  'id' in wanted
    ? `the entry ${wanted.id}`
    : `an entry of type ${wanted.contentType} with ${wanted.field} “${wanted.slug.slice(0, 80)}”`
