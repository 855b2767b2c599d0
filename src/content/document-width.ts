// The greatest width that a document has had: a picture loaded for it is wide enough afterwards.
import { useLayoutEffect, useState } from 'react'
import { useHost } from '../shell/host-context.ts'

/** Of the text of a document, which is another element for each entry. */
const widest = new WeakMap<Element, number>()

/** In pixels; 0 until the document is laid out. */
export function useDocumentWidth(): number {
  const host = useHost()
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const text = host.element.shadowRoot?.querySelector('article > .flow')
    if (!text) return
    const known = widest.get(text)
    const measure = () => {
      const now = Math.max(widest.get(text) ?? 0, Math.ceil(text.getBoundingClientRect().width))
      widest.set(text, now)
      setWidth(now)
    }
    // To measure makes the browser lay out the page there and then, so only the first picture does, before
    // the browser chooses from a `srcset`.
    if (known === undefined) measure()
    else setWidth(known)
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [host])
  return width
}
