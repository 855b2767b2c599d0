// What about elements could run something, load what nobody wanted, or lead where no link may lead.
// A function that stands by itself, because browsers get it as a text.

/** One line for each; none where all is well. Shadow roots are looked into. */
export function dangersIn(root: ParentNode): string[] {
  const allowed = /^(?:https?|mailto|tel|sms):$/
  const leading = /href$|^(?:src|action|formaction|poster|background|ping|data)$/i
  const forbidden =
    /^(?:animate.*|applet|base|embed|fencedframe|frame|frameset|iframe|link|meta|object|script|set|style|template|html|head|body)$/i
  const isAllowed = (url: string) => {
    try {
      return allowed.test(new URL(url, 'https://page.example/').protocol)
    } catch {
      return false
    }
  }
  const urlsIn = (name: string, value: string) => {
    if (/^srcset$/i.test(name)) return value.split(', ').map((one) => one.split(' ')[0] ?? '')
    if (/^ping$/i.test(name)) return value.split(/\s+/)
    return leading.test(name) ? [value] : []
  }
  const view = (root.ownerDocument ?? (root as Document)).defaultView
  const { prototype } = view?.Element ?? Element
  // A form hides what every element has behind a field of that name.
  const ownOf = <Name extends 'attributes' | 'localName' | 'shadowRoot'>(
    element: Element,
    name: Name,
  ): Element[Name] => Reflect.get(prototype, name, element)
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const tag = ownOf(element, 'localName')
    if (forbidden.test(tag)) found.push(`<${tag}>`)
    for (const { name, value } of ownOf(element, 'attributes'))
      if (/^on|^srcdoc$|:/i.test(name) || !urlsIn(name, value).every(isAllowed))
        found.push(`<${tag} ${name}=${value}>`)
    const inside = ownOf(element, 'shadowRoot')
    if (inside) found.push(...dangersIn(inside))
  }
  return found
}
