// Where the caret is: a line of the text, and how many letters stand before it. So it is found again when
// the elements are others.

export interface Position {
  line: number
  letters: number
}
export interface Selected {
  start: Position
  end: Position
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, ul, ol, div'
const isBlock = (node: Node) => node instanceof HTMLElement && node.matches(blocks)

/** Letters, breaks, and what is kept in one piece. */
function leavesOf(node: Node): ChildNode[] {
  if (node instanceof Text || node instanceof HTMLBRElement) return [node]
  if (node instanceof HTMLElement && node.dataset.kept) return [node]
  return [...node.childNodes].flatMap((child) => (isBlock(child) ? [] : leavesOf(child)))
}

const lengthOf = (leaf: Node) => (leaf instanceof Text ? leaf.length : 1)

/** Blocks in which letters stand, in their order. */
export function linesOf(root: HTMLElement): HTMLElement[] {
  const all = [root, ...root.querySelectorAll<HTMLElement>(blocks)]
  return all.filter((block) => !block.closest('[data-kept]') && leavesOf(block).length > 0)
}

function positionOf(root: HTMLElement, node: Node, offset: number): Position | null {
  const before = document.createRange()
  before.setStart(root, 0)
  before.setEnd(node, offset)
  const lines = linesOf(root)
  const holding = node instanceof HTMLElement ? node : node.parentElement
  const own = lines.findIndex((line) => line.isSameNode(holding?.closest(blocks) ?? null))
  // Between two blocks: the end of the one before.
  const line = own >= 0 ? own : lines.filter((line) => before.intersectsNode(line)).length - 1
  const leaves = leavesOf(lines[line] ?? root).filter((leaf) => before.intersectsNode(leaf))
  const letters = leaves.map((leaf) => (leaf === node ? offset : lengthOf(leaf)))
  return line < 0 ? null : { line, letters: letters.reduce((sum, count) => sum + count, 0) }
}

/** Null where nothing of the text is selected. */
export function selectedIn(root: HTMLElement): Selected | null {
  const selection = getSelection()
  if (!selection?.rangeCount) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null
  const start = positionOf(root, range.startContainer, range.startOffset)
  const end = positionOf(root, range.endContainer, range.endOffset)
  return start && end && { start, end }
}

function placeOf(root: HTMLElement, { line, letters }: Position): [Node, number] {
  const lines = linesOf(root)
  const block = lines[Math.min(line, lines.length - 1)] ?? root
  let left = letters
  for (const leaf of leavesOf(block)) {
    const parent = leaf.parentNode ?? block
    if (leaf instanceof Text && left <= leaf.length) return [leaf, left]
    if (left === 0) return [parent, [...parent.childNodes].indexOf(leaf)]
    left -= lengthOf(leaf)
  }
  return [block, block.childNodes.length]
}

export function select(root: HTMLElement, { start, end }: Selected) {
  getSelection()?.setBaseAndExtent(...placeOf(root, start), ...placeOf(root, end))
}
