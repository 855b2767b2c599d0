// Which addresses may become links or sources. Everything else loses its link and keeps its text.

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/** Null for what is no address; `URL.canParse` came to Safari with 17. */
export function parsedUrl(value: string, base: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

/** The browser's own parser decides: it sees through blanks, tabs and control characters. */
const schemeOf = (value: string) => parsedUrl(value, 'https://page.invalid/')?.protocol

/** Each run is looked at once: a record may hold a hundred thousand. */
const blanks = /^[\t\n\f\r ]+|(?<![\t\n\f\r ])[\t\n\f\r ]+$/g

/**
 * The address when it may be used, else null. Relative ones may. Only blanks that the browser takes
 * away are taken away: any other could make a scheme of what is none.
 */
export function safeUrl(value: unknown, schemes = linkSchemes): string | null {
  if (typeof value !== 'string' || !value.trim()) return null
  const scheme = schemeOf(value)
  return scheme && schemes.includes(scheme) ? value.replace(blanks, '') : null
}

/** For pictures and media: only what is fetched over http, or relative. */
export const mediaUrl = (value: unknown) => safeUrl(value, ['http:', 'https:'])

/** Against what the page's own relative addresses are read; an `about:srcdoc` frame has no address. */
export const pageUrl = () => (location.protocol === 'about:' ? document.baseURI : location.href)
