// What opens and closes a popup beside the keys, and who hears of it.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useHost } from '../../shell/host-context.ts'

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

/** What the page may call, and what it hears. */
export function useMethods(isOpen: boolean, open: () => void, close: () => void) {
  const host = useHost()
  const opened = useEffectEvent(() => {
    host.call('focus')
    open()
  })
  const closed = useEffectEvent(close)
  useEffect(() => host.answer('open', () => opened()), [host])
  useEffect(() => host.answer('close', () => closed()), [host])
  useEffect(() => {
    if (!isOpen) return
    host.dispatch('search-open', {})
    return () => {
      host.dispatch('search-close', {})
    }
  }, [host, isOpen])
}
