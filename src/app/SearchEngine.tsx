// A search inside the app's `<InstantSearch>` uses that instance; any other search has its own.
import { type ReactNode, useLayoutEffect } from 'react'
import type { Host } from '../page/host.ts'
import { createEngine } from '../search/engine/engine.ts'
import type { SearchState } from '../search/engine/state.ts'
import {
  AroundSearch as AroundByItself,
  type SearchEngine as Own,
} from '../search/instantsearch/SearchEngine.tsx'
import { useInstanceAround } from './instance-around.ts'
import { JoiningAsker } from './joining-asker.ts'

interface SearchEngine extends Own {
  asker: JoiningAsker
}

export function createSearchEngine(first: SearchState, host: Host): SearchEngine {
  const asker = new JoiningAsker((instance) => host.publish('instantSearch', instance))
  return { ...createEngine(first, asker), asker, indexName: first.index }
}

interface Props {
  of: SearchEngine
  children: ReactNode
}

export function AroundSearch({ of, children }: Props) {
  const { asker } = of
  const around = useInstanceAround()
  useLayoutEffect(() => (around ? asker.join(around) : undefined), [around, asker])
  return around ? children : <AroundByItself of={of}>{children}</AroundByItself>
}
