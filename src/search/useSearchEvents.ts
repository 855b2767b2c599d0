// What the page hears, and what Back will find.
import type { Middleware } from 'instantsearch.js'
import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { Host } from '../shell/host.ts'
import { chosenOf } from './state.ts'

export function useSearchEvents(host: Host, index: string, stateKey: string) {
  const { results, addMiddlewares } = useInstantSearch()

  useEffect(() => {
    let last = ''
    const middleware: Middleware = () => ({
      onStateChange({ uiState }) {
        const chosen = chosenOf(index, uiState[stateKey])
        const now = JSON.stringify(chosen)
        if (now === last) return
        last = now
        host.memory.write(chosen)
        host.dispatch('search-change', chosen)
      },
    })
    return addMiddlewares(middleware)
  }, [host, index, stateKey, addMiddlewares])

  useEffect(() => {
    // The library begins with an answer of its own making.
    if (!results || results.__isArtificial) return
    host.noteError(null)
    host.dispatch('search-results', {
      query: results.query,
      nbHits: results.nbHits,
      page: results.page,
      hits: results.hits,
      index: results.index,
      queryID: results.queryID ?? null,
      processingTimeMS: results.processingTimeMS,
    })
  }, [host, results])
}
