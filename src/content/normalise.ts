// Documents as they are found in the wild → documents that every renderer can walk. Nothing is
// refused: what is broken is mended, what is too deep keeps its text.
import type { Json } from '../net/json.ts'
import { isObject, listOf } from '../net/json.ts'
import { withCodeBlocks } from './code-blocks.ts'
import { type DocNode, type DocText, isBlank, isNode, textBelow } from './document-node.ts'

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

const textNode = (value: string, marks: unknown = []): DocText => ({
  nodeType: 'text',
  value,
  marks: listOf(marks).flatMap((mark) =>
    isObject(mark) && typeof mark.type === 'string' && !isInherited(mark.type)
      ? [{ type: mark.type }]
      : [],
  ),
  data: {},
})

/** A type that a renderer may be asked for at this place; else the node is only its content. */
const typeIn = ({ nodeType }: Json, parent: string): string | null =>
  typeof nodeType === 'string' &&
  !isInherited(nodeType) &&
  (parents[nodeType]?.includes(parent) ?? true)
    ? nodeType
    : null

function normalised(node: unknown, depth: number, parent: string): (DocNode | DocText)[] {
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
function inParagraphs(content: (DocNode | DocText)[]): DocNode[] {
  const blocks: DocNode[] = []
  let open: DocNode | null = null
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

export function normaliseDocument(document: Json): DocNode {
  const content = withCodeBlocks(inParagraphs(childrenOf(document, 0, 'document')), 'document')
  const isEmpty = (node?: DocNode | DocText) => node?.nodeType === 'paragraph' && isBlank(node)
  // Editors leave an empty paragraph behind the last block.
  while (isEmpty(content.at(-1))) content.pop()
  return { nodeType: 'document', data: {}, content }
}
