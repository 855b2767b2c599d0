// Which language the page speaks, and its words.
import { createContext, use } from 'react'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { Language, Words } from './shape.ts'

export const languages: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  da: 'Dansk',
}

export const wordsOf: Record<Language, Words> = { en, pl, de, da }

export const isLanguage = (word: unknown): word is Language =>
  typeof word === 'string' && Object.hasOwn(languages, word)

/** What the address asks for, else the first of the visitor’s that there is. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wanted = [asked, ...navigator.languages.map((tag) => tag.split('-')[0])]
  return wanted.find(isLanguage) ?? 'en'
}

export const LanguageContext = createContext<Language>('en')
export const useLanguage = () => use(LanguageContext)
export const useWords = () => wordsOf[useLanguage()]

/** Puts values into `{names}`. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
