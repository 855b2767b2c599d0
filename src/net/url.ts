// Which addresses may become links or sources. Everything else loses its link and keeps its text.
import { attempt } from '../errors/attempt.ts'

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/** Null if it is not an address. Safari before 17 has no `URL.canParse`. */
export const parsedUrl = (value: string, base: string) => attempt(() => new URL(value, base))

export const decoded = (text: string) => attempt(() => decodeURIComponent(text))

/** The browser's parser decides, because it ignores spaces, tabs and control characters in a scheme. */
const schemeOf = (value: string) => parsedUrl(value, 'https://page.invalid/')?.protocol

/** Matches each run only once, because a record may have a hundred thousand spaces in a row. */
const blanks = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g

/**
 * The address if it is safe, else null. Relative addresses are safe. Only white space that browsers ignore is
 * removed, because removing other characters could turn plain text into a scheme.
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
