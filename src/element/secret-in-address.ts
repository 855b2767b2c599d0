// Removes a secret from the address, so that nobody bookmarks it, shares it or logs it.
import { attempt } from '../errors/attempt.ts'

const taken = new Map<string, string>()

const readPair = (pair: string) => [...new URLSearchParams(pair)][0]

/** The address without the parameter; everything else stays byte for byte. */
function without(name: string, href: string) {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? []
  const rest = query.split('&').filter((pair) => readPair(pair)?.[0] !== name)
  return before + (rest.length ? `?${rest.join('&')}` : '') + hash
}

export function takeFromAddress(name: string): string | null {
  const value = new URLSearchParams(location.search).get(name)
  if (value !== null) {
    if (value) taken.set(name, value)
    // A page such as `about:srcdoc` has no address to clean.
    attempt(() => history.replaceState(history.state, '', without(name, location.href)))
  }
  return taken.get(name) ?? null
}
