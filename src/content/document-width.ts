// The greatest width that a document has had: a picture loaded for it is wide enough afterwards. To
// measure makes the browser lay out the page there and then, so it is only done where a picture asks.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { requiredContext } from '../shell/required-context.ts'

class DocumentWidth {
  private widest = 0
  private readonly readers = new Set<(width: number) => void>()
  private observer: ResizeObserver | null = null

  constructor(private readonly box: RefObject<Element | null>) {}

  readonly read = (reader: (width: number) => void) => {
    this.readers.add(reader)
    if (this.observer) reader(this.widest)
    else this.start()
    return () => {
      this.readers.delete(reader)
    }
  }

  /** The first pictures ask before the document's own element is known: then it starts afterwards. */
  readonly start = () => {
    const { current } = this.box
    if (!current || !this.readers.size || this.observer) return
    const measure = () => {
      this.widest = Math.max(this.widest, Math.ceil(current.getBoundingClientRect().width))
      for (const reader of this.readers) reader(this.widest)
    }
    // Measured before the browser chooses from a `srcset`, and again when the element grows.
    measure()
    this.observer = new ResizeObserver(measure)
    this.observer.observe(current)
  }

  readonly stop = () => {
    this.observer?.disconnect()
    this.observer = null
  }
}

const [WidthContext, useWidthOf] = requiredContext<DocumentWidth>('its document')

export { WidthContext }

export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width] = useState(() => new DocumentWidth(box))
  useLayoutEffect(() => {
    width.start()
    return width.stop
  }, [width])
  return { box, width }
}

/** In pixels; 0 until the document is laid out. */
export function useDocumentWidth(): number {
  const width = useWidthOf()
  const [pixels, setPixels] = useState(0)
  useLayoutEffect(() => width.read(setPixels), [width])
  return pixels
}
