// What the page may call to open and to close, and what it hears of either.
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../../shell/host-context.ts'

export function useOpenMethods(isOpen: boolean, open: () => void, close: () => void) {
  const host = useHost()
  const opened = useEffectEvent(open)
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
