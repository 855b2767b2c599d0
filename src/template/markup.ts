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

const read = (nodes: Iterable<Node>, level = 0): Markup[] =>
  [...nodes].flatMap((node): Markup[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    if (level > deepest) return [node.textContent ?? '']
    const foreign = !isHtml(node)
    const { childNodes } = node instanceof HTMLTemplateElement ? node.content : node
    return [
      {
        tag: foreign ? node.localName : node.localName.toLowerCase(),
        foreign,
        attributes: [...node.attributes].map(({ name, value }) => [name, value] as const),
        children: read(childNodes, level + 1),
      },
    ]
  })

export const markupOf = (source: Element): Markup[] =>
  source instanceof HTMLTemplateElement
    ? read(source.content.childNodes)
    : parse(source.textContent ?? '')
