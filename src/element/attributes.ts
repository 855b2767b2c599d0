// Parsers of attributes, one for each kind: text → value, or null where the text is not valid.
import type { Attribute, Kind, KindValues } from '../contract/attribute.ts'
import { facetTypes } from '../contract/facet-types.ts'
import { attempt } from '../errors/attempt.ts'
import { isTimeZone, localeTag } from '../format/locale.ts'
import { pageUrl, parsedUrl, safeUrl } from '../net/url.ts'
import { type Drop, understood } from './lists.ts'
import { facets, labelled, selected } from './search-lists.ts'

type Parser<K extends Kind> = (
  text: string,
  spec: Attribute,
  name: string,
  /** Lists tell it what they leave out; the rest of them counts. */
  drop?: Drop,
) => KindValues[K] | null

const words = (spec: Attribute) => ('of' in spec ? spec.of : [])

const choices: Parser<'choices'> = (text, spec, _, drop) =>
  understood(text, (item) => words(spec).find((word) => word === item) ?? null, drop)

function whole(text: string, spec: Attribute) {
  if (!/^\d{1,6}$/.test(text) || spec.kind !== 'whole') return null
  const number = Number(text)
  return number >= spec.min && number <= spec.max ? number : null
}

const wholes: Parser<'wholes'> = (text, _, __, drop) =>
  understood(text, (item) => (/^[1-9]\d{0,3}$/.test(item) ? Number(item) : null), drop)

const selector = (text: string) =>
  attempt(() => document.createDocumentFragment().querySelectorAll(text)) && text

/** An origin with port and path, without a slash at the end. `/` means the page's own origin. */
function host(text: string, spec: Attribute) {
  if ('also' in spec && spec.also?.includes(text)) return text
  // Schemes other than http are refused. `localhost:4173` looks like one, but has a digit behind it.
  if (/^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return null
  const address = /^(https?:)?\/\//i.test(text) || text.startsWith('/') ? text : `https://${text}`
  const url = parsedUrl(address, pageUrl())
  if (!url || /[\s?#@]/.test(address)) return null
  return /^https?:$/.test(url.protocol) ? (url.origin + url.pathname).replace(/\/+$/, '') : null
}

function pattern(text: string) {
  const filled = text.replace(/\{[^}]*\}/g, 'x')
  return safeUrl(filled) && !/[\s<>"]/.test(filled) ? text : null
}

function addresses(item: string) {
  const named = /^([A-Za-z0-9._-]{1,64})=(.*)$/s.exec(item)
  const found = { contentType: named?.[1] ?? null, pattern: named?.[2] ?? item }
  return pattern(found.pattern) ? found : null
}

const patterns: Parser<'patterns'> = (text, _, __, drop) => understood(text, addresses, drop)

function shortcut(text: string) {
  const keys = text.toLowerCase().replace(/\s/g, '')
  // One of the modifiers is not shift.
  return /^(?=.*(mod|ctrl|alt|meta)\+)((mod|ctrl|alt|meta|shift)\+)+[^+]+$/.test(keys) ? keys : null
}

function flag(text: string, _: Attribute, name: string) {
  if (['', 'true', name].includes(text.toLowerCase())) return true
  return text.toLowerCase() === 'false' ? false : null
}

export const parsers: { [K in Kind]: Parser<K> } = {
  // `CFPAT-…` is a management token, which can write: it must never be in a page.
  text: (text, spec) => (spec.secret && /^CFPAT-/i.test(text) ? null : text),
  words: (text) => text,
  flag,
  choice: (text, spec) => words(spec).find((word) => word === text) ?? null,
  choices,
  whole,
  wholes,
  labelled: (text, _, __, drop) => labelled(text, drop),
  facets: (text, _, __, drop) => facets(text, drop),
  selected: (text, _, __, drop) => selected(text, drop),
  selector,
  host,
  pattern,
  patterns,
  parameters: (text) => (/^[^=&]+=[^&]*(&[^=&]+=[^&]*)*$/.test(text) ? text : null),
  locale: localeTag,
  timeZone: (text) => (isTimeZone(text) ? text : null),
  shortcut: (text) => (text === '' ? '' : shortcut(text)),
  id: (text) => (/^[A-Za-z0-9._-]{1,64}$/.test(text) ? text : null),
}

/** What the console says would be right. */
export const expected: { [K in Kind]: (spec: Attribute) => string } = {
  text: (spec) => {
    if (spec.offPage) return '`{url.name}`, or set it from a script: it must never be in a page'
    return spec.secret ? 'a read-only key; a management token must never be in a page' : 'a text'
  },
  words: () => 'words',
  flag: () => 'nothing (just the attribute), `true` or `false`',
  choice: (spec) => `one of ${words(spec).join(', ')}`,
  choices: (spec) => `a list of ${words(spec).join(', ')}`,
  whole: (spec) => (spec.kind === 'whole' ? `a whole number from ${spec.min} to ${spec.max}` : ''),
  wholes: () => 'a list of whole numbers, such as `10, 20, 50`',
  labelled: () => 'a list such as `name|Label, other`',
  facets: () =>
    `\`none\` or a list such as \`city, category:menu(limit=5)|Kind\`, of the types ${facetTypes.join(', ')}`,
  selected: () => 'a list such as `city:Kraków, category:Art, price:10:50`',
  selector: () => 'a CSS selector, such as `#results`',
  host: (spec) =>
    `an origin such as \`https://search.example.com\`${'also' in spec && spec.also ? ` or ${spec.also.join(', ')}` : ''}`,
  pattern: () => 'a field, or an address with `{field}` in it',
  patterns: () => 'an address such as `/{contentType}/{slug}`',
  parameters: () => 'parameters such as `ruleContexts=spring&getRankingInfo=true`',
  locale: () => 'a language such as `pl` or `de-AT`',
  timeZone: () => 'a time zone such as `Europe/Warsaw`',
  shortcut: () => 'keys with a modifier, such as `mod+k`',
  id: () => 'at most 64 letters, digits, dots, dashes or underscores',
}
