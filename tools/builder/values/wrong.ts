// What an attribute does not take, by its kind. The element passes such a value over and says so in the
// console, which nobody reads who has no developer.
import type { Attribute, Kind } from '../../../src/contract/attribute.ts'
import { isFacetType } from '../../../src/contract/facet-types.ts'
import { itemsOf } from '../lists.ts'
import { hostOf } from './host.ts'

/** Complete by type in every language: words/en.ts. */
export const wrongCodes = [
  'choice',
  'flag',
  'whole',
  'wholes',
  'named',
  'facet',
  'facetType',
  'facetOption',
  'selected',
  'selector',
  'host',
  'address',
  'parameters',
  'locale',
  'timeZone',
  'currency',
  'shortcut',
  'id',
  'secret',
] as const
export type WrongCode = (typeof wrongCodes)[number]

export interface Wrong {
  code: WrongCode
  /** Of the text that is wrong. */
  value: string
}

type Check = (value: string, spec: Attribute, name: string) => Wrong | null

const unless =
  (code: WrongCode, isRight: (value: string, spec: Attribute, name: string) => boolean): Check =>
  (value, spec, name) =>
    isRight(value, spec, name) ? null : { code, value }

/** Each item of a list counts by itself. */
const eachItem =
  (check: Check): Check =>
  (list, spec, name) => {
    const items = itemsOf(list)
    const found = (items.length ? items : ['']).flatMap((item) => check(item, spec, name) ?? [])
    const [first] = found
    if (!first) return null
    if (!items.length) return { code: first.code, value: list }
    const alike = found.filter(({ code }) => code === first.code)
    return { code: first.code, value: alike.map(({ value }) => value).join(', ') }
  }

function runs(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

const choice = unless('choice', (value, spec) => 'of' in spec && spec.of.includes(value))

const facetOption = /^(?:limit=[1-9]\d{0,2}|sort=(?:alpha|count)|closed|search)$/

/** `attribute[:type][(options)][|Label]` */
function facet(item: string): Wrong | null {
  const head = item.replace(/(?<!\\)\|.*$/s, '').trim()
  const [, attribute = '', type = 'list', options = ''] =
    /^(.*?)\s*(?::\s*([a-z]+))?\s*(?:\(([^)]*)\))?$/s.exec(head) ?? []
  if (!attribute || /[<{}()*]/.test(attribute)) return { code: 'facet', value: item }
  if (!isFacetType(type)) return { code: 'facetType', value: type }
  const end = /:\s*([^:]*)$/.exec(attribute)?.[1] ?? ''
  if (isFacetType(end.toLowerCase())) return { code: 'facetType', value: end }
  const wrong = options.split(/\s+/).filter((word) => word && !facetOption.test(word))
  return wrong.length ? { code: 'facetOption', value: wrong.join(' ') } : null
}

const modifier = '(?:mod|ctrl|alt|meta|shift)\\+'
const keys = new RegExp(`^(?:${modifier})*(?:mod|ctrl|alt|meta)\\+(?:${modifier})*[^+\\s]+$`)

const isHost = (text: string, spec: Attribute) =>
  ('also' in spec && spec.also?.includes(text)) || hostOf(text) !== null

/** A field, or an address with fields in braces. */
function isPattern(text: string): boolean {
  const filled = text.replace(/\{[^}]*\}/g, 'x')
  return (
    filled !== '' &&
    !/[\s<>"]/.test(filled) &&
    runs(() => new URL(filled, 'https://page.invalid')) &&
    /^(?:https?|mailto|tel|sms):$/.test(new URL(filled, 'https://page.invalid').protocol)
  )
}

const address = unless('address', isPattern)

const secret = unless('secret', (value, spec) => !spec.secret || !/^CFPAT-/i.test(value))
/** As people write it; codes and fields are what can be meant. */
const currency = unless(
  'currency',
  (value, _, name) =>
    name !== 'hit-currency' || !/^(?:kr\.?|kroner|zł|zl|euros?|dollars?|\p{Sc})$/iu.test(value),
)

const checks: Record<Kind, Check> = {
  text: (...asked) => secret(...asked) ?? currency(...asked),
  words: () => null,
  flag: unless('flag', (value, _, name) => ['true', 'false', name].includes(value.toLowerCase())),
  choice,
  choices: eachItem(choice),
  whole: unless(
    'whole',
    (value, spec) =>
      spec.kind === 'whole' &&
      /^\d{1,6}$/.test(value) &&
      Number(value) >= spec.min &&
      Number(value) <= spec.max,
  ),
  wholes: eachItem(unless('wholes', (item) => /^[1-9]\d{0,3}$/.test(item))),
  labelled: eachItem(unless('named', (item) => /^[^|,]/.test(item))),
  facets: (value, spec, name) => (value === 'none' ? null : eachItem(facet)(value, spec, name)),
  selected: eachItem(unless('selected', (item) => /^\s*[^:\s].*:\s*\S/s.test(item))),
  selector: unless('selector', (value) =>
    runs(() => document.createDocumentFragment().querySelector(value)),
  ),
  host: unless('host', isHost),
  pattern: address,
  patterns: eachItem((item, spec, name) => {
    const [, path = item] = /^[A-Za-z0-9._-]{1,64}=(.*)$/s.exec(item) ?? []
    return address(path, spec, name)
  }),
  parameters: unless('parameters', (value) => /^[^=&]+=[^&]*(?:&[^=&]+=[^&]*)*$/.test(value)),
  locale: unless('locale', (value) =>
    runs(() => Intl.getCanonicalLocales(value.replace(/_/g, '-'))),
  ),
  timeZone: unless('timeZone', (value) =>
    runs(() => new Intl.DateTimeFormat('en', { timeZone: value })),
  ),
  shortcut: unless('shortcut', (value) => keys.test(value.toLowerCase().replace(/\s/g, ''))),
  id: unless('id', (value) => /^[A-Za-z0-9._-]{1,64}$/.test(value)),
}

/** What only the page of the owner can fill in. */
const fromPage = /\{\s*(?:language(?::[^{}]+)?|locale|today|now|(?:url|meta)\.[^{}]+)\s*\}/

/** Null where the value is right, or nobody can know it here. An empty one is none. */
export function wrongIn(name: string, spec: Attribute, value: string | undefined): Wrong | null {
  const text = value?.trim() ?? ''
  const isFilled = fromPage.test(text) && !spec.credential && spec.kind !== 'host'
  return text === '' || isFilled ? null : checks[spec.kind](text, spec, name)
}
