// Node type → renderer; the service's are complete by type. An unknown node keeps its children.
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { codeBlock } from '../code-blocks.ts'
import { type Renderer, textBelow } from '../document-node.ts'
import { stagedChildren } from '../staged.tsx'
import { AssetBlock } from './assets.tsx'
import { EntryBlock, EntryInline } from './embeds.tsx'
import { HeadingNode } from './HeadingNode.tsx'
import { AssetLink, EntryLink, Hyperlink, OtherSpaceLink } from './links.tsx'
import { focusable, Table } from './Table.tsx'

/** One alone is no list: React writes a text that is alone into its element, without a node for it. */
const inside = (children: ReactNode[]) => (children.length === 1 ? children[0] : children)

const heading: Renderer = (node, children) => <HeadingNode node={node}>{children}</HeadingNode>

const blocks: Record<BLOCKS, Renderer> = {
  [BLOCKS.DOCUMENT]: (_, children) => children,
  [BLOCKS.PARAGRAPH]: ({ isBare }, children) =>
    isBare ? inside(children) : <p part="paragraph">{inside(children)}</p>,
  [BLOCKS.HEADING_1]: heading,
  [BLOCKS.HEADING_2]: heading,
  [BLOCKS.HEADING_3]: heading,
  [BLOCKS.HEADING_4]: heading,
  [BLOCKS.HEADING_5]: heading,
  [BLOCKS.HEADING_6]: heading,
  [BLOCKS.UL_LIST]: (node, children) => <ul>{stagedChildren(node.content, children)}</ul>,
  [BLOCKS.OL_LIST]: (node, children) => <ol>{stagedChildren(node.content, children)}</ol>,
  [BLOCKS.LIST_ITEM]: (_, children) => <li>{inside(children)}</li>,
  [BLOCKS.QUOTE]: (node, children) => (
    <blockquote part="quote">{stagedChildren(node.content, children)}</blockquote>
  ),
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: (node, children) => <Table node={node}>{children}</Table>,
  [BLOCKS.TABLE_ROW]: (_, children) => <tr>{children}</tr>,
  [BLOCKS.TABLE_CELL]: ({ cell }, children) => <td {...cell}>{inside(children)}</td>,
  [BLOCKS.TABLE_HEADER_CELL]: ({ cell }, children) => <th {...cell}>{inside(children)}</th>,
  [BLOCKS.EMBEDDED_ASSET]: ({ data }) => <AssetBlock data={data} />,
  [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => <EntryBlock data={data} />,
  [BLOCKS.EMBEDDED_RESOURCE]: ({ data }) => <OtherSpaceLink data={data} />,
}

const inlines: Record<INLINES, Renderer> = {
  [INLINES.HYPERLINK]: ({ data }, children) => <Hyperlink data={data}>{children}</Hyperlink>,
  [INLINES.ENTRY_HYPERLINK]: ({ data }, children) => <EntryLink data={data}>{children}</EntryLink>,
  [INLINES.ASSET_HYPERLINK]: ({ data }, children) => <AssetLink data={data}>{children}</AssetLink>,
  [INLINES.RESOURCE_HYPERLINK]: ({ data }, children) => (
    <OtherSpaceLink data={data}>{children}</OtherSpaceLink>
  ),
  [INLINES.EMBEDDED_ENTRY]: ({ data }) => <EntryInline data={data} />,
  [INLINES.EMBEDDED_RESOURCE]: ({ data }) => <OtherSpaceLink data={data} />,
}

/** Types that the service does not have: a new one is one line. */
const ours: Record<typeof codeBlock, Renderer> & Record<string, Renderer> = {
  [codeBlock]: (node) => (
    <pre part="code" {...focusable}>
      <code>{textBelow(node, '')}</code>
    </pre>
  ),
}

export const nodes: Record<string, Renderer> = { ...blocks, ...inlines, ...ours }
