// The element's search client: the page's own, or ours for what the attributes say.
import { useEffect, useMemo } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import { EmbedError } from '../shell/errors.ts'
import type { Host } from '../shell/host.ts'
import { createClient, type OwnClient, type SearchClient, serviceHosts } from './client.ts'
import { heldToPromises } from './given-client.ts'

const isClient = (value: unknown): value is SearchClient =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  typeof value.search === 'function'

/** What the owner has to add before anything can be searched. */
function missing({ indexName, appId, apiKey }: SearchSettings, client: unknown): string | null {
  const names = [
    indexName ? null : 'index-name',
    client || appId ? null : 'app-id',
    client || apiKey ? null : 'api-key',
  ].filter(Boolean)
  return names.length ? names.join(' and ') : null
}

export function useClient(host: Host, settings: SearchSettings, given: unknown) {
  const { appId, apiKey, searchHost } = settings
  const page = useMemo(() => (isClient(given) ? heldToPromises(given) : null), [given])
  const own: OwnClient | null = useMemo(
    () =>
      !page && appId && apiKey
        ? createClient({ appId, apiKey, host: searchHost }, (request) => host.note(request))
        : null,
    [host, page, appId, apiKey, searchHost],
  )
  useEffect(() => {
    if (!own || !appId) return
    host.notePolicy({ 'connect-src': serviceHosts({ appId, host: searchHost }) })
    return () => own.dispose()
  }, [host, own, appId, searchHost])
  const lacks = missing(settings, page)
  const problem = useMemo(
    () => (lacks ? new EmbedError('config', `${lacks} is missing`) : null),
    [lacks],
  )
  return { client: page ?? own, problem }
}
