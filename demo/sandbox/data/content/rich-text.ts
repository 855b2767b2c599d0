// Builders of correct rich-text nodes, so that an article's file is mostly its sentences.
import type {
  Block,
  Document,
  Hr,
  Inline,
  Text,
  TopLevelBlock,
  TopLevelBlockEnum,
} from '@contentful/rich-text-types'
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types'
import type { FarLink, Link } from '../../content/definition.ts'

export type Piece = string | Inline | Text
type Item = string | Block
interface Span {
  colspan?: number
  rowspan?: number
}

export const text = (value: string): Text => ({ nodeType: 'text', value, marks: [], data: {} })
const toNode = (piece: Piece) => (typeof piece === 'string' ? text(piece) : piece)

/** As the editor stores it: an inline element always stands between two texts, empty ones too. */
function line(pieces: Piece[]): (Inline | Text)[] {
  const nodes: (Inline | Text)[] = []
  for (const node of pieces.map(toNode)) {
    if (node.nodeType !== 'text' && nodes.at(-1)?.nodeType !== 'text') nodes.push(text(''))
    nodes.push(node)
  }
  if (nodes.at(-1)?.nodeType !== 'text') nodes.push(text(''))
  return nodes
}

const mark = (type: MARKS) => (inner: string | Text) => {
  const node = typeof inner === 'string' ? text(inner) : inner
  return { ...node, marks: [...node.marks, { type }] }
}
export const b = mark(MARKS.BOLD)
export const i = mark(MARKS.ITALIC)
export const u = mark(MARKS.UNDERLINE)
export const s = mark(MARKS.STRIKETHROUGH)
export const code = mark(MARKS.CODE)
export const sup = mark(MARKS.SUPERSCRIPT)
export const sub = mark(MARKS.SUBSCRIPT)

const textBlock =
  <T extends TopLevelBlockEnum>(nodeType: T) =>
  (...pieces: Piece[]) => ({ nodeType, data: {}, content: line(pieces) })
export const p = textBlock(BLOCKS.PARAGRAPH)
export const h1 = textBlock(BLOCKS.HEADING_1)
export const h2 = textBlock(BLOCKS.HEADING_2)
export const h3 = textBlock(BLOCKS.HEADING_3)
export const h4 = textBlock(BLOCKS.HEADING_4)
export const h5 = textBlock(BLOCKS.HEADING_5)
export const h6 = textBlock(BLOCKS.HEADING_6)

/** A code block is what editors make of it: one paragraph, all code, with line breaks. */
export const codeBlock = (...lines: string[]) => p(code(lines.join('\n')))
export const hr = (): Hr => ({ nodeType: BLOCKS.HR, data: {}, content: [] })

const paragraph = (item: Item) => (typeof item === 'string' ? p(item) : item)
/** In lists, quotes and tables a bare string is a paragraph. */
export const quote = (...items: Item[]): Block & { nodeType: BLOCKS.QUOTE } => ({
  nodeType: BLOCKS.QUOTE,
  data: {},
  content: items.map(paragraph),
})

export const li = (...items: Item[]): Block => ({
  nodeType: BLOCKS.LIST_ITEM,
  data: {},
  content: items.map(paragraph),
})
const list =
  <T extends BLOCKS.UL_LIST | BLOCKS.OL_LIST>(nodeType: T) =>
  (...items: Item[]) => ({
    nodeType,
    data: {},
    content: items.map((item) => (typeof item === 'string' ? li(item) : item)),
  })
export const ul = list(BLOCKS.UL_LIST)
export const ol = list(BLOCKS.OL_LIST)

const cell =
  (nodeType: BLOCKS) =>
  (content: Item, span: Span = {}) => ({
    nodeType,
    data: { ...span },
    content: [paragraph(content)],
  })
export const th = cell(BLOCKS.TABLE_HEADER_CELL)
export const td = cell(BLOCKS.TABLE_CELL)
const tableRow = (bare: typeof td) => (cells: Item[]) => ({
  nodeType: BLOCKS.TABLE_ROW,
  data: {},
  content: cells.map((item) => (typeof item === 'string' ? bare(item) : item)),
})
export const head = (...cells: Item[]): Block => tableRow(th)(cells)
export const row = (...cells: Item[]): Block => tableRow(td)(cells)
export const table = (...rows: Block[]): TopLevelBlock => ({
  nodeType: BLOCKS.TABLE,
  data: {},
  content: rows,
})

export const linkTo = (linkType: 'Entry' | 'Asset', id: string): Link => ({
  sys: { type: 'Link', linkType, id },
})
export const linkFar = (urn: string): FarLink => ({
  sys: {
    type: 'ResourceLink',
    linkType: urn.includes('/assets/') ? 'Contentful:Asset' : 'Contentful:Entry',
    urn,
  },
})
const inline = (nodeType: INLINES, data: Inline['data'], label: (string | Text)[]): Inline => ({
  nodeType,
  data,
  content: label.map((part) => (typeof part === 'string' ? text(part) : part)),
})
type Label = (string | Text)[]
export const link = (uri: string, ...label: Label) => inline(INLINES.HYPERLINK, { uri }, label)
export const entryLink = (id: string, ...label: Label) =>
  inline(INLINES.ENTRY_HYPERLINK, { target: linkTo('Entry', id) }, label)
export const assetLink = (id: string, ...label: Label) =>
  inline(INLINES.ASSET_HYPERLINK, { target: linkTo('Asset', id) }, label)
export const resourceLink = (urn: string, ...label: Label) =>
  inline(INLINES.RESOURCE_HYPERLINK, { target: linkFar(urn) }, label)
export const entryInline = (id: string) =>
  inline(INLINES.EMBEDDED_ENTRY, { target: linkTo('Entry', id) }, [])
export const resourceInline = (urn: string) =>
  inline(INLINES.EMBEDDED_RESOURCE, { target: linkFar(urn) }, [])

const embed = <T extends TopLevelBlockEnum>(nodeType: T, target: Link | FarLink) => ({
  nodeType,
  data: { target },
  content: [],
})
export const entry = (id: string) => embed(BLOCKS.EMBEDDED_ENTRY, linkTo('Entry', id))
export const asset = (id: string) => embed(BLOCKS.EMBEDDED_ASSET, linkTo('Asset', id))
export const resource = (urn: string) => embed(BLOCKS.EMBEDDED_RESOURCE, linkFar(urn))

export const doc = (...content: TopLevelBlock[]): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content,
})
