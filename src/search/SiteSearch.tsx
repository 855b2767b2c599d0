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
import { slotTemplate } from '../template/slot.ts'
import { type Attempts, createAttempts } from './attempts.ts'
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
  const [attempts] = useState(createAttempts)
  const watched = useMemo(() => client && attempts.over(client), [attempts, client])
  useEffect(() => {
    if (mayLoad) attempts.begin()
  }, [attempts, mayLoad])
  const index = settings.indexName?.[0]?.value
  if (settings.loading === 'consent' && !mayLoad)
    return (
      <Consent kind="search" service={serviceName(settings)} own={slotTemplate(host, 'consent')} />
    )
  if (problem || !watched || !index) return <Misconfigured kind="search" problem={problem} bare />
  return <Started {...props} client={watched} attempts={attempts} index={index} />
}

interface StartedProps extends ElementProps<SearchSettings> {
  client: SearchClient
  attempts: Attempts
  index: string
}

function Started({ client, index, ...props }: StartedProps) {
  const { host, settings } = props
  const [handover] = useState(() => host.handover())
  // The library knows its state by the index that it began with.
  const [first] = useState(index)
  const [initial] = useState(() =>
    firstState(index, {
      typed: handover?.text ?? '',
      memory: host.memory.read(),
      query: settings.query,
    }),
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
      <Search {...props} index={index} stateKey={first} handover={handover} />
    </InstantSearch>
  )
}

const serviceName = ({ searchHost, appId }: SearchSettings) =>
  searchHost ? new URL(searchHost).host : appId ? 'Algolia' : location.host
