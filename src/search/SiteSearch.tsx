// <site-search>: what has to be there before anyone can search, then the search itself.
import { useEffect, useMemo, useState } from 'react'
import { InstantSearch } from 'react-instantsearch'
import type { SearchSettings } from '../contract/site-search.ts'
import { Consent } from '../shell/Consent.tsx'
import type { ElementProps } from '../shell/host.ts'
import { useMayLoad } from '../shell/loading.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import { Shell } from '../shell/Shell.tsx'
import styles from '../shell/styles/search.css?inline'
import type { SearchClient } from './client.ts'
import { Search } from './Search.tsx'
import { firstState } from './state.ts'
import { useClient } from './useClient.ts'

export function SiteSearch(props: ElementProps<SearchSettings>) {
  return (
    <Shell {...props} kind="search" styles={styles}>
      <Prepared {...props} />
    </Shell>
  )
}

function Prepared(props: ElementProps<SearchSettings>) {
  const { host, settings, properties } = props
  const mayLoad = useMayLoad(host, settings.loading)
  const { client, problem } = useClient(host, settings, properties.searchClient)
  const held = useHeld(client, mayLoad)
  const index = settings.indexName?.[0]?.value
  if (settings.loading === 'consent' && !mayLoad)
    return <Consent kind="search" service={serviceName(settings)} />
  if (problem || !held || !index) return <Misconfigured kind="search" problem={problem} />
  return <Started key={index} {...props} client={held} index={index} />
}

interface StartedProps extends ElementProps<SearchSettings> {
  client: SearchClient
  index: string
}

function Started({ client, index, ...props }: StartedProps) {
  const [initial] = useState(() =>
    firstState(props.host.memory.read(), index, props.settings.query),
  )
  return (
    <InstantSearch
      indexName={index}
      searchClient={client}
      initialUiState={initial}
      insights={false}
      stalledSearchDelay={300}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Search {...props} index={index} />
    </InstantSearch>
  )
}

const serviceName = ({ searchHost, appId }: SearchSettings) =>
  searchHost ? new URL(searchHost).host : appId ? 'Algolia' : location.host

/** Asks nothing until it may; then everything that waited. */
function useHeld(client: SearchClient | null, mayLoad: boolean): SearchClient | null {
  const [gate] = useState(createGate)
  useEffect(() => {
    if (mayLoad) gate.open()
  }, [gate, mayLoad])
  return useMemo(
    () =>
      client && {
        ...client,
        search: (requests) => gate.opened.then(() => client.search(requests)),
      },
    [client, gate],
  )
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
