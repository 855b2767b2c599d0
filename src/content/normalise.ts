// Mends documents, so that every renderer can walk them. None is refused: broken nodes are repaired, and
// of what is nested too deep the text is kept.
import type { Json } from '../net/json.ts'
import { isObject, listOf } from '../net/json.ts'
import { withCodeBlocks } from './code-blocks.ts'
import { type DocNode, type DocText, isBlank, isNode, textBelow } from './document-node.ts'

/** Deeper nesting crashes browsers, and no reader could tell the levels apart. */
const deepest = 200

/** Renderers look types up in an object, where `constructor` would be found on its prototype. */
const isInherited = (type: string) => type in {}

/** Nodes that are only allowed in these parents. */
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

/** The type to render a node by at this place; null: only its content is kept. */
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
  // An empty heading would be announced by screen readers and say nothing.
  return /^heading-/.test(nodeType) && isBlank(mended) ? [] : [mended]
}

const childrenOf = (node: Json, depth: number, parent: string) =>
  listOf(node.content).flatMap((child) => normalised(child, depth + 1, parent))

/** Inline nodes between blocks are put into paragraphs. */
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
  // The service's editor leaves an empty paragraph at the end.
  while (isEmpty(content.at(-1))) content.pop()
  return { nodeType: 'document', data: {}, content }
}
