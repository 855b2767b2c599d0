// Node type → renderer; the compiler asks for every type of the service. An unknown node shows its children.
import type { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { useWords } from '../../shell/words.ts'
import { codeBlock } from '../code-blocks.ts'
import { type DocNode, type Renderer, textBelow } from '../document-node.ts'
import { sysOf } from '../entry.ts'
import { HashLink } from '../HashLink.tsx'
import { stagedChildren } from '../staged.tsx'
import { AssetBlock } from './assets.tsx'
import { EntryBlock, EntryInline } from './embeds.tsx'
import { AssetLink, EntryLink, Hyperlink } from './links.tsx'

/** A single child is not passed as a list, so that React writes a single text directly into its element. */
const inside = (children: ReactNode[]) => (children.length === 1 ? children[0] : children)

/** For what scrolls: it has to be reachable by keyboard. */
const focusable = { tabIndex: 0 }

interface Props {
  node: DocNode
  children: ReactNode[]
}

/** With a link to itself. */
function HeadingNode({ node, children }: Props) {
  const { t } = useWords()
  if (!node.heading) return children
  const { level, id } = node.heading
  // Labelled by its text, because the link in it would be read out as part of the heading.
  const textId = `${id}:words`
  return (
    <Heading
      level={level}
      aria-level={level > 6 ? level : undefined}
      id={id}
      part="heading"
      className={node.nodeType}
      aria-labelledby={textId}
    >
      <span id={textId}>{children}</span>
      <HashLink hash={encodeURIComponent(id)} className="anchor" aria-label={t('linkToHeading')} />
    </Heading>
  )
}

/** In a box that scrolls where the table is too wide. */
function Table({ node, children }: Props) {
  const { t } = useWords()
  const { heads = 0, name } = node.table ?? {}
  const label = name || t('table')
  return (
    <section className="scroll" {...focusable} aria-label={label}>
      <table part="table" aria-label={label}>
        {heads > 0 && <thead>{children.slice(0, heads)}</thead>}
        {heads < children.length && (
          <tbody>{stagedChildren(node.content.slice(heads), children.slice(heads))}</tbody>
        )}
      </table>
    </section>
  )
}

const heading: Renderer = (node, children) => <HeadingNode node={node}>{children}</HeadingNode>

/** A node that links to another space renders like any other; only its link says the kind of target. */
const ofKind: Renderer = (node, children) => {
  const { linkType } = sysOf(node.data.target)
  const kind = linkType === 'Asset' ? 'asset' : 'entry'
  return nodes[node.nodeType.replace('resource', kind)]?.(node, children)
}

/** With a key, a node stays loaded or open when another comes before it. */
const blocks: Record<`${BLOCKS}`, Renderer> = {
  document: (_, children) => children,
  paragraph: ({ isBare }, children) =>
    isBare ? inside(children) : <p part="paragraph">{inside(children)}</p>,
  'heading-1': heading,
  'heading-2': heading,
  'heading-3': heading,
  'heading-4': heading,
  'heading-5': heading,
  'heading-6': heading,
  'unordered-list': ({ content, key }, children) => (
    <ul key={key}>{stagedChildren(content, children)}</ul>
  ),
  'ordered-list': ({ content, key }, children) => (
    <ol key={key}>{stagedChildren(content, children)}</ol>
  ),
  'list-item': ({ key }, children) => <li key={key}>{inside(children)}</li>,
  blockquote: ({ content, key }, children) => (
    <blockquote key={key} part="quote">
      {stagedChildren(content, children)}
    </blockquote>
  ),
  hr: () => <hr />,
  table: (node, children) => (
    <Table key={node.key} node={node}>
      {children}
    </Table>
  ),
  'table-row': (_, children) => <tr>{children}</tr>,
  'table-cell': ({ cell }, children) => <td {...cell}>{inside(children)}</td>,
  'table-header-cell': ({ cell }, children) => <th {...cell}>{inside(children)}</th>,
  'embedded-asset-block': ({ data, key }) => <AssetBlock key={key} data={data} />,
  'embedded-entry-block': ({ data, key }) => <EntryBlock key={key} data={data} />,
  'embedded-resource-block': ofKind,
}

const inlines: Record<`${INLINES}`, Renderer> = {
  hyperlink: ({ data }, children) => <Hyperlink data={data}>{children}</Hyperlink>,
  'entry-hyperlink': ({ data }, children) => <EntryLink data={data}>{children}</EntryLink>,
  'asset-hyperlink': ({ data }, children) => <AssetLink data={data}>{children}</AssetLink>,
  'resource-hyperlink': ofKind,
  'embedded-entry-inline': ({ data }) => <EntryInline data={data} />,
  'embedded-resource-inline': ofKind,
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
