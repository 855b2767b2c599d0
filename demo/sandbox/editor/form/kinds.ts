// How a field is written in the form, by its type.
import type { Field } from '../model.ts'

export type Kind =
  | 'short'
  | 'long'
  | 'rich'
  | 'date'
  | 'switch'
  | 'number'
  | 'link'
  | 'links'
  | 'words'
  | 'json'

const kinds: Readonly<Record<string, Kind>> = {
  Symbol: 'short',
  Text: 'long',
  RichText: 'rich',
  Date: 'date',
  Boolean: 'switch',
  Integer: 'number',
  Number: 'number',
  Link: 'link',
}

/** What has no control of its own is written as JSON. */
export function kindOf({ type, items }: Field): Kind {
  if (type === 'Array') return items?.type === 'Link' ? 'links' : 'words'
  return kinds[type] ?? 'json'
}
