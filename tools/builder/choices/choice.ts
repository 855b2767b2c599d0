// What each word of a choice does, in the language of the page.
import type { AttributeOf, AttributeSpec, Tag } from '../settings.ts'
import type { Language } from '../words/words.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** Complete by type: a word without its meaning does not compile. */
export type Choices = {
  readonly [T in Tag]: {
    readonly [Name in AttributeOf<T> as AttributeSpec<T, Name> extends { of: readonly string[] }
      ? Name
      : never]: AttributeSpec<T, Name> extends { of: readonly (infer Word extends string)[] }
      ? Readonly<Record<Word, string>>
      : never
  }
}

type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>
const all: Record<Language, Record<Tag, Meanings>> = { en, pl, de, da }

/** Empty where the attribute has no words to choose from, or not this one. */
export function choiceMeaning(tag: Tag, name: string, word: string, language: Language): string {
  const meaning = all[language][tag][name]?.[word]
  return meaning ? `${meaning} (${word})` : ''
}
