// The URL rule for attributes, on what they hold in the end.
import { safeUrl } from '../shell/url.ts'

const addresses = /href$|^(?:src|action|formaction|poster|background|data)$/i
/** An address, as HTML reads it from such a list, and what stands behind it. */
const candidate = /[\s,]*(\S*[^\s,])(?:\s+([^,]*))?(?:,|$)/g

const kept = (candidates: readonly string[], between: string) =>
  candidates.filter(Boolean).join(between) || null

const lists: Record<string, (value: string) => string | null> = {
  ping: (value) =>
    kept(
      value.split(/\s+/).map((url) => safeUrl(url) ?? ''),
      ' ',
    ),
  srcset: (value) =>
    kept(
      [...value.matchAll(candidate)].map(([, url, size = '']) =>
        safeUrl(url) ? `${url} ${size}`.trim() : '',
      ),
      ', ',
    ),
}

/** What may be done with the value of this attribute; null leaves it out. */
export const ruleFor = (name: string): ((value: string) => string | null) | null =>
  addresses.test(name) ? safeUrl : (lists[name.toLowerCase()] ?? null)
