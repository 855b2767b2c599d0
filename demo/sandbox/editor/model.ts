// What the service tells of a space, as far as the editor needs it.
import { isRecord, linkTarget } from '../content/wire.ts'

export interface Field {
  id: string
  name: string
  type: string
  localized: boolean
  linkType?: string
  items?: { type: string; linkType?: string }
}

export interface ContentType {
  sys: { id: string }
  name: string
  displayField: string
  fields: readonly Field[]
}

export interface Locale {
  code: string
  default: boolean
  fallbackCode: string | null
}

/** Values by locale, of each field. */
export type Fields = Record<string, Record<string, unknown>>

export type LinkType = 'Entry' | 'Asset'

export const collections: Readonly<Record<LinkType, string>> = { Entry: 'entries', Asset: 'assets' }

export interface Link {
  sys: { type: 'Link'; linkType: LinkType; id: string }
}

export interface Key {
  kind: LinkType
  id: string
}

export const written = ({ kind, id }: Key) => `${kind} ${id}`
export const linkTo = ({ kind, id }: Key): Link => ({ sys: { type: 'Link', linkType: kind, id } })

const isKind = (type: unknown): type is LinkType => type === 'Entry' || type === 'Asset'

/** Of an entry or an asset itself; null for anything else. */
export function keyOf(value: unknown): Key | null {
  if (!isRecord(value) || !isRecord(value.sys) || !isRecord(value.fields)) return null
  const { type, id } = value.sys
  return isKind(type) && typeof id === 'string' ? { kind: type, id } : null
}

/** Of what a link leads to; null for what is no such link. */
export function keyOfLink(value: unknown): Key | null {
  const { linkType, id = '' } = linkTarget(value) ?? {}
  return isKind(linkType) ? { kind: linkType, id } : null
}

/** An asset has no type of its own; these are the words of each. */
export const assetType: ContentType = {
  sys: { id: '' },
  name: '',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true },
    { id: 'description', name: 'Description', type: 'Text', localized: true },
  ],
}

export const titleOf = (value: unknown, id: string): string =>
  typeof value === 'string' && value.trim() ? value : id
