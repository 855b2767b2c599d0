// Closes the popup when the visitor presses beside it, or moves the focus elsewhere in the page. The
// focus within the element is left to the combobox's own blur; a fallback in the popup belongs to the
// page, and counts as inside.
import { type RefObject, useEffect, useEffectEvent } from 'react'

export function useCloseOutside(
  around: RefObject<Element | null>,
  isOpen: boolean,
  close: () => void,
) {
  const closeIfOutside = useEffectEvent((event: Event) => {
    const { current } = around
    const inside = event.type === 'focusin' ? current?.getRootNode() : current
    if (inside && !event.composedPath().includes(inside)) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    for (const type of ['pointerdown', 'focusin'])
      addEventListener(type, (event) => closeIfOutside(event), {
        signal: end.signal,
        capture: true,
      })
    return () => end.abort()
  }, [isOpen])
}
