// Reads the settings of one element with the element's parsers: its own attributes, then the page-wide defaults, the
// strongest first. Invalid values are reported with their place.

import {
  type Attribute,
  camel,
  type Kind,
  type KindValues,
  type Settings,
} from '../../../src/contract/attribute.ts'
import { expected, parsers } from '../../../src/element/attributes.ts'
import { fillValues, type PageValues } from '../../../src/element/page-values.ts'
import { localeTag } from '../../../src/format/locale.ts'
import type { Embed, Page, Said } from './page.ts'
import { around, attribute, type Element } from './tree.ts'

export interface Slip {
  element: Element
  /** As it is written. */
  attribute: string
  /** The same as the contract has it. */
  name: string
  message: string
}

export interface Read {
  settings: Settings
  /** What was written, filled in as far as it can be known; of each attribute what counts. */
  texts: Said
  /** Where that is written. */
  written: Readonly<Record<string, { element: Element; attribute: string }>>
  slips: readonly Slip[]
}

interface Candidate {
  text: string
  element: Element
  attribute: string
  isOwn: boolean
}

function candidates(name: string, { said, element, written }: Embed, page: Page): Candidate[] {
  const own = said[name]
  const others = page.defaults.flatMap(({ source, said: given, element: at }) => {
    const text = given[name]
    const where = source === 'script' ? `data-${name}` : name
    return text === undefined ? [] : [{ text, element: at, attribute: where, isOwn: false }]
  })
  return own === undefined
    ? others
    : [{ text: own, element, attribute: written(name), isOwn: true }, ...others]
}

const credentials = (embed: Embed) =>
  Object.keys(embed.attributes).filter((name) => embed.attributes[name]?.credential)

/** A placeholder may be a visitor's: src/element/settings.ts says what it may not set. */
export function isRefused(name: string, spec: Attribute, embed: Embed, page: Page): boolean {
  if (!embed.isPlaceholder || page.trustsPlaceholders || !(name in embed.said)) return false
  const has = (one: string) => page.defaults.some(({ said }) => one in said)
  if (spec.guarded) return true
  if (spec.credential === 'service' && credentials(embed).some(has)) return true
  return (spec.credential !== undefined || spec.pageFirst === true) && has(name)
}

const emptyIsAValue: readonly Kind[] = ['flag', 'words', 'shortcut']

type Value = KindValues[Kind] | null
interface Parsed {
  value: Value
  text: string
  slips: string[]
}

const shown = (name: string, spec: Attribute, text: string) =>
  spec.secret ? name : `${name}="${text.slice(0, 80)}"`

/** Undefined where nothing is said; a value of null where it is not understood. */
function parsedAs(text: string, name: string, spec: Attribute, values: PageValues) {
  const filled = fillValues(text, name, spec, values)
  const value = spec.kind === 'words' ? (filled ?? '') : (filled ?? '').trim()
  if (filled !== null && value === '' && !emptyIsAValue.includes(spec.kind)) return undefined
  const right = expected[spec.kind](spec)
  const wrong = `${shown(name, spec, text)} is not valid, so it is ignored. Write ${right}.`
  if (spec.offPage)
    return { value: null, text, slips: /^\s*\{url\.[^{}]+\}\s*$/.test(text) ? [] : [wrong] }
  // Filled only where the page is: nothing is known of it here.
  if (filled === null) return { value: null, text, slips: [] }
  const slips: string[] = []
  const read: Value = parsers[spec.kind](value, spec, name, (piece, drop = right) =>
    slips.push(
      `“${piece.slice(0, 80)}” in ${name} is not valid, so it is left out. Write ${drop}.`,
    ),
  )
  return { value: read, text: value, slips: read === null ? [wrong] : slips } satisfies Parsed
}

const refused = (written: string) =>
  `${written} on a placeholder is ignored. If only you write placeholders on this page, put data-trust-placeholders on the script tag.`

export function localeAround(element: Element): string {
  const owner = around(element, (one) => attribute(one, 'lang') !== null)
  return localeTag(owner?.attribs.lang ?? '') ?? 'en'
}

function builtIn(spec: Attribute): Value {
  if (spec.kind === 'flag') return false
  return spec.default === undefined ? null : parsers[spec.kind](String(spec.default), spec, '')
}

export function readSettings(embed: Embed, page: Page): Read {
  const values: PageValues = {
    locale: localeAround(embed.element),
    timeZone: null,
    now: new Date(),
  }
  const settings: Record<string, Value> = {}
  const texts: Record<string, string> = {}
  const written: Record<string, { element: Element; attribute: string }> = {}
  const slips: Slip[] = []
  const tell = (one: Candidate, name: string, message: string) =>
    slips.push({ element: one.element, attribute: one.attribute, name, message })

  const read = (name: string, spec: Attribute): Value => {
    for (const one of candidates(name, embed, page)) {
      if (one.isOwn && isRefused(name, spec, embed, page)) {
        tell(one, name, refused(one.attribute))
        continue
      }
      const parsed = parsedAs(one.text, name, spec, values)
      for (const message of parsed?.slips ?? []) tell(one, name, message)
      if (!parsed || (parsed.value === null && parsed.slips.length)) continue
      texts[name] = parsed.text
      written[name] = one
      return parsed.value ?? builtIn(spec)
    }
    return builtIn(spec)
  }

  const { locale, 'time-zone': zone, ...others } = embed.attributes
  const language = locale && read('locale', locale)
  if (typeof language === 'string') values.locale = language
  settings.locale = values.locale
  const timeZone = zone && read('time-zone', zone)
  if (typeof timeZone === 'string') values.timeZone = timeZone
  settings.timeZone = values.timeZone
  for (const [name, spec] of Object.entries(others)) settings[camel(name)] = read(name, spec)
  return { settings, texts, written, slips }
}
