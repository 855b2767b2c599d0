// Shared by the scripts of the engines. The library of an engine writes the queries and reads the answers. The
// element sends the requests, so that they end with the search, and only the element handles failures.
import { isObject, type Json, listOf, parsedJson } from '../net/json.ts'
import type { AskEngine, EngineName, EngineSearch } from '../search/service/engine-script.ts'
import { answerOf, isClient } from '../search/service/instantsearch-client.ts'
import type { Query } from '../search/service/query.ts'
import { scriptArrives } from '../search/service/script-beside.ts'

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Json>

interface Engine {
  name: EngineName
  client(search: EngineSearch, post: Post): unknown
  /** Rewrites what the library would understand differently. */
  written(query: Query, search: EngineSearch): Query
  /** Turns one answer of the library into the form that the element reads. */
  read(result: Json, query: Query): Json
  /** Finds the records that are most similar to one: by a query, or by the engine's own call. */
  alike(query: Query, search: EngineSearch, post: Post): Query | Promise<Json>
  /** A failure that the engine reports with status 200; `again` if the queries would now be written differently. */
  failureIn?(answer: Json, search: EngineSearch): Error | 'again' | null
}

export const failure = (message: string, status: number): Error =>
  Object.assign(new Error(message), { status })

/** With the service's own message, if it has one. */
function refusal(status: number, content: string): Error {
  // It may be a proxy's page or no answer at all; the element knows the status.
  const said = parsedJson(content)
  const words = isObject(said) ? said.message : null
  return typeof words === 'string' ? failure(words, status) : new Error('no words')
}

const never = () => new Promise<never>(() => {})

export function register({ name, client, written, read, alike, failureIn }: Engine) {
  async function answersOf(library: unknown, search: EngineSearch) {
    const { requests } = search
    if (!isClient(library)) throw new TypeError('the library returns no client')
    const queries = requests.map((query) => written(query, search))
    const answer = await answerOf(library, queries)
    const results = isObject(answer) ? listOf(answer.results) : []
    return {
      results: requests.map((query, at) => {
        const result = results[at]
        return isObject(result) ? read(result, query) : null
      }),
    }
  }

  /** Similarity is the only model that these engines have. */
  async function nearest(query: Query, search: EngineSearch, post: Post) {
    if (!/^(rel|loo)/.test(query.model ?? '')) throw failure(`${name} has no ${query.model}`, 400)
    const found = await alike(query, search, post)
    if (!('params' in found)) return found
    const alone = { ...search, requests: [found as Query] }
    return (await answersOf(client(alone, post), alone)).results[0]
  }

  const ask: AskEngine = (search) =>
    new Promise((resolve, reject) => {
      const post: Post = async (url, headers, data) => {
        try {
          const { status, content } = await search.send({ method: 'POST', url, headers, data })
          if (status < 200 || status > 299) throw refusal(status, content)
          const answer = JSON.parse(content)
          const failed = failureIn?.(answer, search)
          if (!failed) return answer
          if (failed !== 'again') throw failed
          begin()
          return never()
        } catch (error) {
          reject(error)
          return never()
        }
      }
      const begin = () => {
        const { requests } = search
        const answer = requests[0]?.model
          ? Promise.all(requests.map((query) => nearest(query, search, post))).then((results) => ({
              results,
            }))
          : answersOf(client(search, post), search)
        answer.then(resolve, reject)
      }
      begin()
    })
  window.SiteEmbedEngines = { ...window.SiteEmbedEngines, [name]: ask }
  dispatchEvent(new Event(scriptArrives))
}
