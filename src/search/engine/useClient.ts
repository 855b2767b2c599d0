// The element's search client: the page's own, or ours made from the attributes.
import { useEffect, useMemo } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import { areSameList } from '../../net/same.ts'
import type { ElementProps, Host } from '../../page/host.ts'
import type { KeySource } from '../service/api-keys.ts'
import { createClient } from '../service/client.ts'
import { fromGivenClient } from '../service/given-client.ts'
import { serviceHosts } from '../service/hosts.ts'
import { isClient } from '../service/instantsearch-client.ts'
import type { SearchClient } from '../service/search-client.ts'
import { isOnlyBox } from './setup.ts'

const isFunction = (value: unknown): value is () => unknown => typeof value === 'function'

type Wanted = Readonly<Record<string, unknown>>

/** “app-id is missing”: what the owner has to add before a search is possible. */
function missing(wanted: Wanted): string {
  const names = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]))
  return names.length ? `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} missing` : ''
}

/** Clients by the `stay` of an element, so that an element that is put back still has its answers. */
const keptClients = new WeakMap<object, { by: readonly unknown[]; client: SearchClient }>()

function keptClient({ stay }: Host, by: readonly unknown[], make: () => SearchClient) {
  const last = keptClients.get(stay)
  if (last && areSameList(by, last.by)) return last.client
  const client = make()
  keptClients.set(stay, { by, client })
  return client
}

type Properties = ElementProps<SearchSettings>['properties']

const keySource = ({ apiKey }: SearchSettings, { apiKey: source }: Properties): KeySource | null =>
  isFunction(source) ? source : apiKey

const wantedBy = (settings: SearchSettings, apiKey: KeySource | null): Wanted => ({
  ...(settings.engine === 'algolia'
    ? { 'app-id': settings.appId }
    : { 'search-host': settings.searchHost }),
  'api-key': apiKey,
  ...(settings.engine === 'typesense' && { 'search-fields': settings.searchFields }),
})

/** A client for the settings; null while a setting is missing. */
export function clientOf(host: Host, settings: SearchSettings, properties: Properties) {
  const apiKey = keySource(settings, properties)
  if (!apiKey || missing(wantedBy(settings, apiKey))) return null
  const { engine, appId, searchHost, searchFields: fields } = settings
  return keptClient(host, [engine, appId, apiKey, searchHost, fields], () =>
    createClient({ engine, appId: appId ?? '', apiKey, host: searchHost, fields }, (request) =>
      host.note(request),
    ),
  )
}

export function useClient(host: Host, settings: SearchSettings, properties: Properties) {
  const { searchClient: given } = properties
  const { indexName, suggestionsIndex, appId, searchHost } = settings
  const page = isClient(given) ? keptClient(host, [given], () => fromGivenClient(given)) : null
  if (given && !page)
    tellOwner('error', `${host.name}: searchClient is ignored: it has no search().`)
  const own = page ? null : clientOf(host, settings, properties)
  const client = page ?? own
  useEffect(() => () => client?.dispose(), [client])
  useEffect(() => {
    if (own)
      host.notePolicy({ 'connect-src': serviceHosts({ appId: appId ?? '', host: searchHost }) })
  }, [host, own, appId, searchHost])
  const onlyBox = isOnlyBox(settings)
  const asks = !onlyBox || suggestionsIndex !== null
  const lack = asks
    ? missing({
        'index-name': onlyBox || indexName,
        ...(!page && wantedBy(settings, keySource(settings, properties))),
      })
    : ''
  // The same object as long as the message is the same, so that it is reported once.
  const problem = useMemo(() => (lack ? new EmbedError('config', lack) : null), [lack])
  return { client: asks ? client : null, asks, problem }
}
