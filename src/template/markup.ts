// Reads templates into plain data. The browser parses a <template>; our own small HTML parser reads a
// <script type="text/template">, because Trusted Types forbid the browser's parser there. It never fails. `readText`
// is longer than most functions, because its parts share one position in the text.
import { decodeReferences } from '../format/character-references.ts'

export interface MarkupElement {
  /** Lower case in HTML, as written in SVG and MathML. */
  tag: string
  foreign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: Markup[]
}
export type Markup = string | MarkupElement

/** The most levels of nesting; deeper elements only keep their text. */
export const deepest = 200

/** Elements without children, including obsolete ones, because React throws if one of these has children. */
const empty =
  /^(?:area|base|[bh]r|col|embed|img|input|keygen|link|menuitem|meta|param|source|track|wbr)$/

/** Elements whose content is text, whatever tags it seems to have. */
const raw = /^(?:script|style|textarea|title)$/
/** Pairs of an open element and a start tag that closes it. */
const endedByNext = /^(?:(li|option|p) \1|d[dt] d[dt]|t[dh] t[dhr]|tr tr)$/

const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const endTag = /<\/([a-z][^\s/>]*)[^>]*(?:>|$)/iy
const startTag = /<([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y
const tagEnd = /\s*(\/?)[\s/]*(?:>|$)/y
const words = /<?[^<]*/y

const isForeign = (name: string, around: MarkupElement | undefined) =>
  /^(?:svg|math)$/.test(name) || Boolean(around?.foreign && !/^foreignobject$/i.test(around.tag))

function readText(text: string): Markup[] {
  const root: Markup[] = []
  const open: MarkupElement[] = []
  let at = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  const add = (node: Markup) => (open.at(-1)?.children ?? root).push(node)

  function attributes(foreign: boolean): [string, string][] {
    const all = new Map<string, string>()
    for (let found = take(attribute); found; found = take(attribute)) {
      const [, written = '', double, single, bare] = found
      const name = foreign ? written : written.toLowerCase()
      if (!all.has(name)) all.set(name, decodeReferences(double ?? single ?? bare ?? ''))
    }
    return [...all]
  }

  function untilItsEnd({ tag, children }: MarkupElement) {
    // The pattern ignores case. Lower-casing the text would make some letters longer and shift positions.
    const [inside = ''] = text.slice(at).split(new RegExp(`</${tag}`, 'i'), 1)
    at += inside.length
    children.push(tag.startsWith('t') ? decodeReferences(inside) : inside)
    take(endTag)
  }

  function element(written: string) {
    const name = written.toLowerCase()
    const foreign = isForeign(name, open.at(-1))
    const tag = foreign ? written : name
    while (endedByNext.test(`${open.at(-1)?.tag} ${tag}`)) open.pop()
    const made: MarkupElement = { tag, foreign, attributes: attributes(foreign), children: [] }
    add(made)
    const [, closesItself] = take(tagEnd) ?? []
    if (empty.test(name) || (foreign && closesItself)) return
    if (!foreign && raw.test(tag)) untilItsEnd(made)
    else if (open.length < deepest) open.push(made)
  }

  /** An end tag without its start is ignored. */
  function end(name: string) {
    const last = open.map(({ tag }) => tag.toLowerCase()).lastIndexOf(name.toLowerCase())
    if (last >= 0) open.length = last
  }

  while (at < text.length) {
    if (take(comment)) continue
    const [, ended] = take(endTag) ?? []
    const [, started] = ended ? [] : (take(startTag) ?? [])
    if (ended) end(ended)
    else if (started) element(started)
    else add(decodeReferences(take(words)?.[0] ?? ''))
  }
  return root
}

/** Some editors write `&lt;` for `<` in a script. */
const isEncoded = (text: string) => !text.includes('<') && /&lt;[a-z]/i.test(text)

export const parse = (text: string): Markup[] =>
  readText(isEncoded(text) ? decodeReferences(text) : text)

const isHtml = ({ namespaceURI }: Element) => namespaceURI === 'http://www.w3.org/1999/xhtml'

/** Includes children that a script has appended to a <template>, which are not in its `content`. */
const nodesOf = (element: Element) => [
  ...(element instanceof HTMLTemplateElement ? element.content.childNodes : []),
  ...element.childNodes,
]

const readNodes = (nodes: Iterable<Node>, level = 0): Markup[] =>
  [...nodes].flatMap((node): Markup[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    if (level > deepest) return [node.textContent ?? '']
    const foreign = !isHtml(node)
    const tag = foreign ? node.localName : node.localName.toLowerCase()
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const)
    const inside = readNodes(nodesOf(node), level + 1)
    // Matches our own parser: browsers allow children in <menuitem>, and in SVG in any of these.
    return empty.test(tag)
      ? [{ tag, foreign, attributes, children: [] }, ...inside]
      : [{ tag, foreign, attributes, children: inside }]
  })

export const markupOf = (source: Element): Markup[] =>
  source instanceof HTMLTemplateElement
    ? readNodes(nodesOf(source))
    : parse(source.textContent ?? '')
