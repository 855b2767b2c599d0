// What of a long row of nodes is to be shown by now.
import { createContext, type ReactNode, use } from 'react'
import type { Node } from './normalise.ts'

/** How many nodes of the document are shown. */
export const ShownContext = createContext(Number.POSITIVE_INFINITY)

/** Shorter rows come as one. */
const long = 10

interface Props {
  node: Node
  /** One for each node of its content. */
  children: ReactNode[]
}

function Long({ node, children }: Props) {
  const shown = use(ShownContext)
  const late = node.content.findIndex((child) => 'order' in child && (child.order ?? 0) > shown)
  return late < 0 ? children : children.slice(0, late)
}

export const due = (node: Node, children: ReactNode[]): ReactNode =>
  children.length > long ? <Long node={node}>{children}</Long> : children
