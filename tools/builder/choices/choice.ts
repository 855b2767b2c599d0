// The meaning of each word of a choice, in the language of the page.
import type { Tag } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>
const all: Record<Language, Record<Tag, Meanings>> = { en, pl, de, da }

/** Empty if the attribute has no choices, or not this one. */
export function choiceMeaning(tag: Tag, name: string, word: string, language: Language): string {
  const meaning = all[language][tag][name]?.[word]
  return meaning ? `${meaning} (${word})` : ''
}
