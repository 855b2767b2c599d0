// The key for the service: a text, or a function of the page that gives one and is asked again when
// its key is refused.

import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime } from '../../net/deadline.ts'

export type KeySource = string | (() => unknown)

async function askFor(source: () => unknown): Promise<string> {
  let key: unknown
  try {
    key = await source()
  } catch {
    // Its words may hold a key: they are not told.
  }
  if (typeof key === 'string' && key.trim()) return key.trim()
  throw new EmbedError('key', 'the function apiKey gave no key: it has to return a text')
}

export function createKeys(source: KeySource) {
  let asking: Promise<string> | null = null
  let latest: string | null = null

  async function current(call: Call): Promise<string> {
    if (typeof source === 'string') return source
    asking ??= askFor(source)
    const mine = asking
    try {
      latest = await inTime(call, mine, 'the function apiKey')
      return latest
    } catch (error) {
      // Another search may still wait for what this one no longer wants.
      if (error instanceof EmbedError && asking === mine) asking = null
      throw error
    }
  }

  return {
    current,
    /** The one in use; null before any was needed. */
    latest: () => (typeof source === 'string' ? source : latest),
    canRenew: typeof source === 'function',
    /** Several searches may be refused with one key: it is asked about once. */
    renew(refused: string, call: Call): Promise<string> {
      if (latest === refused) asking = latest = null
      return current(call)
    },
  }
}
