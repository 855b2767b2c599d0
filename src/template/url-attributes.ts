// The URL rule for attributes, on what they hold in the end.
import { safeUrl } from '../net/url.ts'

const addresses = /href$|^(?:src|action|formaction|poster|background|data)$/i
/** An address, as HTML reads it from such a list, and what stands behind it; each sign is read once. */
const candidate = /([^\s,](?:,*[^\s,])*)(?:\s+([^\s,][^,]*))?/g

type Rule = (value: string) => string | null

const pictures: Rule = (value) =>
  [...value.matchAll(candidate)]
    .flatMap(([, url, size = '']) => (safeUrl(url) ? `${url} ${size}`.trim() : []))
    .join(', ') || null

const listed: Rule = (value) =>
  value
    .split(/\s+/)
    .filter((url) => safeUrl(url))
    .join(' ') || null

/** What may be done with the value of this attribute; null leaves it out. */
export function urlRuleFor(name: string): Rule {
  if (addresses.test(name)) return safeUrl
  if (/^srcset$/i.test(name)) return pictures
  return /^ping$/i.test(name) ? listed : (value) => value
}
