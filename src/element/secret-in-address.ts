// A secret that comes in the address is taken out of it, so that nobody bookmarks it, sends it on
// or measures it. It lives as long as the page.
const taken = new Map<string, string>()

const readPair = (pair: string) => [...new URLSearchParams(pair)][0]

/** All but the parameter stays as it is, byte for byte. */
function without(name: string, href: string) {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? []
  const rest = query.split('&').filter((pair) => readPair(pair)?.[0] !== name)
  return before + (rest.length ? `?${rest.join('&')}` : '') + hash
}

export function takeFromAddress(name: string): string | null {
  const value = new URLSearchParams(location.search).get(name)
  if (value !== null) {
    if (value) taken.set(name, value)
    try {
      history.replaceState(history.state, '', without(name, location.href))
    } catch {
      // A page without an address of its own has none to clean.
    }
  }
  return taken.get(name) ?? null
}
