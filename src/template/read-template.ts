// A <template> was read by the browser; the text of a <script type="text/template"> is by our own parser.
import { deepest, empty, type Markup } from './markup.ts'
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
    const tag = foreign ? node.localName : node.localName.toLowerCase()
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const)
    const inside = read(nodesOf(node), level + 1)
    // As our own parser reads it: browsers put something into <menuitem>, and in SVG into any of these.
    return empty.test(tag)
      ? [{ tag, foreign, attributes, children: [] }, ...inside]
      : [{ tag, foreign, attributes, children: inside }]
  })

export const markupOf = (source: Element): Markup[] =>
  source instanceof HTMLTemplateElement ? read(nodesOf(source)) : parse(source.textContent ?? '')
