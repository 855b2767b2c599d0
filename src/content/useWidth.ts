// How wide an element is, and has been: what a picture was loaded for once is wide enough later.
import { useLayoutEffect, useRef, useState } from 'react'

export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const measure = () =>
      setWidth((widest) => Math.max(widest, Math.ceil(at.getBoundingClientRect().width)))
    // Before the browser chooses a picture; then whenever there is more room.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
