// The first requests of a <site-search>, and its service.
import type { SearchSettings } from '../../../src/contract/site-search.ts'
import { recommending } from '../../../src/search/engine/recommendations.ts'
import { createRequests } from '../../../src/search/engine/requests.ts'
import { setupOf } from '../../../src/search/engine/setup.ts'
import type { EngineName } from '../../../src/search/service/engine-script.ts'
import type { Endpoint } from '../../../src/search/service/hosts.ts'
import type { Query } from '../../../src/search/service/query.ts'
import { defaultsFor } from '../../../src/search/told/beginning.ts'
import type { Read } from '../page/settings.ts'

/** Read by the very contract of the element, so they have the type that it says. */
export const searchSettings = ({ settings }: Read) => settings as unknown as SearchSettings

/** All that the element asks at first, the results before counts and other indices. */
export function firstQueries(settings: SearchSettings, name: string): [Query, ...Query[]] {
  const setup = setupOf(settings, null, name)
  const [recommended, ...others] = recommending(setup)
  if (recommended) return [recommended, ...others]
  const state = defaultsFor(settings)
  const requests = createRequests(state, state.filters, setup, [])
  const counts = requests.counts().map(({ query }) => query)
  const ofOthers = requests.others(() => state.filters).map(({ query }) => query)
  return [requests.main(0), ...counts, ...ofOthers]
}

/** Whom a search asks, with its key. */
export type SearchService = Endpoint & { apiKey: string }

/** Another engine than Algolia, with a script and a language of its own. */
export const isOtherEngine = (
  service: SearchService,
): service is SearchService & { engine: EngineName } => service.engine !== 'algolia'

export const serviceOf = (settings: SearchSettings): SearchService => ({
  engine: settings.engine,
  appId: settings.appId ?? '',
  apiKey: settings.apiKey ?? '',
  host: settings.searchHost,
  fields: settings.searchFields,
})
