// Adds to the nodes what depends on the whole document: order, ids and levels of headings, header rows.
import { type Json, numberIn } from '../net/json.ts'
import { type DocNode, type DocText, type Heading, isNode, textBelow } from './document-node.ts'
import { idOf } from './entry.ts'
import { normaliseDocument } from './normalise.ts'

export interface Arranged {
  document: DocNode
  headings: Heading[]
  /** How many nodes it has, a long text counted as several. */
  size: number
  /** The level of the top heading of an embedded entry: below the document's own headings, if it has some. */
  below: number | null
}

const levels = new Map([1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, level]))

const levelOf = ({ nodeType }: DocNode | DocText) => levels.get(nodeType)

/** ASCII for letters that Unicode does not decompose. */
const letters = new Map(
  'łl øo đd ðd ıi æae œoe ßss þth'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** `Über uns` → `uber-uns`, `Łódź` → `lodz`; other scripts keep their letters. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => letters.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** A unique name for each text, such as the id of a heading; a repeated text gets -2, -3. */
function uniqueNames(prefix: string) {
  const taken = new Set<string>()
  const times = new Map<string, number>()
  return (text: string) => {
    const name = prefix + (anchorOf(text) || 'section')
    let id = name
    while (taken.has(id)) {
      const next = (times.get(name) ?? 1) + 1
      times.set(name, next)
      id = `${name}-${next}`
    }
    taken.add(id)
    return id
  }
}

const wordsOfHeading = (node: DocNode) => textBelow(node, '').replace(/\s+/g, ' ').trim()

/** A wider span is surely a mistake, and browsers would have to lay it out. */
const widest = 100

const isHeadCell = ({ nodeType }: DocNode) => nodeType === 'table-header-cell'
const cellsOf = (row: DocNode | DocText) => (isNode(row) ? row.content.filter(isNode) : [])
const isHeadRow = (row: DocNode | DocText) =>
  cellsOf(row).length > 0 && cellsOf(row).every(isHeadCell)

/** A span from two to `most` cells; undefined is one cell. */
function span(value: unknown, most: number): number | undefined {
  const cells = Math.min(Math.floor(numberIn(value)), most)
  return cells > 1 ? cells : undefined
}

/** How many rows at the top have only header cells; if all rows have, only the first counts. */
function headRows(rows: DocNode['content']): number {
  const first = rows.findIndex((row) => !isHeadRow(row))
  return first < 0 ? Math.min(rows.length, 1) : first
}

/** Gives every cell its span and scope. Returns how many rows make up the `thead`. */
function arrangeTable(table: DocNode): number {
  const rows = table.content
  const heads = headRows(rows)
  let reach = heads
  rows.forEach((row, at) => {
    cellsOf(row).forEach((cell, place) => {
      const { colspan, rowspan } = cell.data
      const rowSpan = span(rowspan, rows.length - at)
      const head = at < heads ? 'col' : place === 0 ? 'row' : undefined
      cell.cell = {
        colSpan: span(colspan, widest),
        rowSpan,
        scope: isHeadCell(cell) ? head : undefined,
      }
      if (at < heads) reach = Math.max(reach, at + (rowSpan ?? 1))
    })
  })
  // A cell cannot span from the `thead` into the `tbody`: then there is no `thead`.
  return reach > heads ? 0 : heads
}

/** A text of this many letters takes as long to lay out as a node. */
const lettersOfNode = 150

/** Numbers every node and text in reading order, and returns the nodes that need more than a number. */
function numbered(document: DocNode) {
  let count = 0
  const special: DocNode[] = []
  const keyOf = uniqueNames('')
  const visit = (node: DocNode) => {
    node.order = count++
    if (node.data.target) node.key = keyOf(idOf(node.data.target))
    if (isSpecial(node)) special.push(node)
    for (const child of node.content)
      if (isNode(child)) {
        visit(child)
        node.key ??= child.key
      } else count += 1 + child.value.length / lettersOfNode
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
  const nameOf = uniqueNames(prefix)
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
