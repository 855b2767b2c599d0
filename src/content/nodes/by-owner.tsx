// The owner's functions `renderNode` and `renderEntry`: their nodes are shown instead of ours.
import { type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { isObject } from '../../net/json.ts'
import { contentByOwner } from '../../shell/content-by-owner.ts'
import { useHost } from '../../shell/host-context.ts'
import { OwnerNodes } from '../../shell/OwnerNodes.tsx'
import { useSame } from '../../shell/useStable.ts'
import type { DocNode, Renderer } from '../document-node.ts'
import { useSurroundings } from '../surroundings.ts'
import { type EntryProps, frameOf, TemplatedEntry } from './templated.tsx'

const functionFor = (functions: unknown, type: string): unknown =>
  isObject(functions) && Object.hasOwn(functions, type) ? functions[type] : null

export function EntryByOwner({ entry, inline, children }: EntryProps) {
  const { name } = useHost()
  const { renderEntry, library } = useSurroundings()
  const { contentType, raw } = entry
  const render = functionFor(renderEntry, contentType)
  const given = useSame(render && { ...raw, fields: library.resolved(entry.fields) })
  const made = useMemo(
    () => contentByOwner(render, [given], `${name}: renderEntry for ${contentType}`),
    [render, given, name, contentType],
  )
  if (made !== null) return <OwnerNodes made={made} inline={inline} {...frameOf(entry, inline)} />
  return (
    <TemplatedEntry entry={entry} inline={inline}>
      {children}
    </TemplatedEntry>
  )
}

interface NodeProps {
  type: string
  node: DocNode
  builtIn: Renderer
  children: ReactNode[]
}

function NodeByOwner({ type, node, builtIn, children }: NodeProps) {
  const { name } = useHost()
  const { renderNode, library } = useSurroundings()
  const render = functionFor(renderNode, type)
  const holdsText = node.content.some(({ nodeType }) => nodeType === 'text')
  /** The owner's function puts this element into its node, and React renders the children into it. */
  const holder = useMemo(() => document.createElement(holdsText ? 'span' : 'div'), [holdsText])
  const { target } = node.data
  const data = target ? { ...node.data, target: library.resolved(target) } : node.data
  // `order` changes with each node added before it, so it is left out.
  const given = useSame({ ...node, data, order: undefined })
  const made = useMemo(
    () => contentByOwner(render, [given, holder], `${name}: renderNode for ${type}`),
    [render, given, holder, name, type],
  )
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

/** Our renderers, replaced by the owner's for their types, which may be types unknown to us. */
export function withOwnerNodes(nodes: Record<string, Renderer>, own: unknown) {
  if (!isObject(own)) return nodes
  const theirs = Object.keys(own).map((type): [string, Renderer] => {
    const builtIn = nodes[type] ?? ((_, children) => children)
    return [
      type,
      (node, children) => (
        <NodeByOwner type={type} node={node} builtIn={builtIn}>
          {children}
        </NodeByOwner>
      ),
    ]
  })
  return { ...nodes, ...Object.fromEntries(theirs) }
}
