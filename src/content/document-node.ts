// The tree of a document after normalising, and how to read its text.
import type { ReactNode } from 'react'
import { isObject, type Json, listOf } from '../net/json.ts'

export interface Heading {
  id: string
  /** Beyond 6 there is no element, only `aria-level`. */
  level: number
  text: string
}

export interface Cell {
  colSpan: number | undefined
  rowSpan: number | undefined
  scope: 'col' | 'row' | undefined
}

export interface DocNode {
  nodeType: string
  data: Json
  content: (DocNode | DocText)[]
  // These are written by arrange.ts.
  /** The id of the first target in it, so that React keeps the node when others come before it. */
  key?: string | undefined
  /** How many nodes come before this one. */
  order?: number
  heading?: Heading
  table?: { heads: number; name: string | null }
  cell?: Cell
  /** A paragraph that is rendered without a `<p>`. */
  isBare?: boolean
}

export interface DocText {
  nodeType: 'text'
  value: string
  marks: { type: string }[]
  data: Json
}

/** `children` has one element for each node of the content. */
export type Renderer = (node: DocNode, children: ReactNode[]) => ReactNode

export const isNode = (node: DocNode | DocText): node is DocNode => 'content' in node

/** All text below a node. It is a loop, because thousands of nested levels would overflow the stack. */
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

/** True if there is only text, and that is only white space. */
export const isBlank = (node: DocNode | DocText): boolean =>
  isNode(node) ? node.content.every((it) => !isNode(it) && isBlank(it)) : !node.value.trim()
