// What kind of value lies at a path, and which questions may be asked of it.
import type { ContentTypeField } from '../definition.ts'
import { invalidQuery } from '../refusal.ts'
import type { View } from '../view.ts'

export type Kind = 'Symbol' | 'Text' | 'Date' | 'Number' | 'Boolean' | 'List' | 'Whole'

const kindOfType: Record<ContentTypeField['type'], Kind> = {
  Symbol: 'Symbol',
  Text: 'Text',
  RichText: 'Text',
  Date: 'Date',
  Boolean: 'Boolean',
  Integer: 'Number',
  Array: 'List',
  Link: 'Whole',
  Object: 'Whole',
}

const assetFields = new Map<string, Kind>([
  ['title', 'Symbol'],
  ['description', 'Text'],
  ['file', 'Whole'],
  ['file.contentType', 'Symbol'],
  ['file.fileName', 'Symbol'],
  ['file.url', 'Symbol'],
  ['file.details.size', 'Number'],
])

const sysKinds = new Map<string, Kind>([
  ['id', 'Symbol'],
  ['type', 'Symbol'],
  ['contentType.sys.id', 'Symbol'],
  ['createdAt', 'Date'],
  ['updatedAt', 'Date'],
  ['revision', 'Number'],
])

/** What a query is asked of: assets, or the entries of one type, or entries of any type. */
export interface Subject {
  view: View
  assets: boolean
  contentType: string | undefined
}

export function kindAt(subject: Subject, path: string[], name: string): Kind {
  const kind = findKind(subject, path, name)
  if (kind) return kind
  throw invalidQuery('unknown', name, `The path "${name}" is not recognized`)
}

function findKind(subject: Subject, path: string[], name: string): Kind | undefined {
  const [root, ...inner] = path
  const place = inner.join('.')
  if (root === 'sys') return sysKinds.get(place)
  if (root === 'metadata') return place === 'tags' || place === 'tags.sys.id' ? 'List' : undefined
  if (subject.assets) return assetFields.get(place)
  if (subject.contentType === undefined) throw needsContentType(name)
  return entryFieldKind(subject, subject.contentType, inner)
}

function entryFieldKind(
  { view }: Subject,
  contentType: string,
  [id, ...rest]: string[],
): Kind | undefined {
  const field = view.contentTypes.get(contentType)?.fields.find((known) => known.id === id)
  if (!field) return undefined
  if (rest.length === 0) return kindOfType[field.type]
  return field.linkType !== undefined && rest.join('.') === 'sys.id' ? 'Symbol' : undefined
}

function needsContentType(name: string): Error {
  return invalidQuery('contentType', name, 'A query on fields needs content_type')
}
