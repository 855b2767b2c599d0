// The field to show, as a document: rich text, paragraphs of plain text, or entries of a list.
import { EmbedError } from '../errors/errors.ts'
import { type Json, listOf } from '../net/json.ts'
import type { FetchedEntry } from './client.ts'
import { type Entry, isRichText, sysOf } from './entry.ts'

const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content })
const document = (content: unknown[]) => node('document', content)
const noText = document([])

const isEntryLink = (link: unknown) => sysOf(link).linkType === 'Entry'
const isEntryList = (value: unknown) => listOf(value).some(isEntryLink)

const paragraphs = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((words) => words.trim())
    .map((words) => node('paragraph', [{ nodeType: 'text', value: words.trim(), marks: [] }]))

const embedded = (target: unknown) => node('embedded-entry-block', [], { target })

/** Made of the field that `field` names, else of the first rich text, else of the first list of entries. */
export function fieldDocument({ fields }: Entry, name: string | null): Json | null {
  const all = Object.values(fields)
  const value = name ? fields[name] : (all.find(isRichText) ?? all.find(isEntryList))
  if (isRichText(value)) return value
  if (typeof value === 'string') return document(paragraphs(value))
  return isEntryList(value) ? document(listOf(value).filter(isEntryLink).map(embedded)) : null
}

export interface OpenedEntry extends FetchedEntry {
  document: Json
}

export function withDocument(found: FetchedEntry, field: string | null, hasHeader: boolean) {
  // The service leaves out empty fields. An entry without text may still have a title to show, and a draft
  // may get its text while it is shown.
  const isEnough = found.preview || (hasHeader && !field)
  const document = fieldDocument(found.entry, field) ?? (isEnough ? noText : null)
  if (document) return { ...found, document }
  const missing = field
    ? `no text and no entries in a field ${field}`
    : 'neither rich text nor a list of entries'
  throw new EmbedError('config', `the entry ${found.entry.id} has ${missing}`)
}
