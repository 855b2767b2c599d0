// A text as elements that can be edited. What cannot be shown so that it is read back as it was (a table,
// an embedded entry, a node of somebody else) is kept as a thing in one piece.
import { blockFrom } from './from-dom.ts'
import { emptyParagraph, type Mark, type RichNode, same } from './node.ts'
import { contentOf, isPlainLink, isPlainText, runsOf } from './runs.ts'
import { blockTags, isLine, markTags } from './tags.ts'

/** An element that no caret gets into. */
function kept(tag: 'div' | 'span', node: RichNode): HTMLElement {
  const element = document.createElement(tag)
  element.className = 'kept'
  element.contentEditable = 'false'
  element.dataset.kept = JSON.stringify(node)
  return element
}

const around = (tag: string, inside: readonly Node[]) => {
  const element = document.createElement(tag)
  element.append(...inside)
  return element
}

function lettersOf(text: string): Node[] {
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at ? [document.createElement('br')] : []),
      ...(line ? [document.createTextNode(line)] : []),
    ])
}

function markedWith(inside: readonly Node[], marks: readonly Mark[]): readonly Node[] {
  const [mark, ...others] = marks
  if (!mark) return inside
  const tag = markTags[mark.type]
  const isPlain = tag && Object.keys(mark).length === 1
  const element = around(isPlain ? tag : 'span', markedWith(inside, others))
  if (!isPlain) element.dataset.mark = JSON.stringify(mark)
  return [element]
}

const textNodes = ({ value = '', marks = [] }: RichNode) => markedWith(lettersOf(value), marks)

function linkAround({ content = [], ...link }: RichNode) {
  const element = around('a', content.flatMap(textNodes))
  element.dataset.link = JSON.stringify(link)
  if (typeof link.data.uri === 'string') element.title = link.data.uri
  return element
}

const inlineNodes = (node: RichNode): readonly Node[] => {
  if (isPlainText(node)) return node.value ? textNodes(node) : []
  return [isPlainLink(node) ? linkAround(node) : kept('span', node)]
}

/** A browser hides the last break of a line, and gives an empty line no height. */
export function lineNodes(content: readonly RichNode[]): Node[] {
  const last = content.filter(({ nodeType, value }) => nodeType !== 'text' || value).at(-1)
  const needsBreak = !last || last.value?.endsWith('\n')
  const nodes = content.flatMap(inlineNodes)
  return needsBreak ? [...nodes, document.createElement('br')] : nodes
}

/** An item begins with its words, so that the Enter key makes another item. */
function itemNodes(content: readonly RichNode[]): Node[] {
  const [first, ...others] = content
  const isPlain =
    first?.nodeType === 'paragraph' && others.every(({ nodeType }) => /list/.test(nodeType))
  const nested = others.map(blockElement)
  if (first && isPlain) return [...lineNodes(first.content ?? []), ...nested]
  return content.map(blockElement)
}

function built({ nodeType, content = [] }: RichNode): HTMLElement | null {
  const tag = blockTags[nodeType]
  if (!tag) return null
  if (isLine(nodeType)) return around(tag, lineNodes(content))
  return around(tag, nodeType === 'list-item' ? itemNodes(content) : content.map(blockElement))
}

/** With texts that differ in nothing together. */
function tidy(node: RichNode): RichNode {
  if (isLine(node.nodeType)) return { ...node, content: contentOf(runsOf(node.content ?? [])) }
  if (!blockTags[node.nodeType]) return node
  return { ...node, content: (node.content ?? []).map(tidy) }
}

export function blockElement(node: RichNode): HTMLElement {
  const element = built(node)
  return element && same(blockFrom(element), tidy(node)) ? element : kept('div', node)
}

export const blockElements = (content: readonly RichNode[]): HTMLElement[] =>
  (content.length > 0 ? content : [emptyParagraph()]).map(blockElement)
