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
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (forbidden.test(element.localName)) found.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes)
      if (/^on|^srcdoc$|:/i.test(name) || !urlsIn(name, value).every(isAllowed))
        found.push(`<${element.localName} ${name}=${value}>`)
    if (element.shadowRoot) found.push(...dangersIn(element.shadowRoot))
  }
  return found
}
