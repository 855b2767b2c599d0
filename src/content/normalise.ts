// Documents as they are found in the wild → documents that every renderer can walk. Nothing is
// refused: what is broken is mended, what is too deep keeps its text.
import type { Json } from '../shell/json.ts'
import { isObject, listOf } from '../shell/json.ts'

export interface Node {
  nodeType: string
  data: Json
  content: (Node | Text)[]
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
function textBelow(node: Json): string {
  const texts: string[] = []
  const waiting: unknown[] = [node]
  while (waiting.length) {
    const next = waiting.pop()
    if (!isObject(next)) continue
    if (typeof next.value === 'string') texts.push(next.value)
    for (const child of [...listOf(next.content)].reverse()) waiting.push(child)
  }
  return texts.join(' ')
}

function normalised(node: unknown, depth: number): (Node | Text)[] {
  if (!isObject(node)) return []
  if (node.nodeType === 'text')
    return typeof node.value === 'string' ? [textNode(node.value, node.marks)] : []
  const content =
    depth < deepest
      ? listOf(node.content).flatMap((child) => normalised(child, depth + 1))
      : [textNode(textBelow(node))]
  if (typeof node.nodeType !== 'string' || isInherited(node.nodeType)) return content
  return [{ nodeType: node.nodeType, data: isObject(node.data) ? node.data : {}, content }]
}

const isEmptyParagraph = (node: Node | Text | undefined) =>
  node?.nodeType === 'paragraph' &&
  'content' in node &&
  node.content.every(
    (child) => child.nodeType === 'text' && 'value' in child && !child.value.trim(),
  )

export function normaliseDocument(document: Json): Node {
  const content = listOf(document.content).flatMap((child) => normalised(child, 1))
  // Editors leave an empty paragraph behind the last block.
  while (isEmptyParagraph(content.at(-1))) content.pop()
  return { nodeType: 'document', data: {}, content }
}
