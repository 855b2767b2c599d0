// The URL rule, and the patterns that are filled from records.
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { fillPattern } from '../../src/net/pattern.ts'
import { mediaUrl, safeUrl } from '../../src/net/url.ts'
import { urlRuleFor } from '../../src/template/attributes.ts'
import { address, changed, text } from './inputs.ts'
import { target } from './target.ts'

/** By the words of the URL standard, without the parser that the rule asks. */
export function schemeOf(value: string): string | null {
  const read = value.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '')
  return /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? null
}

export const links: readonly (string | null)[] = ['http', 'https', 'mailto', 'tel', 'sms', null]
export const media: readonly (string | null)[] = ['http', 'https', null]

function isKept(kept: string | null, from: string, schemes: readonly (string | null)[]) {
  if (kept === null) return
  ok(schemes.includes(schemeOf(kept)), `kept as ${kept}`)
  ok(from.includes(kept), 'no more than blanks is taken away')
}

export const addresses = target('addresses', address, (value) => {
  isKept(safeUrl(value), value, links)
  isKept(mediaUrl(value), value, media)
  equal(safeUrl(safeUrl(value)), safeUrl(value), 'judged twice it is the same')
  for (const name of ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data'])
    isKept(urlRuleFor(name)(value), value, links)
  for (const url of urlRuleFor('ping')(value)?.split(' ') ?? []) isKept(url, value, links)
  for (const one of urlRuleFor('srcset')(value)?.split(', ') ?? [])
    isKept(one.split(' ')[0] ?? '', value, links)
})

const patterns = changed([
  '/products/{handle}?variant={id}',
  'https://example.com/{handle}#{id}',
  '{handle}',
  '//{handle}/{id}',
  'mailto:{handle}',
  '{handle}:{id}',
])

export const filledPatterns = target(
  'address patterns',
  fc.record({ pattern: patterns, handle: text, id: address }),
  ({ pattern, handle, id }) => {
    const values: Record<string, string> = { handle, id }
    const filled = fillPattern(pattern, (name) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : '',
    )
    if (filled === null) return
    ok(links.includes(schemeOf(filled)), `filled as ${filled}`)
    const base = 'https://page.example/'
    const originOf = (url: string) => new URL(url, base).origin
    equal(
      originOf(filled),
      originOf(pattern.replace(/\{[^{}]+\}/g, 'x')),
      'a value has led elsewhere',
    )
  },
)
