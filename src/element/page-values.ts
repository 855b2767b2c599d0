// Values that settings take from the page: the level of a heading, `{language}`, `{url.name}` and so on.
import type { Attribute } from '../contract/attribute.ts'
import { clockAt, dayOfClock, type Zone } from '../format/clock.ts'
import { languageOf } from '../format/locale.ts'
import { decoded } from '../net/url.ts'
import { hasSearch } from './has-search.ts'

/** One level below the nearest heading before the element; null if there is none. */
export function levelBelowHeading(element: Element): number | null {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof DocumentFragment)) return null
  const before = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const nearest = before.at(-1)
  return nearest ? Math.min(Number(nearest.localName[1]) + 1, 6) : null
}

export interface PageValues {
  locale: string
  timeZone: Zone
  /** Fixed when the element starts, because a changing `{now}` would start a new search at every reading. */
  now: Date
}

function metaContent(name: string): string | null {
  const meta = document.querySelector(`meta[name="${CSS.escape(name)}"]`)
  return meta?.getAttribute('content') || null
}

function urlValue(name: string): string | null {
  if (name !== 'path') return new URLSearchParams(location.search).get(name) || null
  const last = location.pathname.split('/').filter(Boolean).at(-1)
  return last ? (decoded(last) ?? last) : null
}

/** Seconds since midnight in the time zone. */
const secondsOfDay = (seconds: number, zone: Zone) => {
  const clock = clockAt(seconds * 1000, zone)
  return Math.floor((clock - dayOfClock(clock)) / 1000)
}

/** The start of today in the time zone, as Unix seconds. */
function startOfToday({ now, timeZone }: PageValues): number {
  const seconds = Math.floor(now.getTime() / 1000)
  const near = seconds - secondsOfDay(seconds, timeZone)
  // On a day when the clocks change, `near` is an hour too early or too late.
  const off = secondsOfDay(near, timeZone)
  return off > 43_200 ? near + 86_400 - off : near - off
}

function languageAmong(locale: string, list: string): string {
  const choices = list.split(',').map((item) => item.trim())
  const find = (tag: string) => choices.find((item) => item.toLowerCase() === tag)
  return find(locale.toLowerCase()) ?? find(languageOf(locale)) ?? choices[0] ?? ''
}

/** The value for a name in braces; null: it has no value; undefined: the braces are not ours. */
function fill(name: string, page: PageValues): string | null | undefined {
  if (name === 'language') return languageOf(page.locale)
  if (name === 'locale') return page.locale
  if (name === 'today') return String(startOfToday(page))
  if (name === 'now') return String(Math.floor(page.now.getTime() / 1000))
  const [, group, rest = ''] = /^(language:|url\.|meta\.)(.+)$/s.exec(name) ?? []
  if (group === 'language:') return languageAmong(page.locale, rest)
  if (group === 'url.') return urlValue(rest)
  if (group === 'meta.') return metaContent(rest)
  return undefined
}

function endsInQuotes(text: string): boolean {
  let open = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\\') at++
    else if (open ? char === open : char === '"' || char === "'") open = open ? '' : char
  }
  return open !== ''
}

/** Escaped for a filter expression, and quoted unless the owner has written quotes around it. */
function quoted(value: string, before: string) {
  const escaped = value.replace(/["'\\]/g, '\\$&')
  return endsInQuotes(before) ? escaped : `"${escaped}"`
}
const fromThePage = /^(url|meta)\./

/** Null when something in braces cannot be filled: the attribute then counts as absent. */
export function fillValues(text: string, name: string, spec: Attribute, page: PageValues) {
  if (!text.includes('{') || spec.credential || spec.kind === 'host') return text
  const isPattern = spec.kind === 'pattern' || spec.kind === 'patterns'
  let missing = false
  const filled = text.replace(/\{([^{}]+)\}/g, (whole, written: string, at: number) => {
    const inner = written.trim()
    // A pattern's own {locale} is the content's.
    const value = isPattern && inner === 'locale' ? undefined : fill(inner, page)
    if (value === undefined) return whole
    if (value === null) missing = true
    const plain = value ?? ''
    if (!fromThePage.test(inner)) return plain
    if (isPattern || spec.kind === 'parameters') return encodeURIComponent(plain)
    return hasSearch && name === 'filters' ? quoted(plain, text.slice(0, at)) : plain
  })
  return missing ? null : filled
}
