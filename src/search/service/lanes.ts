// What the page's client and ours have in common. Searches run in lanes: one for the results, one for
// the values of each facet, and others by name. A new search cancels the one before it in its lane,
// each has eight seconds, and a question that was answered is not asked again.
import { type Call, startCall } from '../../net/deadline.ts'
import type { Json } from '../../net/json.ts'
import type { Answer } from './answer.ts'
import { keyOf, type Query } from './query.ts'
import type { SearchClient } from './search-client.ts'

type Ask = (requests: readonly Query[], call: Call) => Promise<Answer>
/** What is known of a query before anybody has asked; null where nothing is. */
type Known = (request: Query) => Json | null

const unknown: Known = () => null

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

/** What is kept, in letters as they came; all of it goes when there is more. */
const lettersKept = 1e7
/** What comes on top for each answer: about a hundred small ones are kept. */
const lettersOfAnswer = 1e5

export function createLanes(ask: Ask, forget: () => void, atFirst = unknown): SearchClient {
  const lanes = new Map<string, Call>()
  const kept = new Map<string, Json>()
  let lettersInAll = 0
  let before = atFirst

  /** Until the first search of the results. */
  let ahead: { keys: string[]; answer: Promise<Answer> } | null = null

  async function askIn(lane: string, requests: readonly Query[]) {
    const call = startCall()
    lanes.set(lane, call)
    try {
      const { results, letters = 0 } = await ask(requests, call)
      // A large one took long to read: what is made of it begins in a task of its own.
      if (letters > lettersOfAnswer) {
        // It came in time.
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
      const keys = requests.map(keyOf)
      if (first && isSameSet(first.keys, keys)) await first.answer
      // Cancelled even where the new answer is known: nobody waits for the old one.
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
      ahead = { keys: requests.map(keyOf), answer }
      // Whoever takes it hears of the failure.
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
