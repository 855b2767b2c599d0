// Passes the attributes to the engine, and the engine's state to the address, the memory and the page. It
// renders nothing. While a search has no `entrance` (SiteSearch.tsx), this is all that is rendered, so that the
// first request leaves before box, filters and results take their time.
import { useLayoutEffect } from 'react'
import type { Host } from '../page/host.ts'
import type { Setup } from './engine/setup.ts'
import type { Transform } from './engine/snapshot.ts'
import { chosenOf } from './engine/state.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import type { SearchClient } from './service/search-client.ts'
import type { AddressStore } from './told/history.ts'

interface Props {
  host: Host
  address: AddressStore | null
  /** Null while a setting is missing. */
  setup: Setup | null
  client: SearchClient | null
  transform: Transform
  /** False if the visitor has to open the search or type first. */
  asksAtOnce: boolean
}

export function EngineLink({ host, address, setup, client, transform, asksAtOnce }: Props) {
  const engine = useEngine()
  const isAsking = useSearch(({ status }) => status !== 'idle')
  useLayoutEffect(() => (isAsking ? host.holdState('loading') : undefined), [host, isAsking])
  useLayoutEffect(
    () =>
      engine.follow((state, how) => {
        // The address comes first: it may add a step to the history, and that step has to remember the state.
        // A step that Back returns to is not written, because it has to keep its scroll position.
        if (how !== 'restore') {
          address?.write(state, how)
          host.memory.write(state)
        }
        host.dispatch(
          'search-change',
          chosenOf({ ...state, sort: engine.sortHere(), filters: engine.filtersHere() }),
        )
      }),
    [host, engine, address],
  )
  useLayoutEffect(() => engine.configure(setup, client, transform))
  useLayoutEffect(() => {
    if (asksAtOnce) engine.begin()
  }, [engine, asksAtOnce])
  useLayoutEffect(() => () => engine.dispose(), [engine])
  return null
}
