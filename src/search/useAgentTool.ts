// `agent-tool`: offers the search to a browser's agents, where the browser has an interface for them (WebMCP).
import { useEffect } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { Host } from '../page/host.ts'
import { useWords } from '../shell/words.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import { type ModelContext, offerTool } from './layouts/agent-tool.ts'

/** The API has moved from one name to the other. */
const modelContext = (): ModelContext | undefined =>
  Reflect.get(document, 'modelContext') ?? Reflect.get(navigator, 'modelContext')

export function useAgentTool(host: Host, settings: SearchSettings) {
  const engine = useEngine()
  const words = useWords()
  const found = useSearch(({ found }) => found)
  // The values of filters are known with the first answer.
  const index = useSearch(({ state, outcome }) => outcome?.state.index ?? state.index)
  const hasValues = useSearch(({ outcome }) => outcome !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told again when they are known
  useEffect(() => {
    const context = settings.agentTool && index ? modelContext() : undefined
    if (!context) return
    const end = new AbortController()
    const facets = settings.facets ?? found ?? []
    void offerTool(context, { host, engine, settings, words, facets, signal: end.signal })
    return () => end.abort()
  }, [host, engine, settings, words, index, found, hasValues])
}
