// Finds out which of our requests the page's policy (CSP) has blocked.
import { attempt } from '../errors/attempt.ts'

const blocked = new Set<string | null>()

/** The origin of a complete address. */
export const originOf = (url: string) => attempt(() => new URL(url).origin)

/** A policy that only reports blocks nothing. */
export function onBlocked(listener: (origin: string | null, directive: string) => void) {
  globalThis.addEventListener?.('securitypolicyviolation', (event) => {
    if (event.disposition === 'enforce')
      listener(originOf(event.blockedURI), event.effectiveDirective)
  })
}

onBlocked((origin, directive) => {
  if (directive === 'connect-src') blocked.add(origin)
})

/** The first blocked origin. */
export const blockedAmong = (origins: readonly string[]) =>
  origins.every((origin) => blocked.has(origin)) ? origins[0] : undefined
