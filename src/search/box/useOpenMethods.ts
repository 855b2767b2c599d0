// The methods `open()` and `close()`, and their events.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useHost } from '../../shell/host-context.ts'

export function useOpenMethods(isOpen: boolean, open: () => void, close: () => void) {
  const host = useHost()
  const callOpen = useEffectEvent(open)
  const callClose = useEffectEvent(close)
  useEffect(() => host.answer('open', () => callOpen()), [host])
  useEffect(() => host.answer('close', () => callClose()), [host])
  useLayoutEffect(() => (isOpen ? host.holdState('open') : undefined), [host, isOpen])
  useEffect(() => {
    if (!isOpen) return
    host.dispatch('search-open', {})
    return () => {
      host.dispatch('search-close', {})
    }
  }, [host, isOpen])
}
