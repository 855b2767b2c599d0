// The purpose of an attribute, in the language of the page, for people without a developer.
import type { Tag } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

const all: Record<Language, Record<Tag, Readonly<Record<string, string>>>> = { en, pl, de, da }

export const explanationOf = (tag: Tag, name: string, language: Language) =>
  all[language][tag][name] ?? ''
