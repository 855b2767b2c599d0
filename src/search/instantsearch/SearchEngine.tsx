// InstantSearch around the search: it holds what is chosen and makes the queries.
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
  /** Whose widgets the page may add to; the library keeps the name of its first index. */
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
  // Begun in the first render, not after it: what is inside is there at once, as all else is.
  <InstantSearchSSRProvider initialResults={{}}>
    <InstantSearch
      searchClient={asker.searchClient}
      indexName={indexName}
      // What the page's dashboard switches on would add a script of somebody else's.
      insights={false}
      // A widget that the page takes away leaves what was chosen by others.
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
    // An error that nobody listens to would be thrown.
    instance.addListener('error', nothing)
    const detach = asker.attach(instance)
    return () => {
      detach()
      // Widgets and middleware of the page's end too. What is begun in the first render, the library
      // leaves to its owner.
      instance.dispose()
    }
  }, [instance, asker])
  return null
}
