// A template may come from a stranger's link or snippet. It stays one piece of plain markup, which can neither end
// the <template> around it nor run anything.

/** Left out with what is in them: the element drops most of them too, the others end where they like. */
const refused =
  'script,iframe,object,embed,base,meta,link,math,noscript,noembed,noframes,xmp,plaintext,textarea,title,select,svg style,svg foreignObject,svg desc'

function clean(root: ParentNode) {
  for (const found of root.querySelectorAll(refused)) found.remove()
  for (const found of root.querySelectorAll('*')) {
    for (const name of found.getAttributeNames())
      if (/^on|[^\w:-]/i.test(name)) found.removeAttribute(name)
    if (found instanceof HTMLTemplateElement) clean(found.content)
  }
}

function removeComments(node: Node) {
  for (const child of [...node.childNodes])
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else removeComments(child instanceof HTMLTemplateElement ? child.content : child)
}

const bodyOf = (text: string) => new DOMParser().parseFromString(text, 'text/html').body

export function cleanTemplate(text: string): string {
  if (!text.trim()) return ''
  const body = bodyOf(text)
  clean(body)
  removeComments(body)
  const cleaned = body.innerHTML.trim()
  // What reads otherwise the second time is made to deceive.
  return bodyOf(cleaned).innerHTML === cleaned ? cleaned : ''
}
