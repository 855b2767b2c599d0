// Replaces Algolia's client: its hosts, and which one to ask when another is down or slow.
import { isObject, parsedJson } from '../net/json.ts'
import { type Address, serviceHosts } from '../search/service/hosts.ts'
import { bodyOf } from '../search/service/query.ts'
import type { Library } from '../search/service/requester.ts'

/** For this many milliseconds, a host that failed is asked last. */
const rest = 120_000
/** Milliseconds for the first host. After a slow host, the next one has more. */
const patience = 2000

/** Algolia's fallback hosts in random order, so that they share the load. */
function hostsOf(address: Address): string[] {
  if (address.host !== null) return [address.host]
  const [first = '', ...others] = serviceHosts(address)
  return [first, ...others.sort(() => Math.random() - 0.5)]
}

function messageIn(content: string): string {
  const said = parsedJson(content)
  return isObject(said) ? String(said.message) : content
}

export function algolia(address: Address) {
  const hosts = hostsOf(address)
  const failed = new Map<string, { until: number; isSlow: boolean }>()

  /** Hosts that work, then hosts that were slow; all of them if none is left. */
  function hostsNow() {
    const failure = (host: string) => {
      const known = failed.get(host)
      return known && known.until > Date.now() ? known : null
    }
    const slow = hosts.filter((host) => failure(host)?.isSlow)
    const order = [...hosts.filter((host) => !failure(host)), ...slow]
    return { order: order.length ? order : hosts, slow: slow.length }
  }

  const library: Library = async (requests, key, send) => {
    const query = new URLSearchParams({
      'x-algolia-agent': 'site-embed',
      'x-algolia-api-key': key,
      'x-algolia-application-id': address.appId,
    })
    const { order, slow } = hostsNow()
    let timeouts = slow
    for (const host of order) {
      const { status, content, isTimedOut } = await send({
        method: 'POST',
        url: `${host}/1/indexes/*/${requests[0]?.model ? 'recommendations' : 'queries'}?${query}`,
        headers: { 'content-type': 'text/plain', accept: 'application/json' },
        data: bodyOf(requests),
        responseTimeout: patience * (hosts.length < 2 ? 4 : timeouts ? timeouts + 3 : 1),
      })
      if (status >= 200 && status < 300) return JSON.parse(content)
      if (status >= 400 && status < 500)
        throw Object.assign(new Error(messageIn(content)), { status })
      failed.set(host, { until: Date.now() + rest, isSlow: isTimedOut })
      if (isTimedOut) timeouts++
    }
    throw new Error('no host has answered')
  }
  return () => library
}
