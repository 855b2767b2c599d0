// Writes on the nodes what only the whole document can tell: order, ids and levels of headings, header rows.
import type { Json } from '../net/json.ts'
import { type DocNode, type Heading, isNode } from './document-node.ts'
import { headingNames, levelOf, wordsOfHeading } from './headings.ts'
import { normaliseDocument } from './normalise.ts'
import { arrangeTable } from './tables.ts'

export interface Arranged {
  document: DocNode
  headings: Heading[]
  /** How many nodes it has, a long text counted as several. */
  size: number
  /** The level of the top heading of an entry in it: below its own headings, where it has some. */
  below: number | null
}

/** A text takes as long to lay out as a node for each so many letters. */
const lettersOfNode = 150

/** Numbers every node and text in reading order, and gives those nodes that need more than a number. */
function numbered(document: DocNode) {
  let count = 0
  const special: DocNode[] = []
  const visit = (node: DocNode) => {
    node.order = count++
    if (isSpecial(node)) special.push(node)
    for (const child of node.content)
      if (isNode(child)) visit(child)
      else count += 1 + child.value.length / lettersOfNode
  }
  visit(document)
  return { special, size: count }
}

const isSpecial = (node: DocNode) =>
  node.nodeType === 'table' || node.nodeType === 'list-item' || levelOf(node) !== undefined

/** One paragraph, perhaps with lists below it: rendered without a `<p>`, whose margins would show. */
const isSimpleItem = ({ content }: DocNode) =>
  content.every(({ nodeType }, at) => (at ? /-list$/ : /^paragraph$/).test(nodeType))

/** `top` is the level that the top heading gets; null: as written. `prefix` begins every id. */
export function arrange(json: Json, top: number | null, prefix = ''): Arranged {
  const document = normaliseDocument(json)
  const { special, size } = numbered(document)
  const highest = special.reduce((one, other) => Math.min(one, levelOf(other) ?? one), 6)
  const nameOf = headingNames(prefix)
  const headings: Heading[] = []
  for (const node of special) {
    const written = levelOf(node)
    if (written !== undefined) {
      const text = wordsOfHeading(node)
      const level = written + (top === null ? 0 : top - highest)
      node.heading = { id: nameOf(text), level, text }
      headings.push(node.heading)
    } else if (node.nodeType === 'table')
      node.table = { heads: arrangeTable(node), name: headings.at(-1)?.text ?? null }
    else if (isSimpleItem(node)) {
      const [words] = node.content
      if (words && isNode(words)) words.isBare = true
    }
  }
  return { document, headings, size, below: top && top + Math.min(1, headings.length) }
}
