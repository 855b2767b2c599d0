// Turns a document into React elements, and shows a long one in steps.
import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import type { Document as RichText } from '@contentful/rich-text-types'
import { Fragment, memo, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react'
import type { Json } from '../net/json.ts'
import { requiredContext } from '../shell/required-context.ts'
import { type Arranged, arrange } from './arrange.ts'
import { marks } from './marks.tsx'
import { withOwnerNodes } from './nodes/by-owner.tsx'
import { nodes } from './nodes/index.tsx'
import { ShownCountContext } from './staged.tsx'
import { useSurroundings } from './surroundings.ts'

/** Nodes shown in each step: more than a screen, and few enough that a slow phone stays responsive. */
const step = 150

/** The level of a document's top heading; null: as written. */
export const [TopContext, useTop] = requiredContext<number | null>('its Article')

/** Line breaks in a text become `<br>`. */
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

/** Memoised, so that what an owner's function made of a node stays while the document is the same. */
function useElements(arranged: Arranged): ReactNode {
  const { renderNode } = useSurroundings()
  return useMemo(
    () =>
      // The library's types allow only valid documents; normaliseDocument made it safe to walk.
      documentToReactComponents(arranged.document as unknown as RichText, {
        renderNode: withOwnerNodes(nodes, renderNode) as unknown as NonNullable<
          Options['renderNode']
        >,
        renderMark: marks,
        renderText: withBreaks,
      }),
    [arranged, renderNode],
  )
}

/**
 * The text of an entry within another's. Its headings are one level lower, and its entry's id is
 * before their ids, so that these are unique.
 */
export function Embedded({ document }: { document: Json }) {
  const { prefix } = useSurroundings()
  const outer = useTop()
  const top = outer && outer + 1
  const elements = useElements(
    useMemo(() => arrange(document, top, prefix), [document, top, prefix]),
  )
  return (
    <TopContext value={top}>
      <ShownCountContext value={Number.POSITIVE_INFINITY}>
        <div className="flow">{elements}</div>
      </ShownCountContext>
    </TopContext>
  )
}

interface Props {
  arranged: Arranged
  /** Called when the last node is shown. */
  onWhole: (arranged: Arranged) => void
  box?: Ref<HTMLDivElement>
}

/** The first step at once, the next ones frame by frame, so that the page answers meanwhile. */
export const Document = memo(function Document({ arranged, onWhole, box }: Props) {
  const elements = useElements(arranged)
  const [shown, setShown] = useState(() => (document.hidden ? Number.POSITIVE_INFINITY : step))
  const isWhole = shown >= arranged.size
  useEffect(() => {
    if (isWhole) {
      onWhole(arranged)
      return
    }
    // A background tab gets no frames, so there all nodes are shown from the start.
    const next = requestAnimationFrame(() => setShown(shown + step))
    return () => cancelAnimationFrame(next)
  }, [isWhole, shown, arranged, onWhole])
  return (
    <ShownCountContext value={shown}>
      <div ref={box} className="flow">
        {elements}
      </div>
    </ShownCountContext>
  )
})
