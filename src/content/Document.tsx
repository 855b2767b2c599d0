// Turns a document into React elements, and shows a long one in steps.
import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import type { MARKS, Document as RichText } from '@contentful/rich-text-types'
import { Fragment, memo, type ReactNode, useEffect, useMemo } from 'react'
import type { Arranged } from './arrange.ts'
import type { Renderer } from './document-node.ts'
import { withOwnerNodes } from './nodes/by-owner.tsx'
import { nodes } from './nodes/index.tsx'
import { useShown } from './progress.ts'
import { staged } from './staged.tsx'
import { useSurroundings } from './surroundings.ts'

type Mark = (text: ReactNode) => ReactNode

/** The compiler asks for each mark of the service; marks of our own can be added. */
const marks: Record<`${MARKS}`, Mark> & Record<string, Mark> = {
  bold: (text) => <strong>{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u>{text}</u>,
  code: (text) => <code>{text}</code>,
  superscript: (text) => <sup>{text}</sup>,
  subscript: (text) => <sub>{text}</sub>,
  strikethrough: (text) => <s>{text}</s>,
}

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

const asItIs: Renderer = (_, children) => children

/** Memoised, so that nodes made by an owner's function stay. Nodes that are not shown yet are not made. */
function useElements({ document }: Arranged): ReactNode {
  const { renderNode } = useSurroundings()
  return useMemo(() => {
    const renderers = withOwnerNodes(nodes, renderNode)
    const options = {
      renderNode: { ...renderers, document: asItIs },
      renderMark: marks,
      renderText: withBreaks,
    }
    const part = (from: number, to: number) =>
      // The library's types allow only valid documents; normaliseDocument made it safe to walk.
      documentToReactComponents(
        { ...document, content: document.content.slice(from, to) } as unknown as RichText,
        options as unknown as Options,
      )
    const { document: render = asItIs } = renderers
    return render(document, [<Fragment key="all">{staged(document.content, part, true)}</Fragment>])
  }, [document, renderNode])
}

/** The text of an entry within another's. */
export const Embedded = ({ arranged }: { arranged: Arranged }) => (
  <div className="flow">{useElements(arranged)}</div>
)

/** The first step at once, the next ones frame by frame, so that the page answers meanwhile. */
export const Document = memo(function Document({ arranged }: { arranged: Arranged }) {
  const { progress } = useSurroundings()
  const elements = useElements(arranged)
  const isWhole = useShown(progress, (shown) => shown >= arranged.size)
  useEffect(() => {
    if (isWhole) return
    const show = () => {
      next = requestAnimationFrame(show)
      progress.advance()
    }
    // The next frame is for painting what is there: adding more now would delay it.
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(next)
  }, [progress, isWhole])
  return <div className="flow">{elements}</div>
})
