// What closes the popup from outside: a press beside it, or the focus elsewhere in the page. What
// has left the box is heard there; the fallback in the popup is the page's own.
import { type RefObject, useEffect, useEffectEvent } from 'react'

export function useCloseOutside(
  around: RefObject<Element | null>,
  isOpen: boolean,
  close: () => void,
) {
  const heard = useEffectEvent((event: Event) => {
    const { current } = around
    const inside = event.type === 'focusin' ? current?.getRootNode() : current
    if (inside && !event.composedPath().includes(inside)) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    for (const type of ['pointerdown', 'focusin'])
      addEventListener(type, (event) => heard(event), { signal: end.signal, capture: true })
    return () => end.abort()
  }, [isOpen])
}
