// What the toolbar does with the blocks of a text: those from one to another of the outermost.
import { block, emptyParagraph, type RichBlock, type RichNode } from './node.ts'

export interface Range {
  from: number
  to: number
}
type Content = readonly RichNode[]

const inside = (node: RichNode): RichNode[] => node.content ?? []
const isTextBlock = ({ nodeType }: RichNode) => /^(paragraph|heading-\d)$/.test(nodeType)
const isList = ({ nodeType }: RichNode) => /^(un)?ordered-list$/.test(nodeType)

/** The blocks within, with what replaces them. */
function replaced(content: Content, { from, to }: Range, change: (within: RichNode[]) => Content) {
  const within = content.slice(from, to + 1)
  return [...content.slice(0, from), ...change(within), ...content.slice(to + 1)]
}

/** Lists and quotes as the blocks that stand in them. */
const unwrapped = (node: RichNode): RichNode[] => {
  if (isList(node)) return inside(node).flatMap((item) => inside(item).flatMap(unwrapped))
  return node.nodeType === 'blockquote' ? inside(node) : [node]
}

/** Paragraphs or headings. What is no text stays. */
export const asText = (content: Content, range: Range, nodeType: string): RichNode[] =>
  replaced(content, range, (within) =>
    within
      .flatMap(unwrapped)
      .map((node) => (isTextBlock(node) ? block(nodeType, inside(node)) : node)),
  )

const paragraph = (node: RichNode) => block('paragraph', inside(node))

/** Neighbours that are text together in one; what is no text stays between. */
function wrapped(nodes: Content, wrap: (texts: RichNode[]) => RichBlock): RichNode[] {
  const all: RichNode[] = []
  let texts: RichNode[] = []
  const close = () => {
    if (texts.length > 0) all.push(wrap(texts))
    texts = []
  }
  for (const node of nodes) {
    if (isTextBlock(node)) {
      texts.push(paragraph(node))
      continue
    }
    close()
    all.push(node)
  }
  close()
  return all
}

const isAll = (within: Content, nodeType: string) =>
  within.every((node) => node.nodeType === nodeType)

/** A list of the other kind keeps what is in its items. A list of this kind becomes paragraphs again. */
export const asList = (content: Content, range: Range, nodeType: string): RichNode[] =>
  replaced(content, range, (within) => {
    if (isAll(within, nodeType)) return within.flatMap(unwrapped)
    if (within.every(isList)) return within.map((list) => ({ ...list, nodeType }))
    return wrapped(within.flatMap(unwrapped), (texts) =>
      block(
        nodeType,
        texts.map((text) => block('list-item', [text])),
      ),
    )
  })

export const asQuote = (content: Content, range: Range): RichNode[] =>
  replaced(content, range, (within) =>
    isAll(within, 'blockquote')
      ? within.flatMap(unwrapped)
      : wrapped(within.flatMap(unwrapped), (texts) => block('blockquote', texts)),
  )

/** One block further up or down. */
export function moved(content: Content, at: number, step: 1 | -1): RichNode[] {
  const node = content[at]
  const others = without(content, at)
  return node ? [...others.slice(0, at + step), node, ...others.slice(at + step)] : others
}

export const without = (content: Content, at: number) => content.filter((_, index) => index !== at)

/** There is always a paragraph to write in behind it. */
export function inserted(content: Content, after: number, node: RichNode): RichNode[] {
  const all = [...content.slice(0, after + 1), node, ...content.slice(after + 1)]
  return after + 1 < content.length ? all : [...all, emptyParagraph()]
}
