// Messages to the page's owner on the console. Each is written once, and names the element and the fix.
const said = new Set<string>()
const limit = 500

/** A component of an app is in a plain element, whose attribute says which component it is. */
export const nameOf = (element: Element) => {
  const tag = element.getAttribute('data-embed') ?? element.localName
  return element.id ? `<${tag} id="${element.id}">` : `<${tag}>`
}

export function tellOwner(level: 'warn' | 'error', message: string, ...details: unknown[]) {
  if (said.has(message) || said.size > limit) return
  said.add(message)
  console[level](`site-embed: ${message}`, ...details)
}
