// Replaces the client under Typesense's adapter: the element does the sending, retries and caching.
import { isObject, type Json, listOf } from '../net/json.ts'
import type { Post } from './asking.ts'

export interface Server {
  nodes: { url: string }[]
  apiKey: string
  post: Post
}

/** The longest key that Typesense accepts in an address. */
const longestKey = 2000

/** Browsers send no preflight request ahead of it. */
const plain = { 'content-type': 'text/plain' }

const written = (search: unknown) =>
  Object.fromEntries(
    Object.entries(isObject(search) ? search : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  )

export class SearchClient {
  constructor(private readonly server: Server) {}

  readonly multiSearch = {
    perform: ({ searches }: Json) => {
      const { nodes, apiKey, post } = this.server
      const url = new URL(`${nodes[0]?.url}/multi_search`)
      const isLong = apiKey.length > longestKey
      if (!isLong) url.searchParams.set('x-typesense-api-key', apiKey)
      const headers = isLong ? { ...plain, 'x-typesense-api-key': apiKey } : plain
      return post(url.href, headers, JSON.stringify({ searches: listOf(searches).map(written) }))
    },
  }
}
