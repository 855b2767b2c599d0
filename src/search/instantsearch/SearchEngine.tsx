// InstantSearch around the search: it keeps the choices and makes the queries.
import { type ReactNode, useLayoutEffect } from 'react'
import {
  InstantSearch,
  InstantSearchSSRProvider,
  useInstantSearchContext,
} from 'react-instantsearch'
import type { Host } from '../../page/host.ts'
import { createEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/snapshot.ts'
import type { SearchState } from '../engine/state.ts'
import { InstantSearchAsker } from './asker.ts'

export interface SearchEngine extends Engine {
  asker: InstantSearchAsker
  /** The index that the page's widgets belong to; the library keeps the name of its first index. */
  indexName: string
}

export function createSearchEngine(first: SearchState, host: Host): SearchEngine {
  const asker = new InstantSearchAsker((instance) => host.publish('instantSearch', instance))
  return { ...createEngine(first, asker), asker, indexName: first.index }
}

const nothing = () => {}

interface Props {
  of: SearchEngine
  children: ReactNode
}

export const AroundSearch = ({ of: { asker, indexName }, children }: Props) => (
  // Started in the first render, so that its content is there at once.
  <InstantSearchSSRProvider initialResults={{}}>
    <InstantSearch
      searchClient={asker.searchClient}
      indexName={indexName}
      // A setting in the dashboard would make the library load a third-party script.
      insights={false}
      // When the page removes a widget, the choices of others stay.
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Attached asker={asker} />
      {children}
    </InstantSearch>
  </InstantSearchSSRProvider>
)

function Attached({ asker }: Pick<SearchEngine, 'asker'>) {
  const instance = useInstantSearchContext()
  useLayoutEffect(() => {
    // Without a listener, the library would throw errors.
    instance.addListener('error', nothing)
    const detach = asker.attach(instance)
    return () => {
      detach()
      // This also ends widgets and middleware of the page. The library does not dispose of an instance that was
      // started in the first render.
      instance.dispose()
    }
  }, [instance, asker])
  return null
}
