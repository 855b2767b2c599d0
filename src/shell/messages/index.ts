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
/** Words that the script beside the bundle has, which asks an agent. */
export type AskKey = `ask${string}`
type PartialMessages = Record<string, Message>

/** What every visitor loads. */
export const builtIn: Record<string, Messages> = { en, pl, de, da }
/** By the page, or by a script of ours that has one more language. */
const shared = sharedByScripts('words', () => ({
  added: {} as Record<string, PartialMessages>,
  /** How often some were added. */
  times: 0,
}))
const { added } = shared

const keyOf = (locale: string) => localeTag(locale)?.toLowerCase() ?? ''

/** The valid messages of an object. Any other key or value is told to the owner. */
export function onlyMessages(messages: unknown, whose: string): PartialMessages {
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

/** The set may be partial. False when the locale is no valid tag. */
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

/** Another number than before where the page has added words since. */
export const timesAdded = () => shared.times

let chainOf: string | undefined
let lastChain: string[]

/** zh-hant-tw, zh-hant, zh, en. The last is kept: a filter of thousands of values looks for a name of each. */
function chain(locale: string): string[] {
  if (locale !== chainOf) {
    chainOf = locale
    const parts = keyOf(locale).split('-')
    lastChain = [...parts.map((_, at) => parts.slice(0, parts.length - at).join('-')), 'en']
  }
  return lastChain
}

/** What the page has added, else what `others` have. Of names for values, there are no others. */
export function lookUp(locale: string, key: string, others: Record<string, PartialMessages> = {}) {
  for (const candidate of chain(locale)) {
    const text = added[candidate]?.[key] ?? others[candidate]?.[key]
    if (text !== undefined) return { text, locale: candidate }
  }
  return null
}

/** With the language that the text is in. */
export const findMessage = (locale: string, key: MessageKey) =>
  lookUp(locale, key, builtIn) ?? { text: en[key], locale: 'en' }

/** What `lang` should say: the locale, or English where there are no words of that locale. */
export const wordsLocale = (locale: string) =>
  chain(locale).some((key) => key !== 'en' && (added[key] || builtIn[key])) ? locale : 'en'
