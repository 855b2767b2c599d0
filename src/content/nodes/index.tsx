// A complete map: node type → renderer. An unknown node keeps its children.
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import { codeBlock } from '../code-blocks.ts'
import { due } from '../due.tsx'
import { AssetBlock } from './assets.tsx'
import { EntryBlock, EntryInline } from './embeds.tsx'
import { AssetLink, Elsewhere, EntryLink, Hyperlink } from './links.tsx'
import { reachable } from './reachable.ts'
import type { Renderer } from './renderer.ts'
import { Table } from './Table.tsx'
import { Title } from './Title.tsx'

const heading: Renderer = (node, children) => <Title node={node}>{children}</Title>

const blocks: Record<BLOCKS, Renderer> = {
  [BLOCKS.DOCUMENT]: due,
  [BLOCKS.PARAGRAPH]: ({ isBare }, children) =>
    isBare ? children : <p part="paragraph">{children}</p>,
  [BLOCKS.HEADING_1]: heading,
  [BLOCKS.HEADING_2]: heading,
  [BLOCKS.HEADING_3]: heading,
  [BLOCKS.HEADING_4]: heading,
  [BLOCKS.HEADING_5]: heading,
  [BLOCKS.HEADING_6]: heading,
  [BLOCKS.UL_LIST]: (node, children) => <ul>{due(node, children)}</ul>,
  [BLOCKS.OL_LIST]: (node, children) => <ol>{due(node, children)}</ol>,
  [BLOCKS.LIST_ITEM]: (_, children) => <li>{children}</li>,
  [BLOCKS.QUOTE]: (node, children) => <blockquote part="quote">{due(node, children)}</blockquote>,
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: (node, children) => <Table node={node}>{children}</Table>,
  [BLOCKS.TABLE_ROW]: (_, children) => <tr>{children}</tr>,
  [BLOCKS.TABLE_CELL]: ({ cell }, children) => <td {...cell}>{children}</td>,
  [BLOCKS.TABLE_HEADER_CELL]: ({ cell }, children) => <th {...cell}>{children}</th>,
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

const ours: Record<typeof codeBlock, Renderer> = {
  [codeBlock]: ({ content }) => (
    <pre part="code" {...reachable}>
      <code>{content.map((text) => 'value' in text && text.value)}</code>
    </pre>
  ),
}

export const nodes: Record<string, Renderer> = { ...blocks, ...inlines, ...ours }
