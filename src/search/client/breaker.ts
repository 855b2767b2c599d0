// A service that keeps failing is left alone for a while, by all elements of the page.
import type { ErrorCode } from '../../contract/errors.ts'
import type { Call } from '../../shell/deadline.ts'
import { EmbedError } from '../../shell/errors.ts'

const failuresInARow = 3
const shortestRest = 10_000
const longestRest = 120_000
const isDown: readonly ErrorCode[] = ['network', 'timeout', 'server']

function createBreaker() {
  let failures = 0
  let rest = shortestRest
  let until = 0
  /** What made it rest. */
  let last: EmbedError | null = null
  /** The one search that finds out whether the service is back. */
  let probe: Call | null = null

  function enter(call: Call) {
    if (!last) return
    if (Date.now() < until || probe?.signal.aborted === false)
      throw new EmbedError(
        last.code,
        'the search service has failed several times in a row and rests for a while',
        last.status,
      )
    probe = call
  }

  function works() {
    failures = 0
    rest = shortestRest
    last = null
  }

  function failed(call: Call, error: EmbedError) {
    if (error.code === 'offline') return
    // Whatever else it says, it answers.
    if (!isDown.includes(error.code)) return works()
    // Those that were under way when the rest began do not make it longer.
    if (++failures < failuresInARow || (last && probe !== call)) return
    last = error
    until = Date.now() + rest
    rest = Math.min(rest * 2, longestRest)
  }

  return {
    async through<Answer>(call: Call, ask: () => Promise<Answer>): Promise<Answer> {
      enter(call)
      try {
        const answer = await ask()
        works()
        return answer
      } catch (error) {
        if (error instanceof EmbedError) failed(call, error)
        throw error
      } finally {
        if (probe === call) probe = null
      }
    },
    /** Somebody wants an answer explicitly: one search may go through now. */
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
