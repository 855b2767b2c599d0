// The greatest width that an element has had: a picture loaded for it is wide enough afterwards.
import { useLayoutEffect, useRef, useState } from 'react'

export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const measure = () =>
      setWidth((widest) => Math.max(widest, Math.ceil(at.getBoundingClientRect().width)))
    // Measured before the browser chooses from a `srcset`, and again when the element grows.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
