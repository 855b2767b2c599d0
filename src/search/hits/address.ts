// Where a result leads: a field of the record, or the owner's pattern filled from it.
import { pageUrl, safeUrl } from '../../shell/url.ts'
import { textOf } from './field.ts'
import type { Reading } from './record.ts'

function sameOrigin(a: string, b: string): boolean {
  const base = pageUrl()
  return (
    URL.canParse(a, base) &&
    URL.canParse(b, base) &&
    new URL(a, base).origin === new URL(b, base).origin
  )
}

/** `/products/{handle}`: values are encoded, slashes excepted, and the origin stays the pattern's. */
function fromPattern(pattern: string, record: Reading): string | null {
  let missing = false
  const filled = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = textOf(record.value(name.trim())).replace(/^\/+/, '')
    if (!value) missing = true
    return encodeURIComponent(value).replace(/%2F/gi, '/')
  })
  if (missing || !sameOrigin(filled, pattern.replace(/\{[^{}]+\}/g, 'x'))) return null
  return safeUrl(filled)
}

/** The first of the fields or patterns that gives an address. */
export function addressOf(record: Reading, names: readonly string[]): string | null {
  for (const name of names) {
    const url = name.includes('{') ? fromPattern(name, record) : safeUrl(textOf(record.value(name)))
    if (url) return url
  }
  return null
}
