// The key for the service: a text, or a function of the page that returns one and is called again when
// its key is refused.
import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime } from '../../net/deadline.ts'

export type KeySource = string | (() => unknown)

async function askFor(source: () => unknown): Promise<string> {
  let key: unknown
  try {
    key = await source()
  } catch {
    // The message of the error may contain a key, so it is not passed on.
  }
  if (typeof key === 'string' && key.trim()) return key.trim()
  throw new EmbedError('key', 'the function apiKey returned no key: it has to return a text')
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
      // After a failure the next search calls the function again. Not after a cancellation: another search
      // may still wait for the same answer.
      if (error instanceof EmbedError && asking === mine) asking = null
      throw error
    }
  }

  return {
    current,
    /** The key in use; null before the function was first called. */
    latest: () => (typeof source === 'string' ? source : latest),
    canRenew: typeof source === 'function',
    /** If several searches were refused with the same key, the function is called once. */
    renew(refused: string, call: Call): Promise<string> {
      if (latest === refused) asking = latest = null
      return current(call)
    },
  }
}
