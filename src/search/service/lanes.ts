// Shared by the page's client and ours. Searches run in lanes: one for the results, one for the values of each
// facet, and others by name. A new search cancels the previous one in its lane, each search has eight seconds, and
// answers are cached.
import { type Call, startCall } from '../../net/deadline.ts'
import type { Json } from '../../net/json.ts'
import type { Answer } from './answer.ts'
import { cacheKey, type Query } from './query.ts'
import type { SearchClient } from './search-client.ts'

type Ask = (requests: readonly Query[], call: Call) => Promise<Answer>
/** An answer that is known without a request, such as a prerendered one; null if there is none. */
type Known = (request: Query) => Json | null

const unknown: Known = () => null

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

/** The size of the cache in letters; when it is full, everything is dropped. */
const lettersKept = 1e7
/** Added for each answer, so that about a hundred small answers are kept. */
const lettersOfAnswer = 1e5

export function createLanes(ask: Ask, forget: () => void, atFirst = unknown): SearchClient {
  const lanes = new Map<string, Call>()
  const kept = new Map<string, Json>()
  let lettersInAll = 0
  let before = atFirst

  /** The early request, until the first search takes it. */
  let ahead: { keys: string[]; answer: Promise<Answer> } | null = null

  async function askIn(lane: string, requests: readonly Query[]) {
    const call = startCall()
    lanes.set(lane, call)
    try {
      const { results, letters = 0 } = await ask(requests, call)
      // A large answer took long to parse, so its processing starts in a new task.
      if (letters > lettersOfAnswer) {
        // The answer came in time.
        call.done()
        await new Promise((go) => setTimeout(go))
        call.signal.throwIfAborted()
      }
      lettersInAll += letters + lettersOfAnswer
      if (lettersInAll > lettersKept) {
        kept.clear()
        lettersInAll = 0
      }
      return results
    } finally {
      call.done()
      if (lanes.get(lane) === call) lanes.delete(lane)
    }
  }

  const client: SearchClient = {
    async search(requests, lane = requests[0]?.facet ?? '') {
      const first = lane === '' && ahead
      if (first) ahead = null
      const keys = requests.map(cacheKey)
      if (first && isSameSet(first.keys, keys)) await first.answer
      // Cancelled even if the new answer is known, because nobody waits for the old one.
      else lanes.get(lane)?.cancel()
      const asked = requests.map((request, at) => {
        const key = keys[at] ?? ''
        return { request, key, known: kept.get(key) ?? before(request) }
      })
      const others = asked.flatMap(({ known, request }) => (known ? [] : [request]))
      const fresh = others.length ? await askIn(lane, others) : []
      let next = 0
      const results = asked.flatMap(({ key, known }) => {
        const result = known ?? fresh[next++]
        if (!result) return []
        kept.set(key, result)
        return [result]
      })
      return { results }
    },
    askAhead(requests) {
      const answer = client.search(requests)
      ahead = { keys: requests.map(cacheKey), answer }
      // The search that takes it handles the failure.
      answer.catch(() => {})
    },
    clearCache() {
      kept.clear()
      before = unknown
      forget()
    },
    dispose(only) {
      for (const [lane, call] of lanes) if (lane === (only ?? lane)) call.cancel()
    },
  }
  return client
}
