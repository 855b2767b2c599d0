// Long rows of nodes are shown in steps; this decides which of a row are shown by now.
import { Fragment, type ReactNode, useMemo } from 'react'
import { requiredContext } from '../shell/required-context.ts'
import type { DocNode } from './document-node.ts'

/** How many nodes of the document are shown by now. */
export const [ShownCountContext, useShownCount] = requiredContext<number>('its Document')

/**
 * A row of at most so many nodes is shown as a whole. A longer one is cut into bunches of this size, so
 * that a step checks every tenth node only.
 */
const bunchSize = 10

interface Props {
  node: DocNode
  /** One for each node of its content. */
  children: ReactNode[]
}

function LongRow({ node, children }: Props) {
  const shown = useShownCount()
  const bunches = useMemo(() => bunchesOf(node, children), [node, children])
  return bunches.map(([order, bunch]) => order <= shown && bunch)
}

/** Each with the order of its first node. */
const bunchesOf = ({ content }: DocNode, children: ReactNode[]) =>
  Array.from({ length: Math.ceil(children.length / bunchSize) }, (_, at): [number, ReactNode] => {
    const from = at * bunchSize
    const first = content[from]
    return [
      first && 'order' in first ? (first.order ?? 0) : 0,
      <Fragment key={from}>{children.slice(from, from + bunchSize)}</Fragment>,
    ]
  })

export const staged = (node: DocNode, children: ReactNode[]): ReactNode =>
  children.length > bunchSize ? <LongRow node={node}>{children}</LongRow> : children
