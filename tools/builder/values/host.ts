// The address of a service as the element reads it: what is asked here is what the snippet will ask.

/** An origin with its path, without a slash at the end; null for what the element passes over. */
export function hostOf(text: string): string | null {
  const written = text.trim()
  if (/^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i.test(written) || /[\s?#@]/.test(written)) return null
  const address = /^(?:(?:https?:)?\/\/|\/)/i.test(written) ? written : `https://${written}`
  try {
    const { origin, pathname, protocol } = new URL(address, location.href)
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, '') : null
  } catch {
    return null
  }
}
