// Adds to the nodes what only the whole document can tell: ids and levels of headings, header rows of
// tables, the order of all. It writes on the nodes, which are copies of our own.

import type { Json } from '../net/json.ts'
import { type DocNode, type DocText, type Heading, isNode } from './document-node.ts'
import { headingNames, isHeading, levelOf, wordsOfHeading } from './headings.ts'
import { normaliseDocument } from './normalise.ts'
import { arrangeTable } from './tables.ts'

export interface Arranged {
  document: DocNode
  headings: Heading[]
  /** How many nodes it has. */
  size: number
}

/** Every node and text, in reading order. */
function* nodesOf(node: DocNode | DocText): Generator<DocNode | DocText> {
  yield node
  if (isNode(node)) for (const child of node.content) yield* nodesOf(child)
}

/** One paragraph, perhaps with lists below it: rendered without a `<p>`, whose margins would show. */
const isSimpleItem = ({ content }: DocNode) =>
  content.every(({ nodeType }, at) => (at ? /-list$/ : /^paragraph$/).test(nodeType))

/** `top` is the level that the top heading gets; null: as written. `prefix` begins every id. */
export function arrange(json: Json, top: number | null, prefix = ''): Arranged {
  const document = normaliseDocument(json)
  const nodes = [...nodesOf(document)]
  const levels = nodes.filter(isHeading).map(levelOf)
  const highest = levels.reduce((one, other) => Math.min(one, other), 6)
  const nameOf = headingNames(prefix)
  const headings: Heading[] = []
  for (const [order, node] of nodes.entries()) {
    if (!isNode(node)) continue
    node.order = order
    if (isHeading(node)) {
      const text = wordsOfHeading(node)
      const level = levelOf(node) + (top === null ? 0 : top - highest)
      node.heading = { id: nameOf(text), level, text }
      headings.push(node.heading)
    } else if (node.nodeType === 'table')
      node.table = { heads: arrangeTable(node), name: headings.at(-1)?.text ?? null }
    else if (node.nodeType === 'list-item' && isSimpleItem(node)) {
      const [words] = node.content
      if (words && isNode(words)) words.isBare = true
    }
  }
  return { document, headings, size: nodes.length }
}
