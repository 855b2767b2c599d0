// A service that keeps failing is left alone for a while, by all elements of the page.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../errors/errors.ts'

const failuresInARow = 3
const shortestRest = 10_000
const longestRest = 120_000
const isDown: readonly ErrorCode[] = ['network', 'timeout', 'server']

/** One question, with all its tries: a search's need, or a request that elements share. */
interface Need {
  readonly signal: AbortSignal
}

function createBreaker() {
  let failures = 0
  let rest = shortestRest
  let until = 0
  /** What made it rest. */
  let last: EmbedError | null = null
  /** The one need that finds out whether the service is back. */
  let probe: Need | null = null

  function enter(need: Need) {
    if (!last) return
    if (Date.now() < until || probe?.signal.aborted === false)
      throw new EmbedError(
        last.code,
        'the service has failed several times in a row and rests for a while',
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
    // Whatever else it says, it answers.
    if (!isDown.includes(error.code)) return works()
    // Those that were under way when the rest began do not make it longer.
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
    /** Somebody wants an answer explicitly: one need may go through now. */
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
