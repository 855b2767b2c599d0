// A document, from the entry's field to elements.
import { documentToReactComponents } from '@contentful/rich-text-react-renderer'
import type { Document as RichText } from '@contentful/rich-text-types'
import { Fragment, memo, type ReactNode, useMemo } from 'react'
import type { Json } from '../shell/json.ts'
import { useSurroundings } from './context.ts'
import { marks } from './marks.tsx'
import { nodes, type RenderedNode, type Renderer } from './nodes/index.tsx'
import { withOwn } from './nodes/own.tsx'
import { normaliseDocument } from './normalise.ts'

/** Line breaks that the author typed. */
function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text
  let at = 0
  return text.split('\n').map((line) => {
    const key = at
    at += line.length + 1
    return (
      <Fragment key={key}>
        {key > 0 && <br />}
        {line}
      </Fragment>
    )
  })
}

/** The renderer's own type of a node is wider than what it passes. */
const asItCalls = (renderers: Record<string, Renderer>) =>
  Object.fromEntries(
    Object.entries(renderers).map(([type, render]) => [
      type,
      (node: unknown, children: ReactNode) => render(node as RenderedNode, children),
    ]),
  )

export const Document = memo(function Document({ document }: { document: Json }) {
  const own = useSurroundings().renderNode
  const renderNode = useMemo(() => asItCalls(withOwn(nodes, own)), [own])
  // The types know only valid documents; what normaliseDocument returns can be walked all the same.
  // Once: what an owner made of a node stays while the node is the same.
  const walkable = useMemo(() => normaliseDocument(document) as unknown as RichText, [document])
  return documentToReactComponents(walkable, {
    renderNode,
    renderMark: marks,
    renderText: withBreaks,
  })
})
