// The words of every language, built in or added by the page.
import { tellOwner } from '../../errors/owner.ts'
import { localeTag } from '../../format/locale.ts'
import { sharedByScripts } from '../../page/shared.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { isMessage, type Message } from './message.ts'
import { pl } from './pl.ts'

export type MessageKey = keyof Messages
/** A page's own words for a facet, and for a value of it: `facet.city`, `facet.city.Kraków`. */
export type FacetKey = `facet.${string}`
/** Words of the script that asks an agent. */
export type AskKey = `ask${string}`
type PartialMessages = Record<string, Message>

/** The languages that every visitor loads. */
export const builtIn: Record<string, Messages> = { en, pl, de, da }
/** Words added by the page, or by our script of another language. */
const shared = sharedByScripts('words', () => ({
  added: {} as Record<string, PartialMessages>,
  /** How often words were added. */
  times: 0,
}))
const { added } = shared

const keyOf = (locale: string) => localeTag(locale)?.toLowerCase() ?? ''

/** The valid messages of an object. Other keys and values are reported to the owner. */
function onlyMessages(messages: unknown, whose: string): PartialMessages {
  const known: PartialMessages = {}
  for (const [key, value] of Object.entries(messages ?? {})) {
    if ((key in en || /^(facet\.|ask)/.test(key)) && isMessage(value)) known[key] = value
    else
      tellOwner(
        'warn',
        `${whose}: ${key} is not a message, or is neither a text nor {one: …, other: …}. placeholder and label are attributes.`,
      )
  }
  return known
}

/** The messages may be incomplete. False if the locale is not a valid tag. */
export function addMessages(locale: string, messages: unknown): boolean {
  const key = keyOf(locale)
  if (!key) {
    tellOwner('warn', `addMessages: ${locale} is not a language. Write one such as pl or de-AT.`)
    return false
  }
  added[key] = { ...added[key], ...onlyMessages(messages, `addMessages(${locale})`) }
  shared.times++
  return true
}

/** Changes when words are added. */
export const timesAdded = () => shared.times

let chainOf: string | undefined
let lastChain: string[]

/** zh-hant-tw, zh-hant, zh, en. The latest chain is cached, because a filter may look up thousands of names. */
function chain(locale: string): string[] {
  if (locale !== chainOf) {
    chainOf = locale
    const parts = keyOf(locale).split('-')
    lastChain = [...parts.map((_, at) => parts.slice(0, parts.length - at).join('-')), 'en']
  }
  return lastChain
}

/** The page's message, else that of `others`. Names of values have no others. */
export function lookUp(locale: string, key: string, others: Record<string, PartialMessages> = {}) {
  for (const candidate of chain(locale)) {
    const text = added[candidate]?.[key] ?? others[candidate]?.[key]
    if (text !== undefined) return { text, locale: candidate }
  }
  return null
}

/** The message with its language. */
export const findMessage = (locale: string, key: MessageKey) =>
  lookUp(locale, key, builtIn) ?? { text: en[key], locale: 'en' }

/** The value for `lang`: the locale, or English if there are no words in that language. */
export const wordsLocale = (locale: string) =>
  chain(locale).some((key) => key !== 'en' && (added[key] || builtIn[key])) ? locale : 'en'
