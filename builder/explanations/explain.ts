// What an attribute is for, in the language of the page. The contract says it in English.
import { type AttributeOf, attributesOf, type Tag } from '../settings.ts'
import type { Language } from '../words/words.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { pl } from './pl.ts'

/** Complete by type: an attribute that is not explained does not compile. */
export type Explanations = { readonly [T in Tag]: Readonly<Record<AttributeOf<T>, string>> }

const translated: Record<Exclude<Language, 'en'>, Record<Tag, Readonly<Record<string, string>>>> = {
  pl,
  de,
  da,
}

export const explanationOf = (tag: Tag, name: string, language: Language) =>
  (language === 'en' ? attributesOf(tag)[name]?.doc : translated[language][tag][name]) ?? ''
