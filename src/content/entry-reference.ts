// How an entry is referred to: by its id, or by its content type and slug.
import type { DocSettings } from '../contract/rich-doc.ts'
import type { Entry } from './entry.ts'

export type EntryReference = { id: string } | { contentType: string; field: string; slug: string }

export function referenceIn(settings: DocSettings): EntryReference | null {
  const { entryId, contentType, slug, slugField } = settings
  if (entryId) return { id: entryId }
  return contentType && slug ? { contentType, field: slugField, slug } : null
}

export const referenceName = (reference: EntryReference) =>
  'id' in reference ? reference.id : reference.slug

/** References of one kind share a request. Lists are separated by commas, so a slug with a comma goes alone. */
export const batchKind = (reference: EntryReference) =>
  'id' in reference
    ? null
    : [reference.contentType, reference.field, reference.slug.includes(',') ? reference.slug : null]

/** `names` are ids, or slugs of the same type. */
export function parametersFor(reference: EntryReference, names: readonly string[]) {
  const byId = 'id' in reference
  const path = byId ? 'sys.id' : `fields.${reference.field}`
  const many = names.length > 1
  return {
    ...(byId ? {} : { content_type: reference.contentType }),
    [many ? `${path}[in]` : path]: [...names].sort().join(','),
    // Several entries may have the same slug; with a smaller limit one of them could push another out.
    limit: many && !byId ? '1000' : String(names.length),
  }
}

export function isReferredTo({ id, contentType, fields }: Entry, reference: EntryReference) {
  if ('id' in reference) return id === reference.id
  const slug = fields[reference.field]
  // A number field may be the slug.
  const isPlain = typeof slug === 'string' || typeof slug === 'number'
  return contentType === reference.contentType && isPlain && String(slug) === reference.slug
}

export const describeReference = (reference: EntryReference) =>
  'id' in reference
    ? `the entry ${reference.id}`
    : `an entry of type ${reference.contentType} with ${reference.field} “${reference.slug.slice(0, 80)}”`
