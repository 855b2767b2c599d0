// A document, from the entry's field to elements.
import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import type { Document as RichText } from '@contentful/rich-text-types'
import {
  createContext,
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Json } from '../net/json.ts'
import { type Arranged, arrange } from './arrange.ts'
import { useSurroundings } from './context.ts'
import { ShownContext } from './due.tsx'
import { marks } from './marks.tsx'
import { nodes } from './nodes/index.tsx'
import { withOwn } from './nodes/own.tsx'

/** Nodes that come at once: more than a screen, and no more than a slow phone builds in a blink. */
const step = 150

/** The level of a document's top heading; null is as written. */
export const TopContext = createContext<number | null>(null)

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

/** Once: what an owner made of a node stays while the document is the same. */
function useElements(arranged: Arranged): ReactNode {
  const { renderNode: own } = useSurroundings()
  return useMemo(
    () =>
      // The types know only valid documents; what is arranged can be walked all the same.
      documentToReactComponents(arranged.document as unknown as RichText, {
        renderNode: withOwn(nodes, own) as unknown as NonNullable<Options['renderNode']>,
        renderMark: marks,
        renderText: withBreaks,
      }),
    [arranged, own],
  )
}

/** A document within another: its headings stand one level below, under the name of its entry. */
export function Embedded({ document }: { document: Json }) {
  const { prefix } = useSurroundings()
  const outer = use(TopContext)
  const top = outer && outer + 1
  const elements = useElements(
    useMemo(() => arrange(document, top, prefix), [document, top, prefix]),
  )
  return (
    <TopContext value={top}>
      <ShownContext value={Number.POSITIVE_INFINITY}>
        <div className="flow">{elements}</div>
      </ShownContext>
    </TopContext>
  )
}

interface Props {
  arranged: Arranged
  /** Called when the last node is there. */
  onWhole: (arranged: Arranged) => void
  box?: Ref<HTMLDivElement>
}

/** The first screen at once, the rest while the reader already reads, scrolls and types. */
export const Document = memo(function Document({ arranged, onWhole, box }: Props) {
  const elements = useElements(arranged)
  const [shown, setShown] = useState(() => (document.hidden ? Number.POSITIVE_INFINITY : step))
  const isWhole = shown >= arranged.size
  useEffect(() => {
    if (isWhole) {
      onWhole(arranged)
      return
    }
    // A tab in the background has no frames, and nobody who waits for one.
    const next = requestAnimationFrame(() => setShown(shown + step))
    return () => cancelAnimationFrame(next)
  }, [isWhole, shown, arranged, onWhole])
  return (
    <ShownContext value={shown}>
      <div ref={box} className="flow">
        {elements}
      </div>
    </ShownContext>
  )
})
