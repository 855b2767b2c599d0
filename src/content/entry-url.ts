// The address of an entry on the owner's site, by `entry-url`.
import type { DocSettings } from '../contract/rich-doc.ts'
import { fillPattern } from '../net/pattern.ts'
import { type Entry, idOf } from './entry.ts'

/** Uses the pattern for its content type, else the one for all types; null if none can be filled. */
export function entryUrl(
  entry: Entry,
  { entryUrl: patterns }: Pick<DocSettings, 'entryUrl'>,
  locale: string,
): string | null {
  const known: Record<string, unknown> = {
    ...entry.fields,
    id: idOf(entry.raw),
    contentType: entry.contentType,
    locale,
  }
  const read = (name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : ''
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  for (const type of [entry.contentType, null])
    for (const { contentType, pattern } of patterns ?? []) {
      const url = contentType === type ? fillPattern(pattern, read) : null
      if (url) return url
    }
  return null
}
