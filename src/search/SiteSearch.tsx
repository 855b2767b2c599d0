// <site-search>: what has to be there before anyone can search, then the search itself.
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import { Consent } from '../shell/Consent.tsx'
import type { ElementProps } from '../shell/host.ts'
import { useMayLoad } from '../shell/loading.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import facets from '../shell/styles/facets.css?inline'
import interval from '../shell/styles/interval.css?inline'
import results from '../shell/styles/results.css?inline'
import search from '../shell/styles/search.css?inline'
import { Owned } from '../template/Owned.tsx'
import { firstQuery } from './address/address.ts'
import { intervalsAmong } from './address/filters.ts'
import { addressStore } from './address/history.ts'
import type { SearchClient } from './client/client.ts'
import { useClient } from './client/useClient.ts'
import { createEngine, type Transform } from './engine/engine.ts'
import { EngineContext } from './engine/useSearch.ts'
import { transformed } from './hits/transformed.ts'
import { Search } from './Search.tsx'
import { setupOf } from './setup.ts'
import { firstState, pageState, type SearchState } from './state.ts'

const styles = search + facets + interval + results

export function SiteSearch(props: ElementProps<SearchSettings>) {
  return (
    <Owned {...props} kind="search" styles={styles}>
      <Prepared {...props} />
    </Owned>
  )
}

function Prepared(props: ElementProps<SearchSettings>) {
  const { host, settings, properties } = props
  const mayLoad = useMayLoad(host, settings.loading)
  const { client, problem } = useClient(host, settings, properties)
  if (settings.loading === 'consent' && !mayLoad)
    return <Consent kind="search" service={serviceName(settings)} />
  if (problem || !client) return <Misconfigured kind="search" problem={problem} bare />
  return <Started {...props} client={client} mayLoad={mayLoad} />
}

interface StartedProps extends ElementProps<SearchSettings> {
  client: SearchClient
  mayLoad: boolean
}

function Started({ client, mayLoad, ...props }: StartedProps) {
  const { host, settings, properties } = props
  const [handover] = useState(() => host.handover())
  const setup = setupOf(settings, properties.searchParameters)
  const [page] = useState(() =>
    pageState(
      setup.indices,
      firstQuery(new URL(location.href), settings),
      settings.selected,
      intervalsAmong(settings.facets),
    ),
  )
  const [memory] = useState(() => host.memory.read())
  const address = useMemo(() => addressOf(settings, page), [settings, page])
  const [engine] = useState(() =>
    createEngine(
      firstState(page, setup.indices, {
        typed: handover?.text ?? '',
        address: address?.read() ?? null,
        memory,
      }),
    ),
  )
  const { transformItems } = properties
  const transform: Transform = useCallback(
    (hits) => transformed(hits, transformItems, host.name),
    [host, transformItems],
  )
  useEffect(() => engine.configure(setup, client, transform))
  useEffect(() => {
    if (mayLoad) engine.begin()
  }, [engine, mayLoad])
  useEffect(() => () => engine.dispose(), [engine])
  return (
    <EngineContext value={engine}>
      <Search {...props} handover={handover} page={page} address={address} memory={memory} />
    </EngineContext>
  )
}

const addressOf = (settings: SearchSettings, page: SearchState) =>
  settings.urlSync
    ? addressStore(
        {
          prefix: settings.urlPrefix,
          indices: settings.indexName?.map(({ value }) => value) ?? [],
          sorts: settings.sort?.map(({ value }) => value) ?? [],
          sizes: settings.perPageOptions ?? [],
          isInterval: intervalsAmong(settings.facets),
        },
        page,
      )
    : null

const serviceName = ({ searchHost, appId }: SearchSettings) =>
  searchHost ? new URL(searchHost).host : appId ? 'Algolia' : location.host
