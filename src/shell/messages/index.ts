// The words of every language, built in or added by the page.

import { tellOwner } from '../../errors/owner.ts'
import { localeTag } from '../../format/locale.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { isMessage, type Message } from './message.ts'
import { pl } from './pl.ts'

export type MessageKey = keyof Messages
/** A page's own words for a facet, and for a value of it: `facet.city`, `facet.city.Kraków`. */
export type FacetKey = `facet.${string}`
type Some = Record<string, Message>

const languages: Record<string, Some> = { en, pl, de, da }

const keyOf = (locale: string) => localeTag(locale)?.toLowerCase() ?? ''

/** The known messages of an object; what is none is told. */
export function onlyMessages(messages: unknown, whose: string): Some {
  const known: Some = {}
  for (const [key, value] of Object.entries(messages ?? {})) {
    if ((key in en || key.startsWith('facet.')) && isMessage(value)) known[key] = value
    else
      tellOwner(
        'warn',
        `${whose}: ${key} is no message, or is neither a text nor {one: …, other: …}.`,
      )
  }
  return known
}

/** A partial set is enough; false when the locale is none. */
export function addMessages(locale: string, messages: unknown): boolean {
  const key = keyOf(locale)
  if (!key) {
    tellOwner('warn', `addMessages: ${locale} is no language. Write one such as pl or de-AT.`)
    return false
  }
  languages[key] = { ...languages[key], ...onlyMessages(messages, `addMessages(${locale})`) }
  return true
}

/** From the nearest to the last resort: zh-hant-tw, zh-hant, zh, en. */
function chain(locale: string): string[] {
  const parts = keyOf(locale).split('-')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('-')), 'en']
}

interface Found {
  text: Message
  locale: string
}

/** Words that a page may have added; null when no language has them. */
export function addedMessage(locale: string, key: MessageKey | FacetKey): Found | null {
  for (const candidate of chain(locale)) {
    const text = languages[candidate]?.[key]
    if (text !== undefined) return { text, locale: candidate }
  }
  return null
}

export const findMessage = (locale: string, key: MessageKey): Found =>
  addedMessage(locale, key) ?? { text: en[key], locale: 'en' }

/** The language that the words are in, for `lang`: English where the locale has none. */
export const wordsLocale = (locale: string) =>
  chain(locale).some((key) => key !== 'en' && languages[key]) ? locale : 'en'
