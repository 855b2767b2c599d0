// Checks whether a key of the search service may be in a page. A key that may write must not.
import type { Values } from '../settings.ts'
import { hostOf } from '../values/host.ts'
import { ask, Stop } from './ask.ts'
import { problem } from './finding.ts'

export interface Access {
  host: string
  /** Application and key, as every request carries them. */
  query: string
  apiKey: string
  /** The attribute that says whom to ask. */
  whom: 'app-id' | 'search-host'
}

export function accessOf(values: Values): Access {
  const { 'app-id': appId = '', 'api-key': apiKey = '' } = values
  const written = values['search-host']?.trim() ?? ''
  const host = written ? hostOf(written) : `https://${encodeURIComponent(appId)}-dsn.algolia.net`
  if (host === null) throw new Stop(problem('unreachable', 'search-host', { host: written }))
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  })
  return { host, query: String(query), apiKey, whom: written ? 'search-host' : 'app-id' }
}

const writes = /^(?:add|delete|edit)|write/i

/** What is wrong with the key or the application, by the words of a 403. */
export function refusal(message: string, index = '', about = 'index-name') {
  if (/quota/i.test(message)) return problem('quota', 'api-key')
  if (/blocked/i.test(message)) return problem('applicationBlocked', 'app-id')
  if (/index not allowed/i.test(message)) return problem('indexClosed', about, { index })
  return problem('keyRejected', 'api-key')
}

/** Ends the test if the key is refused. The service itself says which rights it has. */
export async function rightsOf({ host, query, apiKey, whom }: Access): Promise<readonly string[]> {
  const { status, body } = await ask(`${host}/1/keys/${encodeURIComponent(apiKey)}?${query}`, whom)
  const rights = Array.isArray(body?.acl) ? body.acl.map(String) : []
  const writing = rights.filter((right) => writes.test(right))
  if (writing.length)
    throw new Stop(problem('keyMayWrite', 'api-key', { rights: writing.join(', ') }))
  const message = String(body?.message ?? '')
  if (status === 401 || (status === 403 && !/method not allowed/i.test(message)))
    throw new Stop(refusal(message))
  if (status === 429) throw new Stop(problem('rateLimit', null))
  // A key that is on no list may be the one that makes the lists.
  if (status === 200) return rights
  const list = await ask(`${host}/1/keys?${query}`, whom)
  if (list.status === 200 && Array.isArray(list.body?.keys))
    throw new Stop(problem('keyIsAdmin', 'api-key'))
  return rights
}
