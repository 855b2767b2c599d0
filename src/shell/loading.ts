// When an element may send requests: at once, when it comes near the screen, or when someone agrees.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SettingsOf } from '../contract/attribute.ts'
import type { sharedAttributes } from '../contract/shared.ts'
import type { Host } from '../page/host.ts'

type Loading = SettingsOf<typeof sharedAttributes>['loading']

/** A lazy element asks when it is this far from the viewport: about a screen of a phone. */
const near = '600px'

export function useMayLoad(host: Host, loading: Loading): boolean {
  const [called, setCalled] = useState(false)
  const consented = useSyncExternalStore(host.consent.subscribe, host.consent.given)
  const waitsToBeNear = loading === 'lazy' && !called
  useEffect(() => host.answer('load', () => setCalled(true)), [host])
  useEffect(() => {
    if (!waitsToBeNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setCalled(true)
      },
      { rootMargin: near },
    )
    observer.observe(host.element)
    return () => observer.disconnect()
  }, [host, waitsToBeNear])
  return loading === 'eager' || called || (loading === 'consent' && consented)
}
