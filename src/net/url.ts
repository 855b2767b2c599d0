// Which addresses may become links or sources. Everything else loses its link and keeps its text.
import { attempt } from '../errors/attempt.ts'

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/** Null for what is no address. Safari before 17 has no `URL.canParse`. */
export const parsedUrl = (value: string, base: string) => attempt(() => new URL(value, base))

export const decoded = (text: string) => attempt(() => decodeURIComponent(text))

/** The browser's parser decides, because it ignores blanks, tabs and control characters in a scheme. */
const schemeOf = (value: string) => parsedUrl(value, 'https://page.invalid/')?.protocol

/** Written so that each run is matched once: a record may hold a hundred thousand blanks in a row. */
const blanks = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g

/**
 * The address when it may be used, else null. Relative ones may. Only blanks that browsers ignore are
 * removed: removing any other could make a scheme out of text that has none.
 */
export function safeUrl(value: unknown, schemes = linkSchemes): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const scheme = schemeOf(value)
  return scheme && schemes.includes(scheme) ? value.replace(blanks, '') : null
}

/** For pictures and media: http, https or relative. */
export const mediaUrl = (value: unknown) => safeUrl(value, ['http:', 'https:'])

/** What relative addresses are resolved against; an `about:srcdoc` frame has no address of its own. */
export const pageUrl = () => (location.protocol === 'about:' ? document.baseURI : location.href)
