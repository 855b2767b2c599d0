// Walks a document as it came, and says what is wrong with one that was normalised.
import type { DocNode, DocText } from '../../src/content/document-node.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text of a document, in reading order, however deep and in whatever it stands. */
export function textsIn(document: Record<string, unknown>): string[] {
  const texts: string[] = []
  const waiting: unknown[] = Array.isArray(document.content) ? [...document.content].reverse() : []
  while (waiting.length) {
    const next = waiting.pop()
    if (!isObject(next)) continue
    if (next.nodeType === 'text') {
      if (typeof next.value === 'string') texts.push(next.value)
    } else if (Array.isArray(next.content)) waiting.push(...[...next.content].reverse())
  }
  return texts
}

export const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean)

/** What a renderer would stumble over; nothing when it can walk the document. */
export function flaws(node: DocNode | DocText, depth = 0): string[] {
  if (depth > 201) return ['too deep']
  if (typeof node.nodeType !== 'string' || !isObject(node.data)) return ['no type or no data']
  if (!('content' in node))
    return node.nodeType === 'text' &&
      typeof node.value === 'string' &&
      Array.isArray(node.marks) &&
      node.marks.every((mark) => typeof mark.type === 'string')
      ? []
      : ['a text without words or marks']
  return node.content.flatMap((child) => flaws(child, depth + 1))
}

export const depthOf = (node: DocNode | DocText): number =>
  'content' in node ? 1 + Math.max(0, ...node.content.map(depthOf)) : 0
