// Algolia's own client, with its hosts and its fallback when one is down.
import { liteClient } from 'algoliasearch/lite'
import { isObject } from '../../net/json.ts'
import type { Address } from './hosts.ts'
import { bodyOf } from './query.ts'
import type { Library } from './requester.ts'

/** The library looks a host up by its address, and stores it with its state. */
const urlOf = (host: unknown) => (isObject(host) ? String(host.url) : '')

/** Remembers which hosts are down or slow, so that the next call starts with another. */
function rememberedHosts() {
  const hosts = new Map<string, unknown>()
  return {
    ...noCache,
    get: async <Value>(host: unknown, make: () => Promise<Value>) =>
      (hosts.get(urlOf(host)) as Value | undefined) ?? make(),
    set: async <Value>(host: unknown, value: Value) => {
      hosts.set(urlOf(host), value)
      return value
    },
  }
}

/** Replaces the library's caches, which write to local storage or duplicate the cache of lanes.ts. */
const noCache = {
  get: <Value>(_key: unknown, make: () => Promise<Value>) => make(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}

function hostOptions(host: string | null) {
  if (host === null) return {}
  const { protocol, host: name, pathname } = new URL(host)
  return {
    hosts: [
      {
        url: name + pathname.replace(/\/$/, ''),
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        accept: 'readWrite' as const,
      },
    ],
    // There is no other host to try, so this one has all eight seconds.
    timeouts: { connect: 8000, read: 8000, write: 8000 },
  }
}

export function algolia({ appId, host }: Address) {
  const hostsCache = rememberedHosts()
  // Created for each try, because the key may be renewed, and each request has its own requester.
  const library: Library = (requests, key, send) => {
    const client = liteClient(appId, key, {
      requester: { send: (request) => send({ ...request, data: bodyOf(requests) }) },
      hostsCache,
      responsesCache: noCache,
      requestsCache: noCache,
      // Only client.ts decides whether to try again.
      maxRateLimitRetries: 0,
      ...hostOptions(host),
    })
    // `bodyOf` writes the body that is sent.
    return requests[0]?.model
      ? client.getRecommendations({ requests: [] })
      : client.search([...requests])
  }
  return () => library
}
