// Sends the first request before the search is created, because on a slow phone that takes as long as the
// answer. The search then makes the same request and gets the answer that is on the way. It also works without
// this, so anything that is not simple is left to the search.
import type { SearchSettings } from '../contract/site-search.ts'
import type { ElementProps, Handover, Host } from '../page/host.ts'
import { createRequests } from './engine/requests.ts'
import { setupOf } from './engine/setup.ts'
import { clientOf } from './engine/useClient.ts'
import { addressStoreFor, defaultsFor } from './told/beginning.ts'

/** What was typed in the fallback when the request was sent, by the `stay` of an element. */
const handovers = new WeakMap<object, Handover | null>()

/** The words that the search starts with; later typing counts as a change. */
export function firstHandover(host: Host): Handover | null {
  const then = host.wasWaiting ? handovers.get(host.stay) : undefined
  handovers.delete(host.stay)
  return then === undefined ? host.handover() : then
}

export function askAhead({ host, settings, properties }: ElementProps<SearchSettings>) {
  if (
    settings.recommend ||
    settings.loading !== 'eager' ||
    settings.layout !== 'page' ||
    properties.searchClient
  )
    return
  const handover = host.handover()
  handovers.set(host.stay, handover)
  const client = clientOf(host, settings, properties)
  const setup = setupOf(settings, properties.searchParameters, host.name)
  const defaults = defaultsFor(settings)
  const state = { ...defaults, ...addressStoreFor(settings, defaults)?.read() }
  const hasFilters = Object.keys(state.filters).length > 0
  // InstantSearch opens a tree level by level. If the page names no facets, any filter may be one of a tree.
  const hasTree = setup.facets?.some(({ type }) => type === 'tree') ?? hasFilters
  const isPlain = setup.indices.length === 1 && !setup.suggestions && !hasTree && state.page === 0
  // The state does not depend on typed words or on an earlier visit.
  const isKnown = !handover?.text && host.memory.kept() === null && !host.memory.peek()
  if (!client || !isPlain || !isKnown || state.query.trim().length < setup.minLength) return
  const requests = createRequests(state, state.filters, setup)
  client.askAhead?.([requests.main(0), ...requests.counts().map(({ query }) => query)])
}
