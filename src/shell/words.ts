// The words and the language of one element, for its components.
import { formatNumber, pluralRules } from '../format/format.ts'
import { directionOf, languageOf } from '../format/locale.ts'
import { own } from '../net/json.ts'
import {
  type AskKey,
  type FacetKey,
  findMessage,
  lookUp,
  type MessageKey,
  wordsLocale,
} from './messages/index.ts'
import { isMessage, type Message } from './messages/message.ts'
import { requiredContext } from './required-context.ts'

export interface Words {
  locale: string
  timeZone: string | null
  t(key: MessageKey, values?: Record<string, string | number>): string
  /** A word that the bundle does not have, from the page or the script of a language; else null. */
  named(key: FacetKey | AskKey): string | null
}

// The first Intl.PluralRules is slow to create, so the languages of the bundle do not use it for whole numbers.
const one = (count: number) => (count === 1 ? 'one' : 'other')

const rules: Partial<Record<string, (count: number) => Intl.LDMLPluralRule>> = {
  en: one,
  de: one,
  da: one,
  pl(count) {
    if (count === 1) return 'one'
    const isFew = count % 10 >= 2 && count % 10 <= 4 && Math.trunc((count % 100) / 10) !== 1
    return isFew ? 'few' : 'many'
  },
}

export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  const rule = count >= 0 && Number.isInteger(count) ? rules[languageOf(locale)] : undefined
  return rule ? rule(count) : pluralRules(locale).select(count)
}

function inWords(text: Message, locale: string, values: Record<string, string | number>) {
  const { count } = values
  const form =
    typeof text === 'string' ? text : (text[pluralForm(Number(count ?? 0), locale)] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = own(values, name)
    if (value === undefined) return whole
    if (typeof value === 'number') return formatNumber(value, locale)
    // Isolated, so that a name such as `C++` does not reorder the right-to-left words around it.
    return directionOf(locale) === 'rtl' ? `\u2068${value}\u2069` : value
  })
}

/** `messages` are the element's own; they win over those of the language. */
export function wordsOf(locale: string, timeZone: string | null, messages: unknown): Words {
  const ownMessage = (key: MessageKey | FacetKey | AskKey): Message | undefined => {
    const value: unknown = (messages as Partial<Record<string, unknown>> | null)?.[key]
    return isMessage(value) ? value : undefined
  }
  return {
    locale,
    timeZone,
    t(key, values = {}) {
      const own = ownMessage(key)
      const found = own === undefined ? findMessage(locale, key) : { text: own, locale }
      // English words in a page of another language keep English plural forms and numbers.
      const isInLanguage = languageOf(found.locale) === languageOf(locale)
      return inWords(found.text, isInLanguage ? locale : found.locale, values)
    },
    named(key) {
      const text = ownMessage(key) ?? lookUp(locale, key)?.text
      return text === undefined ? null : inWords(text, locale, {})
    },
  }
}

export const [WordsContext, useWords] = requiredContext<Words>('its Shell')

export function attributesFor(locale: string) {
  const lang = wordsLocale(locale)
  return { lang, dir: directionOf(lang) }
}

/** Attributes for our own words in a text that may be in another language. */
export const useOurLanguage = () => attributesFor(useWords().locale)
