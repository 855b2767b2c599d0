// Repairs documents, so that every renderer can walk them. No document is refused, and no text is lost.
import { isObject, type Json, listOf } from '../net/json.ts'
import { withCodeBlocks } from './code-blocks.ts'
import { type DocNode, type DocText, isBlank, isNode, textBelow } from './document-node.ts'

/** Deeper nesting crashes browsers, and no reader could tell the levels apart. */
const deepest = 200

/** Renderers look types up in an object, where `constructor` would be found on its prototype. */
const inherited = {}
const isInherited = (type: string) => type in inherited

/** Nodes that are only allowed in these parents. */
const parents: Record<string, string[]> = {
  'list-item': ['ordered-list', 'unordered-list'],
  'table-row': ['table'],
  'table-cell': ['table-row'],
  'table-header-cell': ['table-row'],
}
const isVoid = (type: string) => type === 'hr' || type.startsWith('embedded-')
const isInline = (type: string) => /^text$|hyperlink$|-inline$/.test(type)

const textNode = (value: string, marks: unknown = []): DocText => ({
  nodeType: 'text',
  value,
  marks: marksOf(listOf(marks)),
  data: {},
})

function marksOf(marks: readonly unknown[]) {
  const known: DocText['marks'] = []
  for (const mark of marks)
    if (isObject(mark) && typeof mark.type === 'string' && !isInherited(mark.type))
      known.push({ type: mark.type })
  return known
}

/** The type to render a node as in this parent; null keeps only its content. */
const typeIn = ({ nodeType }: Json, parent: string): string | null =>
  typeof nodeType === 'string' &&
  !isInherited(nodeType) &&
  (parents[nodeType]?.includes(parent) ?? true)
    ? nodeType
    : null

type Content = (DocNode | DocText)[]

function addNormalised(into: Content, node: unknown, depth: number, parent: string) {
  if (!isObject(node)) return
  if (node.nodeType === 'text') {
    if (typeof node.value === 'string') into.push(textNode(node.value, node.marks))
    return
  }
  const nodeType = typeIn(node, parent)
  const holds = nodeType !== null && !isVoid(nodeType)
  const place = holds ? nodeType : parent
  const content =
    depth < deepest
      ? withCodeBlocks(childrenOf(node, depth, place), place)
      : [textNode(textBelow(node, ' '))]
  if (nodeType !== null) {
    const data = isObject(node.data) ? node.data : {}
    const mended = { nodeType, data, content: holds ? content : [] }
    // Screen readers would announce an empty heading.
    if (!nodeType.startsWith('heading-') || !isBlank(mended)) into.push(mended)
  }
  if (holds) return
  for (const child of content) if (nodeType === null || !isBlank(child)) into.push(child)
}

function childrenOf(node: Json, depth: number, parent: string): Content {
  const content: Content = []
  for (const child of listOf(node.content)) addNormalised(content, child, depth + 1, parent)
  return content
}

/** Inline nodes between blocks are put into paragraphs. */
function inParagraphs(content: Content): DocNode[] {
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
