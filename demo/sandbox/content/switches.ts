// What a test or a page can switch on while the service runs.
import { accessDenied, rateLimitExceeded } from './refusal.ts'

export interface ContentSwitches {
  /** Refuse more requests than this in a second; 0 refuses every one. */
  requestsPerSecond?: number | undefined
  /** Refuse every request as one whose token may not read here. */
  accessDenied?: boolean | undefined
}

/** Checks one request against the switches; throws where it is refused. */
export function gatekeeper(switches: ContentSwitches, now: () => number): () => void {
  let second = 0
  let count = 0
  return () => {
    if (switches.accessDenied) throw accessDenied()
    const current = Math.floor(now() / 1000)
    count = current === second ? count + 1 : 1
    second = current
    if (count > (switches.requestsPerSecond ?? Number.POSITIVE_INFINITY)) throw rateLimitExceeded()
  }
}
