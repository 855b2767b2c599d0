// Fills patterns such as `/products/{handle}`. Values are encoded, and cannot change the origin.
import { pageUrl, parsedUrl, safeUrl } from './url.ts'

function sameOrigin(a: string, b: string): boolean {
  const [first, second] = [a, b].map((url) => parsedUrl(url, pageUrl())?.origin)
  return first !== undefined && first === second
}

/** Removes halves of surrogate pairs, at which encodeURIComponent throws. */
const encoded = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).replace(/%2F/gi, '/')

/** Null when a value is missing, or leads to another origin. */
export function fillPattern(pattern: string, read: (name: string) => string): string | null {
  let missing = false
  const filled = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = read(name.trim())
    if (!value) missing = true
    return encoded(value.replace(/^\/+/, ''))
  })
  if (missing || !sameOrigin(filled, pattern.replace(/\{[^{}]+\}/g, 'x'))) return null
  return safeUrl(filled)
}
