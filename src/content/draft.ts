// Which entries are drafts.
import { isObject } from '../net/json.ts'
import type { Entry } from './entry.ts'

/**
 * A published entry has `publishedVersion` or `publishedAt`. Older answers have neither, and there an
 * entry without a `revision` is a draft. An unpublished entry keeps its revision, but of its dates only
 * `firstPublishedAt`.
 */
export function isDraft({ raw: { sys } }: Entry): boolean {
  if (!isObject(sys) || sys.publishedVersion || sys.publishedAt) return false
  return !sys.revision || Boolean(sys.firstPublishedAt)
}
