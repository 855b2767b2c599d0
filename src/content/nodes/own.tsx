// The owner's `renderNode` and `renderEntry`: their nodes in the place of ours.
import { type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { isObject } from '../../net/json.ts'
import { useHost } from '../../shell/host-context.ts'
import { contentByOwner, OwnerNodes } from '../../shell/OwnerNodes.tsx'
import { useSurroundings } from '../context.ts'
import type { DocNode } from '../document-node.ts'
import type { Entry } from '../entry.ts'
import type { Renderer } from './renderer.ts'
import { TemplatedEntry } from './templated.tsx'

const ownFor = (functions: unknown, type: string): unknown =>
  isObject(functions) && Object.hasOwn(functions, type) ? functions[type] : null

interface OwnEntryProps {
  entry: Entry
  inline: boolean
  /** What is built in. */
  children: ReactNode
}

export function OwnEntry({ entry, inline, children }: OwnEntryProps) {
  const { name } = useHost()
  const { renderEntry, library } = useSurroundings()
  const { contentType, raw } = entry
  const render = ownFor(renderEntry, contentType)
  const made = useMemo(() => {
    const given = render && { ...raw, fields: library.resolved(entry.fields) }
    return contentByOwner(render, [given], `${name}: renderEntry for ${contentType}`)
  }, [render, raw, entry, library, name, contentType])
  if (made !== null) return <OwnerNodes made={made} inline={inline} part="embed" />
  return (
    <TemplatedEntry entry={entry} inline={inline}>
      {children}
    </TemplatedEntry>
  )
}

interface OwnNodeProps {
  type: string
  node: DocNode
  builtIn: Renderer
  children: ReactNode[]
}

function OwnNode({ type, node, builtIn, children }: OwnNodeProps) {
  const { name } = useHost()
  const { renderNode, library } = useSurroundings()
  const render = ownFor(renderNode, type)
  const holdsText = node.content.some(({ nodeType }) => nodeType === 'text')
  /** The owner places it, React fills it. */
  const holder = useMemo(() => document.createElement(holdsText ? 'span' : 'div'), [holdsText])
  const made = useMemo(() => {
    const { target } = node.data
    const data = target ? { ...node.data, target: library.resolved(target) } : node.data
    return contentByOwner(render, [{ ...node, data }, holder], `${name}: renderNode for ${type}`)
  }, [render, node, library, holder, name, type])
  if (made === null) return builtIn(node, children)
  return (
    <>
      <OwnerNodes
        made={made}
        inline={/inline|hyperlink/.test(type)}
        id={node.heading?.id}
        className="own"
      />
      {createPortal(children, holder)}
    </>
  )
}

/** Our map, with the owner's types before it; those that we do not know are theirs as well. */
export function withOwn(nodes: Record<string, Renderer>, own: unknown): Record<string, Renderer> {
  if (!isObject(own)) return nodes
  const theirs = Object.keys(own).map((type): [string, Renderer] => {
    const builtIn = nodes[type] ?? ((_, children) => children)
    return [
      type,
      (node, children) => (
        <OwnNode type={type} node={node} builtIn={builtIn}>
          {children}
        </OwnNode>
      ),
    ]
  })
  return { ...nodes, ...Object.fromEntries(theirs) }
}
