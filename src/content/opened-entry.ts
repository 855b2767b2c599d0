// An entry with the document to show.
import { EmbedError } from '../errors/errors.ts'
import type { Json } from '../net/json.ts'
import type { FetchedEntry } from './client.ts'
import { fieldDocument, noText } from './field-document.ts'

export interface OpenedEntry extends FetchedEntry {
  document: Json
}

export function withDocument(
  found: FetchedEntry,
  field: string | null,
  hasHeader: boolean,
): OpenedEntry {
  // The service leaves out empty fields. An entry without text may still have a title to show.
  const document = fieldDocument(found.entry, field) ?? (hasHeader && !field ? noText : null)
  if (document) return { ...found, document }
  const missing = field
    ? `no text and no entries in a field ${field}`
    : 'neither rich text nor a list of entries'
  throw new EmbedError('config', `the entry ${found.entry.id} has ${missing}`)
}
