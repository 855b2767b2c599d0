// Sends events so that they arrive even when the page is about to go. Not by `sendBeacon`, which takes
// the visitor's cookies along and accepts new ones.
import { advice } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import { asItIs } from '../../net/json.ts'

/**
 * Browsers send at most 64 kB as a page goes, and the service takes 1000 events in a call: this stays
 * far below both.
 */
const mostCharacters = 30_000

async function post(url: string, body: string) {
  try {
    // A string is sent as text/plain, for which browsers send no preflight request.
    await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  } catch {
    tellOwner('warn', `insights: ${advice.network}`)
  }
}

/** Splits the events into several calls where they are too large for one. */
export function send(url: string, events: readonly object[]) {
  const body = JSON.stringify({ events }, asItIs)
  const half = events.length >> 1
  if (half && body.length > mostCharacters) {
    send(url, events.slice(0, half))
    send(url, events.slice(half))
  } else void post(url, body)
}
