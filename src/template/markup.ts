// What an owner wrote, as plain data: from a <template>, which the browser has read, or from a
// <script type="text/template">, which our own parser reads.
import { deepest, parse } from './parse.ts'

export interface MarkupElement {
  /** Lower case in HTML, as written in SVG and MathML. */
  tag: string
  foreign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: Markup[]
}
export type Markup = string | MarkupElement

const isHtml = ({ namespaceURI }: Element) => namespaceURI === 'http://www.w3.org/1999/xhtml'

/** What a script appends to a <template>, as libraries do, is not in what the browser has read. */
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
