// A press outside closes the popup.
import { type RefObject, useEffect, useEffectEvent } from 'react'

export function useOutside(around: RefObject<Element | null>, isOpen: boolean, close: () => void) {
  const pressed = useEffectEvent((event: Event) => {
    if (around.current && !event.composedPath().includes(around.current)) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    addEventListener('pointerdown', (event) => pressed(event), {
      signal: end.signal,
      capture: true,
    })
    return () => end.abort()
  }, [isOpen])
}
