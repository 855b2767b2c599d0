// What of a long row of nodes is to be shown by now.
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react'
import type { DocNode } from './document-node.ts'

/** How many nodes of the document are shown. */
export const ShownContext = createContext(Number.POSITIVE_INFINITY)

/** Shorter rows come as one, and longer ones in bunches: a step looks at these, not at every node. */
const long = 10

interface Props {
  node: DocNode
  /** One for each node of its content. */
  children: ReactNode[]
}

function Long({ node, children }: Props) {
  const shown = use(ShownContext)
  const bunches = useMemo(() => bunchesOf(node, children), [node, children])
  return bunches.map(([order, bunch]) => order <= shown && bunch)
}

/** Each with the order of its first node. */
const bunchesOf = ({ content }: DocNode, children: ReactNode[]) =>
  Array.from({ length: Math.ceil(children.length / long) }, (_, at): [number, ReactNode] => {
    const from = at * long
    const first = content[from]
    return [
      first && 'order' in first ? (first.order ?? 0) : 0,
      <Fragment key={from}>{children.slice(from, from + long)}</Fragment>,
    ]
  })

export const due = (node: DocNode, children: ReactNode[]): ReactNode =>
  children.length > long ? <Long node={node}>{children}</Long> : children
