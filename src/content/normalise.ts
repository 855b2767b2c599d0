// Documents as they are found in the wild → documents that every renderer can walk. Nothing is
// refused: what is broken is mended, what is too deep keeps its text.
import type { Json } from '../net/json.ts'
import { isObject, listOf } from '../net/json.ts'
import { withCodeBlocks } from './code-blocks.ts'
import type { Heading } from './headings.ts'
import type { Cell } from './tables.ts'

export interface Node {
  nodeType: string
  data: Json
  content: (Node | Text)[]
  // What arrange.ts finds out.
  /** How many nodes come before it. */
  order?: number
  heading?: Heading
  table?: { heads: number; name: string | null }
  cell?: Cell
  /** A paragraph that needs no room of its own. */
  isBare?: boolean
}
export interface Text {
  nodeType: 'text'
  value: string
  marks: { type: string }[]
  data: Json
}

/** Nesting beyond this crashes browsers; no reader can tell its levels apart. */
const deepest = 200

/** Renderers look a type up in an object, where `constructor` would be found. */
const isInherited = (type: string) => type in {}

/** What is nothing outside of its own parent. */
const parents: Record<string, string[]> = {
  'list-item': ['ordered-list', 'unordered-list'],
  'table-row': ['table'],
  'table-cell': ['table-row'],
  'table-header-cell': ['table-row'],
}
const isVoid = (type: string) => /^hr$|^embedded-/.test(type)
const isInline = (type: string) => /^text$|hyperlink$|-inline$/.test(type)

export const isNode = (node: Node | Text): node is Node => 'content' in node

const textNode = (value: string, marks: unknown = []): Text => ({
  nodeType: 'text',
  value,
  marks: listOf(marks).flatMap((mark) =>
    isObject(mark) && typeof mark.type === 'string' && !isInherited(mark.type)
      ? [{ type: mark.type }]
      : [],
  ),
  data: {},
})

/** All text below a node, without recursion: it may be thousands of levels deep. */
export function textBelow(node: object, between: string): string {
  const texts: string[] = []
  const waiting: unknown[] = [node]
  while (waiting.length) {
    const next = waiting.pop()
    if (!isObject(next)) continue
    if (typeof next.value === 'string') texts.push(next.value)
    for (const child of [...listOf(next.content)].reverse()) waiting.push(child)
  }
  return texts.join(between)
}

/** Text and nothing else, and none of it to be seen. */
export const isBlank = (node: Node | Text): boolean =>
  isNode(node) ? node.content.every((it) => !isNode(it) && isBlank(it)) : !node.value.trim()

/** A type that a renderer may be asked for at this place; else the node is only its content. */
const typeIn = ({ nodeType }: Json, parent: string): string | null =>
  typeof nodeType === 'string' &&
  !isInherited(nodeType) &&
  (parents[nodeType]?.includes(parent) ?? true)
    ? nodeType
    : null

function normalised(node: unknown, depth: number, parent: string): (Node | Text)[] {
  if (!isObject(node)) return []
  if (node.nodeType === 'text')
    return typeof node.value === 'string' ? [textNode(node.value, node.marks)] : []
  const nodeType = typeIn(node, parent)
  const holds = nodeType !== null && !isVoid(nodeType)
  const place = holds ? nodeType : parent
  const content =
    depth < deepest
      ? withCodeBlocks(childrenOf(node, depth, place), place)
      : [textNode(textBelow(node, ' '))]
  if (nodeType === null) return content
  const mended = { nodeType, data: isObject(node.data) ? node.data : {}, content }
  if (!holds) return [{ ...mended, content: [] }, ...content.filter((child) => !isBlank(child))]
  // A heading without words is announced, and says nothing.
  return /^heading-/.test(nodeType) && isBlank(mended) ? [] : [mended]
}

const childrenOf = (node: Json, depth: number, parent: string) =>
  listOf(node.content).flatMap((child) => normalised(child, depth + 1, parent))

/** Words that stand between blocks become paragraphs. */
function inParagraphs(content: (Node | Text)[]): Node[] {
  const blocks: Node[] = []
  let open: Node | null = null
  for (const child of content) {
    if (isNode(child) && !isInline(child.nodeType)) {
      open = null
      blocks.push(child)
    } else if (open) open.content.push(child)
    else if (!isBlank(child) || isNode(child)) {
      open = { nodeType: 'paragraph', data: {}, content: [child] }
      blocks.push(open)
    }
  }
  return blocks
}

export function normaliseDocument(document: Json): Node {
  const content = withCodeBlocks(inParagraphs(childrenOf(document, 0, 'document')), 'document')
  const isEmpty = (node?: Node | Text) => node?.nodeType === 'paragraph' && isBlank(node)
  // Editors leave an empty paragraph behind the last block.
  while (isEmpty(content.at(-1))) content.pop()
  return { nodeType: 'document', data: {}, content }
}
