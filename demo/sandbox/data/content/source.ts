// The shape in which everything but an article is written down, and how it becomes an entry.
import type { TopLevelBlock } from '@contentful/rich-text-types'
import type { EntryDefinition, FieldValue, LocalisedFields } from '../../content/definition.ts'
import type { Language } from './article.ts'
import { daysBefore } from './dates.ts'
import { doc, linkTo } from './rich-text.ts'

export interface EntrySource {
  id: string
  contentType: string
  /** Fields that are the same in every language. */
  shared?: Record<string, FieldValue>
  /** Plain texts, by field and language. */
  words: Record<string, Record<Language, string>>
  /** Rich texts, by field and language. */
  texts?: Record<string, Record<Language, TopLevelBlock[]>>
}

export const localeCodes = { en: 'en-US', pl: 'pl', de: 'de-DE', at: 'de-AT', da: 'da' } as const
type Wordings<T> = { [language in keyof typeof localeCodes]?: T | undefined }

export const picture = (id: string) => linkTo('Asset', id)

/** What a language does not say is left out, so that the service falls back. */
export function byLocale<T>(wordings: Wordings<T>): Record<string, T> {
  const { en, pl, de, at, da } = wordings
  const said: [string, T | undefined][] = [
    [localeCodes.en, en],
    [localeCodes.pl, pl],
    [localeCodes.de, de],
    [localeCodes.at, at],
    [localeCodes.da, da],
  ]
  const record: Record<string, T> = {}
  for (const [code, value] of said) if (value !== undefined) record[code] = value
  return record
}

export const inEnglishOnly = (value: FieldValue) => ({ [localeCodes.en]: value })

export function entryFrom(source: EntrySource, now: Date): EntryDefinition {
  const fields: LocalisedFields = {}
  for (const [id, value] of Object.entries(source.shared ?? {})) fields[id] = inEnglishOnly(value)
  for (const [id, words] of Object.entries(source.words)) fields[id] = byLocale(words)
  for (const [id, { en, pl, de, da }] of Object.entries(source.texts ?? {}))
    fields[id] = byLocale({ en: doc(...en), pl: doc(...pl), de: doc(...de), da: doc(...da) })
  return {
    id: source.id,
    contentType: source.contentType,
    createdAt: daysBefore(now, 500),
    updatedAt: daysBefore(now, 30),
    fields,
  }
}
