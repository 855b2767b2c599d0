// How events leave: also when the page itself is about to.
import { advice } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'

/** Browsers let 64 kB leave with a page; so few also stay far below 1000 events in a call. */
const mostCharacters = 30_000

/** Missing in some browsers, and blockers replace it by what throws. */
function beacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, body)
  } catch {
    return false
  }
}

async function post(url: string, body: string) {
  try {
    // A text is sent as text/plain, which no browser asks about first.
    await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  } catch {
    tellOwner('warn', `insights: ${advice.network}`)
  }
}

/** In as many calls as it takes. */
export function send(url: string, events: readonly object[]) {
  const body = JSON.stringify({ events })
  const half = events.length >> 1
  if (half && body.length > mostCharacters) {
    send(url, events.slice(0, half))
    send(url, events.slice(half))
  } else if (!beacon(url, body)) post(url, body)
}
