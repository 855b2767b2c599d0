// Shows long rows of nodes in steps; this decides which nodes of a row are shown so far.
import { memo, type ReactNode, useMemo } from 'react'
import type { DocNode } from './document-node.ts'
import { useShown } from './progress.ts'
import { useSurroundings } from './surroundings.ts'

type Content = DocNode['content']
type Part = (from: number, to: number) => ReactNode

/** A row with at most this many nodes is shown as a whole. */
const shortRow = 10
/** A longer row is cut into bunches of about this many nodes, including nested ones. */
const bunchSize = 50

interface Bunch {
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

/** A text longer than this many nodes is cut into sections of about this size. */
const sectionSize = 500

/**
 * The bunches that start a section. In one row the browser would go through everything at each step. Sections
 * begin between two paragraphs, because these have the same distance as any other two blocks.
 */
function sectionsOf(content: Content, bunches: readonly Bunch[]): number[] {
  const starts = [0]
  let end = sectionSize
  bunches.forEach(({ from, order }, at) => {
    const [before, first] = content.slice(from - 1, from + 1)
    if (order < end || before?.nodeType !== 'paragraph' || first?.nodeType !== 'paragraph') return
    starts.push(at)
    end = order + sectionSize
  })
  return starts
}

interface Props {
  content: Content
  part: Part
  /** It is the text itself, not a list or a table within it. */
  isText: boolean
}

/** A shown bunch is never rendered again: it is the same element in each step. */
function LongRow({ content, part, isText }: Props) {
  const bunches = useMemo(() => bunchesOf(content), [content])
  const sections = useMemo(
    () => (isText ? sectionsOf(content, bunches) : []),
    [content, bunches, isText],
  )
  const elements = useMemo(
    () => bunches.map(({ from, to }) => <Shown key={from} {...{ from, to, part }} />),
    [bunches, part],
  )
  const due = useShown(useSurroundings().progress, (shown) => {
    const next = bunches.findIndex(({ order }) => order > shown)
    return next < 0 ? bunches.length : next
  })
  const shown = elements.slice(0, due)
  if (sections.length < 2) return shown
  return sections
    .filter((start) => start < due)
    .map((start, at) => (
      <div key={start} className="flow">
        {shown.slice(start, sections[at + 1])}
      </div>
    ))
}

const Shown = memo(({ from, to, part }: { from: number; to: number; part: Part }) => part(from, to))

export const staged = (content: Content, part: Part, isText = false): ReactNode =>
  content.length > shortRow ? <LongRow {...{ content, part, isText }} /> : part(0, content.length)

/** For children that are rendered already. */
export const stagedChildren = (content: Content, children: ReactNode[]): ReactNode =>
  staged(content, (from, to) => children.slice(from, to))
