// What was edited, as a text again; also what browsers make of it, such as a `div` for a paragraph.
import { block, type Mark, type RichNode } from './node.ts'
import { contentOf, type Run } from './runs.ts'
import { blockTypes, isLine, markTypes } from './tags.ts'

/** What we have written into an attribute ourselves. */
const readBack = <T>(json: string): T => JSON.parse(json)

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1

const isBlock = (node: Node): node is HTMLElement =>
  isElement(node) && (node.dataset.kept ? node.localName === 'div' : node.localName in blockTypes)

interface Around {
  marks: readonly Mark[]
  link: RichNode | null
}

function markOf({ dataset, localName }: HTMLElement): Mark[] {
  if (dataset.mark) return [readBack<Mark>(dataset.mark)]
  const type = markTypes[localName]
  return type ? [{ type }] : []
}

function runsIn(node: Node, around: Around): Run[] {
  if (!isElement(node)) return [{ text: node.textContent ?? '', ...around }]
  if (node.localName === 'br') return [{ text: '\n', ...around }]
  const { kept, link } = node.dataset
  if (kept) return [{ thing: readBack<RichNode>(kept) }]
  const marks = [...around.marks, ...markOf(node)]
  const inside = { marks, link: link ? readBack<RichNode>(link) : around.link }
  return [...node.childNodes].flatMap((child) => runsIn(child, inside))
}

/** The last break of a line is the browser's. */
function withoutLastBreak(runs: readonly Run[]): readonly Run[] {
  const told = runs.filter((run) => !('text' in run) || run.text)
  const last = told.at(-1)
  if (!last || !('text' in last) || !last.text.endsWith('\n')) return told
  return [...told.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
}

export const runsFrom = (nodes: readonly Node[]): readonly Run[] =>
  withoutLastBreak(nodes.flatMap((node) => runsIn(node, { marks: [], link: null })))

const paragraphFrom = (nodes: readonly Node[]) => block('paragraph', contentOf(runsFrom(nodes)))

/** Words that stand in no block of their own are a paragraph. */
export function blocksIn(parent: Node): RichNode[] {
  const blocks: RichNode[] = []
  let words: Node[] = []
  const close = () => {
    if (words.some((node) => isElement(node) || node.textContent)) blocks.push(paragraphFrom(words))
    words = []
  }
  for (const child of parent.childNodes) {
    if (isBlock(child)) {
      close()
      blocks.push(...blocksFrom(child))
    } else words.push(child)
  }
  close()
  return blocks
}

/** Of a list only items: browsers put a list into a list as it is. */
const itemsIn = (list: HTMLElement) =>
  blocksIn(list).map((node) => (node.nodeType === 'list-item' ? node : block('list-item', [node])))

const isListType = (nodeType: string) => /^(un)?ordered-list$/.test(nodeType)

function blocksFrom(element: HTMLElement): RichNode[] {
  if (element.dataset.kept) return [readBack<RichNode>(element.dataset.kept)]
  const nodeType = blockTypes[element.localName] ?? ''
  if (isListType(nodeType)) return [block(nodeType, itemsIn(element))]
  if (!isLine(nodeType)) return [block(nodeType, blocksIn(element))]
  const holdsBlocks = [...element.childNodes].some(isBlock)
  if (holdsBlocks) return blocksIn(element)
  return [block(nodeType, contentOf(runsFrom([...element.childNodes])))]
}

export const blockFrom = (element: HTMLElement) => blocksFrom(element)[0]
