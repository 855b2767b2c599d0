// Which values attributes with addresses may have, judged when all is filled in.
import { safeUrl } from '../net/url.ts'

const addresses = /href$|^(?:src|action|formaction|poster|background|data)$/i
/** A picture of a `srcset` and its size. Each character is read once: a long value cannot make it slow. */
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

/** A function that gives the value as it may stand in this attribute, or null to leave it out. */
export function urlRuleFor(name: string): Rule {
  if (addresses.test(name)) return safeUrl
  if (/^srcset$/i.test(name)) return pictures
  return /^ping$/i.test(name) ? listed : (value) => value
}
