// Reads every setting of an element from the strongest source with a valid value, else takes its default.
import {
  type Attribute,
  type Attributes,
  camel,
  type Kind,
  type KindValues,
  type Settings,
} from '../contract/attribute.ts'
import type { Source } from '../contract/page-api.ts'
import { nameOf, tellOwner } from '../errors/owner.ts'
import { localeAround } from '../format/locale.ts'
import { expected, parsers } from './attributes.ts'
import { hasSearch } from './has-search.ts'
import type { Drop } from './lists.ts'
import type { PageDefaults } from './page-defaults.ts'
import { fillValues, type PageValues } from './page-values.ts'
import { tellIgnored, writtenByPlaceholder } from './placeholders.ts'
import { fromArray } from './search-kinds.ts'
import { takeFromAddress } from './secret-in-address.ts'

type Value = KindValues[Kind] | null

export interface Sources {
  element: HTMLElement
  attributes: Attributes
  /** Values set as properties that are not reflected. */
  properties: ReadonlyMap<string, unknown>
  defaults: PageDefaults
  levelBelowHeading: () => number | null | undefined
  now: Date
}
export interface Resolved {
  settings: Settings
  origins: Record<string, Source>
  refused: string[]
}

function* candidates(name: string, spec: Attribute, from: Sources): Generator<[Source, unknown]> {
  const property = camel(name)
  const set = from.properties.get(property)
  if (set !== undefined && set !== null) yield ['property', set]
  const written = from.element.getAttribute(name)
  if (written !== null && mayWrite(name, spec, from)) yield ['attribute', written]
  yield* from.defaults.of(property)
}

/**
 * A visitor may have written a placeholder. Unless the page trusts placeholders, one can neither name another
 * service than the page's own, nor send a request before the visitors of the page have agreed.
 */
function mayWrite(name: string, spec: Attribute, { element, defaults }: Sources): boolean {
  if (!spec.guarded && !spec.credential && !spec.pageFirst) return true
  if (defaults.trustsPlaceholders || !writtenByPlaceholder(element, name)) return true
  const taken =
    spec.guarded ||
    defaults.has(camel(name)) ||
    (spec.credential === 'service' && defaults.setsService)
  if (taken) tellIgnored(`data-${name}`)
  return !taken
}

/** A value of a property or a default, as the text that an attribute would have. */
function asText(value: unknown, kind: Kind): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  const isItem = (item: unknown) =>
    typeof item === 'string' || (kind === 'wholes' && typeof item === 'number')
  return Array.isArray(value) && value.every(isItem) ? value.join(', ') : null
}

const emptyIsAValue: readonly Kind[] = ['flag', 'words', 'shortcut']

function parse(text: string, name: string, spec: Attribute, page: PageValues, drop: Drop) {
  const filled = fillValues(text, name, spec, page)
  // A row of recommendations waits for its value; a search instead would be a surprise.
  if (filled === null) return hasSearch && spec.kind === 'recommended' ? [] : undefined
  const value = spec.kind === 'words' ? filled : filled.trim()
  if (value === '' && !emptyIsAValue.includes(spec.kind)) return undefined
  return parsers[spec.kind](value, spec, name, drop)
}

/** From a script, or taken out of the address. Null refuses it; undefined means that there is none. */
function offPageSecret(text: string, source: Source): string | null | undefined {
  const [, name] = /^\s*\{url\.([^{}]+)\}\s*$/.exec(text) ?? []
  if (name) return takeFromAddress(name) ?? undefined
  return source === 'property' || source === 'configure' || !text.trim() ? text : null
}

const reader =
  (name: string, spec: Attribute, page: PageValues) =>
  (raw: unknown, source: Source, drop: Drop): Value | undefined => {
    const written = asText(raw, spec.kind)
    if (written === null) return spec.kind === 'facets' ? fromArray(raw, drop) : null
    const text = spec.offPage ? offPageSecret(written, source) : written
    return typeof text === 'string' ? parse(text, name, spec, page, drop) : text
  }

const isOwn = (source: Source) => source === 'property' || source === 'attribute'

function tellInvalid(what: string, outcome: string, right: string, source: Source, from: Sources) {
  const where = isOwn(source) ? `${nameOf(from.element)}:` : 'the page-wide default'
  tellOwner('warn', `${where} ${what} is not valid, so it is ${outcome}. Write ${right}.`)
}

function resolve(name: string, spec: Attribute, from: Sources, page: PageValues) {
  let refused = false
  const read = reader(name, spec, page)
  for (const [source, raw] of candidates(name, spec, from)) {
    if (hasSearch && spec.orFunction && source === 'property' && typeof raw === 'function')
      return { value: null, source, refused }
    const usual = expected[spec.kind](spec)
    const dropped: [piece: string, right: string][] = []
    const value = read(raw, source, (piece, right = usual) => dropped.push([piece, right]))
    if (value === undefined) continue
    if (value !== null) {
      for (const [piece, right] of dropped)
        tellInvalid(`“${piece.slice(0, 80)}” in ${name}`, 'left out', right, source, from)
      return { value, source, refused }
    }
    refused = true
    const shown = spec.secret || typeof raw !== 'string' ? name : `${name}="${raw.slice(0, 80)}"`
    tellInvalid(shown, 'ignored', usual, source, from)
  }
  return { value: builtIn(spec, from), source: 'default' as const, refused }
}

function builtIn(spec: Attribute, { levelBelowHeading }: Sources): Value {
  if (spec.kind === 'flag') return false
  const byPlace =
    hasSearch && spec.kind === 'whole' && spec.belowHeading ? levelBelowHeading() : null
  const text = byPlace ?? spec.default
  return text === undefined ? null : parsers[spec.kind](String(text), spec, '')
}

export function readSettings(from: Sources): Resolved {
  const page: PageValues = { locale: localeAround(from.element), timeZone: null, now: from.now }
  const settings: Record<string, Value> = {}
  const origins: Record<string, Source> = {}
  const refused: string[] = []
  const read = (name: string, spec: Attribute) => {
    const property = camel(name)
    const found = resolve(name, spec, from, page)
    settings[property] = found.value
    origins[property] = found.source
    if (found.refused) refused.push(property)
    return found.value
  }
  // Language and time zone first: other values may have `{language}` or `{today}` in them.
  const { locale, 'time-zone': zone, ...others } = from.attributes
  const language = locale && read('locale', locale)
  if (typeof language === 'string') page.locale = language
  settings.locale = page.locale
  const timeZone = zone && read('time-zone', zone)
  if (typeof timeZone === 'string') page.timeZone = timeZone
  for (const [name, spec] of Object.entries(others)) read(name, spec)
  return { settings, origins, refused }
}
