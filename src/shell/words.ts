// The words and the language of one element, for its components.
import { createContext, use } from 'react'
import { formatNumber, pluralRules } from '../format/format.ts'
import { directionOf, languageOf } from '../format/locale.ts'
import { addedMessage, type FacetKey, findMessage, type MessageKey } from './messages/index.ts'
import { isMessage, type Message } from './messages/message.ts'

export interface Words {
  locale: string
  timeZone: string | null
  t(key: MessageKey, values?: Record<string, string | number>): string
  /** The page's own words for a facet or a value, where it gives any. */
  named(key: FacetKey): string | null
}

function inWords(text: Message, locale: string, values: Record<string, string | number>) {
  const { count } = values
  const form =
    typeof text === 'string'
      ? text
      : (text[pluralRules(locale).select(Number(count ?? 0))] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return formatNumber(value, locale)
    // Of whatever direction it is, the words around it stay where they are: `C++` in Arabic.
    return directionOf(locale) === 'rtl' ? `\u2068${value}\u2069` : value
  })
}

/** `own` are the element's messages, before those of the language. */
export function wordsOf(locale: string, timeZone: string | null, own: unknown): Words {
  const replaced = (key: MessageKey | FacetKey): Message | undefined => {
    const value: unknown = (own as Partial<Record<string, unknown>> | null)?.[key]
    return isMessage(value) ? value : undefined
  }
  return {
    locale,
    timeZone,
    t(key, values = {}) {
      const mine = replaced(key)
      const found = mine === undefined ? findMessage(locale, key) : { text: mine, locale }
      // English words in a page of another language keep English plural forms and numbers.
      const isOwn = languageOf(found.locale) === languageOf(locale)
      return inWords(found.text, isOwn ? locale : found.locale, values)
    },
    named(key) {
      const text = replaced(key) ?? addedMessage(locale, key)?.text
      return text === undefined ? null : inWords(text, locale, {})
    },
  }
}

export const WordsContext = createContext<Words>(wordsOf('en', null, null))
export const useWords = () => use(WordsContext)
