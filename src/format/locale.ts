// Language tags as people write them (pl, PL, pl_PL, de-AT), and the language around an element.
import { attempt } from '../errors/attempt.ts'

/** The canonical tag, or null if it is not a language tag. */
export const localeTag = (text: string) =>
  attempt(() => Intl.getCanonicalLocales(text.trim().replace(/_/g, '-'))[0]) ?? null

export const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? 'en'

export const isTimeZone = (text: string) =>
  attempt(() => new Intl.DateTimeFormat('en', { timeZone: text })) !== null

/** The nearest `lang` around an element, also outside of shadow roots. */
function nearestLang(start: Element): string | null {
  let at: Element | null = start
  while (at) {
    const owner: Element | null = at.closest('[lang]')
    if (owner) return localeTag(owner.getAttribute('lang') ?? '')
    const root: Node = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return null
}

export const localeAround = (element: Element) =>
  nearestLang(element) ?? localeTag(navigator.language) ?? 'en'

const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi', 'dv', 'ckb'])
export const directionOf = (locale: string) => (rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr')
