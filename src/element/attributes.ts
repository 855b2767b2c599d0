// Parsers of attributes, one for each kind: text → value, or null where the text is not valid.
import type { Attribute, Kind } from '../contract/attribute.ts'
import { attempt } from '../errors/attempt.ts'
import { isTimeZone, localeTag } from '../format/locale.ts'
import { pageUrl, parsedUrl, safeUrl } from '../net/url.ts'
import { documentExpected, documentParsers } from './document-kinds.ts'
import { understood } from './lists.ts'
import type { Expected, Parser, Parsers } from './parser.ts'
import { searchExpected, searchParsers } from './search-kinds.ts'

const words = (spec: Attribute) => ('of' in spec ? spec.of : [])

const choices: Parser<'choices'> = (text, spec, _, drop) =>
  understood(text, (item) => words(spec).find((word) => word === item) ?? null, drop)

function whole(text: string, spec: Attribute) {
  if (!/^\d{1,6}$/.test(text) || spec.kind !== 'whole') return null
  const number = Number(text)
  return number >= spec.min && number <= spec.max ? number : null
}

const selector = (text: string) =>
  attempt(() => document.createDocumentFragment().querySelectorAll(text)) && text

/** An origin with port and path, without a slash at the end. `/` means the page's own origin. */
function host(text: string, spec: Attribute) {
  if ('also' in spec && spec.also?.includes(text)) return text
  // Schemes other than http are refused. `localhost:4173` looks like one, but has a digit after the colon.
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
  const named = /^([\w.-]{1,64})=(.*)$/s.exec(item)
  const found = { contentType: named?.[1] ?? null, pattern: named?.[2] ?? item }
  return pattern(found.pattern) ? found : null
}

const patterns: Parser<'patterns'> = (text, _, __, drop) => understood(text, addresses, drop)

/** A wrong item is not named in the message, because it may contain a token. */
const tokens: Parser<'tokens'> = (text, _, __, drop) =>
  understood(
    text,
    (item) => {
      const [, spaceId, token] = /^([\w.-]{1,64})\s*:\s*(?!CFPAT-)(\S+)$/i.exec(item) ?? []
      return spaceId && token ? { spaceId, token } : null
    },
    () => drop?.('…'),
  )

/** Not the ids in our examples: each owner has to write another. */
const ownId = /^(?!YOUR_APP$|your-space$)[\w.-]{1,64}$/

function flag(text: string, _: Attribute, name: string) {
  if (['', 'true', name].includes(text.toLowerCase())) return true
  return text.toLowerCase() === 'false' ? false : null
}

export const parsers: Parsers<Kind> = {
  ...searchParsers,
  ...documentParsers,
  // `CFPAT-…` is a management token, which can write: it must never be in a page.
  text: (text, spec) => (spec.secret && /^CFPAT-/i.test(text) ? null : text),
  flag,
  choice: (text, spec) => words(spec).find((word) => word === text) ?? null,
  choices,
  whole,
  selector,
  host,
  pattern,
  patterns,
  tokens,
  locale: localeTag,
  timeZone: (text) => (isTimeZone(text) ? text : null),
  id: (text) => (ownId.test(text) ? text : null),
}

export const expected: Expected<Kind> = {
  ...searchExpected,
  ...documentExpected,
  text: (spec) => {
    if (spec.offPage) return '`{url.name}`, or set it from a script: it must never be in a page'
    return spec.secret ? 'a read-only key; a management token must never be in a page' : 'a text'
  },
  flag: () => 'nothing (just the attribute), `true` or `false`',
  choice: (spec) => `one of ${words(spec).join(', ')}`,
  choices: (spec) => `a list of ${words(spec).join(', ')}`,
  whole: (spec) => (spec.kind === 'whole' ? `a whole number from ${spec.min} to ${spec.max}` : ''),
  selector: () => 'a CSS selector, such as `#results`',
  host: (spec) =>
    `an origin such as \`https://search.example.com\`${'also' in spec && spec.also ? ` or ${spec.also.join(', ')}` : ''}`,
  pattern: () => 'a field, or an address with `{field}` in it',
  patterns: () => 'an address such as `/{contentType}/{slug}`',
  tokens: () => 'a list such as `spaceId:delivery-token`',
  locale: () => 'a language such as `pl` or `de-AT`',
  timeZone: () => 'a time zone such as `Europe/Warsaw`',
  id: () => 'your own id, of letters, digits, dots, dashes or underscores',
}
