// Long rows of nodes are shown in steps; this decides which of a row are shown by now.
import { memo, type ReactNode, useMemo } from 'react'
import type { DocNode } from './document-node.ts'
import { useProgress, useShown } from './progress.ts'

type Content = DocNode['content']
/** Elements of the nodes from one place in the row to another. */
type Part = (from: number, to: number) => ReactNode

/** A row of at most so many nodes is shown as a whole. */
const shortRow = 10
/** A longer one is cut into bunches of about so many nodes, those below counted. */
const bunchSize = 50

interface Bunch {
  /** Places in the row. */
  from: number
  to: number
  /** How many nodes of the document come before it. */
  order: number
}

function bunchesOf(content: Content): Bunch[] {
  const bunches: Bunch[] = []
  content.forEach((node, at) => {
    const order = 'order' in node ? (node.order ?? 0) : 0
    const last = bunches.at(-1)
    if (last && order < last.order + bunchSize) last.to = at + 1
    else bunches.push({ from: at, to: at + 1, order })
  })
  return bunches
}

interface Props {
  content: Content
  part: Part
}

/** A bunch that is shown is never rendered again: it is the same element in each step. */
function LongRow({ content, part }: Props) {
  const bunches = useMemo(() => bunchesOf(content), [content])
  const elements = useMemo(
    () => bunches.map(({ from, to }) => <Shown key={from} {...{ from, to, part }} />),
    [bunches, part],
  )
  const due = useShown(useProgress(), (shown) => {
    const next = bunches.findIndex(({ order }) => order > shown)
    return next < 0 ? bunches.length : next
  })
  return elements.slice(0, due)
}

const Shown = memo(({ from, to, part }: { from: number; to: number; part: Part }) => part(from, to))

export const staged = (content: Content, part: Part): ReactNode =>
  content.length > shortRow ? <LongRow content={content} part={part} /> : part(0, content.length)

/** For what has been made already. */
export const stagedChildren = (content: Content, children: ReactNode[]): ReactNode =>
  staged(content, (from, to) => children.slice(from, to))
