// A circuit breaker: if a service keeps failing, no element of the page sends it requests for a while.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../errors/errors.ts'

const failuresInARow = 3
const shortestRest = 10_000
const longestRest = 120_000
const isDown: readonly ErrorCode[] = ['network', 'timeout', 'server']

/** One request with all its retries. */
interface Need {
  readonly signal: AbortSignal
}

function createBreaker() {
  let failures = 0
  let rest = shortestRest
  let until = 0
  /** The error that opened the breaker; null while it is closed. */
  let last: EmbedError | null = null
  /** After the pause, one request goes first, to find out whether the service is back. */
  let probe: Need | null = null

  function enter(need: Need) {
    if (!last) return
    if (Date.now() < until || probe?.signal.aborted === false)
      throw new EmbedError(
        last.code,
        'the service failed several times in a row, so requests pause for a while',
        last.status,
      )
    probe = need
  }

  function works() {
    failures = 0
    rest = shortestRest
    last = null
  }

  function failed(need: Need, error: EmbedError) {
    if (error.code === 'offline') return
    // Any other error is an answer, so the service is up.
    if (!isDown.includes(error.code)) return works()
    // Requests that were under way when the pause began do not extend it; a failed probe does.
    if (++failures < failuresInARow || (last && probe !== need)) return
    last = error
    until = Date.now() + rest
    rest = Math.min(rest * 2, longestRest)
  }

  return {
    async through<Answer>(need: Need, ask: () => Promise<Answer>): Promise<Answer> {
      enter(need)
      try {
        const answer = await ask()
        works()
        return answer
      } catch (error) {
        if (error instanceof EmbedError) failed(need, error)
        throw error
      } finally {
        if (probe === need) probe = null
      }
    },
    /** For a visitor who presses “Try again”: the next request goes through at once. */
    wake() {
      until = 0
      probe = null
    },
  }
}

const breakers = new Map<string, ReturnType<typeof createBreaker>>()

export function breakerOf(service: string) {
  const breaker = breakers.get(service) ?? createBreaker()
  breakers.set(service, breaker)
  return breaker
}
