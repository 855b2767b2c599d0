// A complete map: node type → renderer. An unknown node keeps its children.
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import type { Json } from '../../shell/json.ts'
import { AssetBlock } from './assets.tsx'
import { EntryBlock, EntryInline } from './embeds.tsx'
import { AssetLink, Elsewhere, EntryLink, Hyperlink } from './links.tsx'
import { Paragraph } from './Paragraph.tsx'

export interface RenderedNode {
  data: Json
  content: readonly { nodeType: string }[]
}
export type Renderer = (node: RenderedNode, children: ReactNode) => ReactNode

const heading =
  (level: number): Renderer =>
  (_, children) => (
    <Heading level={level} part="heading">
      {children}
    </Heading>
  )

const span = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined)
const cell = ({ data }: RenderedNode) => ({
  colSpan: span(data.colspan),
  rowSpan: span(data.rowspan),
})

const blocks: Record<BLOCKS, Renderer> = {
  [BLOCKS.DOCUMENT]: (_, children) => children,
  [BLOCKS.PARAGRAPH]: (node, children) => <Paragraph node={node}>{children}</Paragraph>,
  [BLOCKS.HEADING_1]: heading(1),
  [BLOCKS.HEADING_2]: heading(2),
  [BLOCKS.HEADING_3]: heading(3),
  [BLOCKS.HEADING_4]: heading(4),
  [BLOCKS.HEADING_5]: heading(5),
  [BLOCKS.HEADING_6]: heading(6),
  [BLOCKS.UL_LIST]: (_, children) => <ul>{children}</ul>,
  [BLOCKS.OL_LIST]: (_, children) => <ol>{children}</ol>,
  [BLOCKS.LIST_ITEM]: (_, children) => <li>{children}</li>,
  [BLOCKS.QUOTE]: (_, children) => <blockquote part="quote">{children}</blockquote>,
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: (_, children) => (
    <div className="table-scroll">
      <table part="table">
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  [BLOCKS.TABLE_ROW]: (_, children) => <tr>{children}</tr>,
  [BLOCKS.TABLE_CELL]: (node, children) => <td {...cell(node)}>{children}</td>,
  [BLOCKS.TABLE_HEADER_CELL]: (node, children) => (
    <th scope="col" {...cell(node)}>
      {children}
    </th>
  ),
  [BLOCKS.EMBEDDED_ASSET]: ({ data }) => <AssetBlock data={data} />,
  [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => <EntryBlock data={data} />,
  [BLOCKS.EMBEDDED_RESOURCE]: ({ data }) => <Elsewhere data={data} />,
}

const inlines: Record<INLINES, Renderer> = {
  [INLINES.HYPERLINK]: ({ data }, children) => <Hyperlink data={data}>{children}</Hyperlink>,
  [INLINES.ENTRY_HYPERLINK]: ({ data }, children) => <EntryLink data={data}>{children}</EntryLink>,
  [INLINES.ASSET_HYPERLINK]: ({ data }, children) => <AssetLink data={data}>{children}</AssetLink>,
  [INLINES.RESOURCE_HYPERLINK]: ({ data }, children) => (
    <Elsewhere data={data}>{children}</Elsewhere>
  ),
  [INLINES.EMBEDDED_ENTRY]: ({ data }) => <EntryInline data={data} />,
  [INLINES.EMBEDDED_RESOURCE]: ({ data }) => <Elsewhere data={data} />,
}

export const nodes: Record<string, Renderer> = { ...blocks, ...inlines }
