// What an owner wrote → plain data: a <template> has been read by the browser, the text of a
// <script type="text/template"> is read by our own parser.
import { deepest, type Markup } from './markup.ts'
import { parse } from './parse.ts'

const isHtml = ({ namespaceURI }: Element) => namespaceURI === 'http://www.w3.org/1999/xhtml'

/** Also children that a script has appended to a <template>: they are not in its `content`. */
const nodesOf = (element: Element) => [
  ...(element instanceof HTMLTemplateElement ? element.content.childNodes : []),
  ...element.childNodes,
]

const read = (nodes: Iterable<Node>, level = 0): Markup[] =>
  [...nodes].flatMap((node): Markup[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    if (level > deepest) return [node.textContent ?? '']
    const foreign = !isHtml(node)
    return [
      {
        tag: foreign ? node.localName : node.localName.toLowerCase(),
        foreign,
        attributes: [...node.attributes].map(({ name, value }) => [name, value] as const),
        children: read(nodesOf(node), level + 1),
      },
    ]
  })

export const markupOf = (source: Element): Markup[] =>
  source instanceof HTMLTemplateElement ? read(nodesOf(source)) : parse(source.textContent ?? '')
