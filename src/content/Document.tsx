// A document, from the entry's field to elements.
import { documentToReactComponents } from '@contentful/rich-text-react-renderer'
import type { Document as RichText } from '@contentful/rich-text-types'
import { Fragment, memo, type ReactNode } from 'react'
import type { Json } from '../shell/json.ts'
import { marks } from './marks.tsx'
import { nodes, type RenderedNode } from './nodes/index.tsx'
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

const renderNode = Object.fromEntries(
  Object.entries(nodes).map(([type, render]) => [
    type,
    (node: unknown, children: ReactNode) => render(node as RenderedNode, children),
  ]),
)

export const Document = memo(function Document({ document }: { document: Json }) {
  // The types know only valid documents; what normaliseDocument returns can be walked all the same.
  const walkable = normaliseDocument(document) as unknown as RichText
  return documentToReactComponents(walkable, {
    renderNode,
    renderMark: marks,
    renderText: withBreaks,
  })
})
