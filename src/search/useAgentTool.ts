// `agent-tool`: offers the search to a browser's agents, where the browser has an interface for them (WebMCP).
// What an agent searches is shown as if the visitor had typed it: both look at the same page.
import { useEffect } from 'react'
import type { FacetSetting } from '../contract/attribute.ts'
import { factsOf } from '../contract/facet-types.ts'
import type { SearchSettings } from '../contract/site-search.ts'
import { tellOwner } from '../errors/owner.ts'
import { isObject, own } from '../net/json.ts'
import { areSame } from '../net/same.ts'
import { parsedUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'
import { kindsFor } from '../recognition/kinds.ts'
import { useWords, type Words } from '../shell/words.ts'
import { minLengthOf } from './engine/setup.ts'
import type { Engine } from './engine/snapshot.ts'
import { remembered } from './engine/state.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import { facetLabel } from './filters/labels.ts'
import { highlightMarks } from './records/field.ts'
import { rowReader } from './results/rows.ts'

interface ModelContext {
  registerTool(tool: object, options: { signal: AbortSignal }): unknown
}

/** The name has moved from one to the other. */
const modelContext = (): ModelContext | undefined =>
  Reflect.get(document, 'modelContext') ?? Reflect.get(navigator, 'modelContext')

const mostHits = 10
/** A filter with more values is described without them. */
const mostValues = 50

const unmarked = (text: string) => text.replace(highlightMarks, '')

/** Levels of a tree are kept under the first. */
const nameOf = ({ attribute }: FacetSetting) => attribute.replace(/>.*/, '')

function schemaOf(facet: FacetSetting, values: readonly string[], words: Words) {
  const title = facetLabel(facet, words)
  if (factsOf(facet.type).join !== 'interval') {
    const known = values.length && values.length <= mostValues ? { enum: values } : {}
    return { title, type: 'array', items: { type: 'string', ...known } }
  }
  return { title, type: 'object', properties: { min: { type: 'number' }, max: { type: 'number' } } }
}

/** Until what is wanted is shown, or has failed, or has too few letters for a question. */
const answered = (engine: Engine, least: number) =>
  new Promise<void>((done) => {
    const before = engine.snapshot().error
    const look = () => {
      const { outcome, state, error, status } = engine.snapshot()
      const isShown = state.query.trim().length < least || areSame(outcome?.state, state)
      if (status !== 'idle' || (error === before && !isShown)) return
      end()
      done()
    }
    const end = engine.subscribe(look)
    look()
  })

async function search(engine: Engine, input: unknown, settings: SearchSettings, words: Words) {
  const { state, error: before } = engine.snapshot()
  const { index } = state
  const said = isObject(input) ? input : {}
  const wanted = remembered({ ...said, index, filters: said }, [index])
  engine.set({ query: '', filters: {}, ...wanted })
  engine.begin()
  if (before) engine.refresh()
  await answered(engine, minLengthOf(settings))
  const { outcome, error, samples } = engine.snapshot()
  if (error || !outcome) return { error: error?.code ?? 'min-length' }
  const read = rowReader(settings, words, kindsFor(own(samples, index), settings))
  return {
    total: outcome.nbHits,
    results: read(outcome.hits.slice(0, mostHits)).map(({ content: { title, url, text } }) => ({
      title: unmarked(title),
      url: url && parsedUrl(url, document.baseURI)?.href,
      text: unmarked(text),
    })),
  }
}

export function useAgentTool(host: Host, settings: SearchSettings) {
  const engine = useEngine()
  const words = useWords()
  const index = useSearch(({ state }) => state.index)
  const found = useSearch(({ found }) => found)
  const hasValues = useSearch(({ outcome }) => outcome !== null)
  useEffect(() => {
    const context = settings.agentTool && index ? modelContext() : undefined
    if (!context) return
    const values = hasValues ? engine.snapshot().outcome?.facets : undefined
    const facets = (settings.facets ?? found ?? []).map((facet) => {
      const name = nameOf(facet)
      return [name, schemaOf(facet, Object.keys(values?.[name] ?? {}), words)] as const
    })
    const named = settings.label || index
    const end = new AbortController()
    const register = async () =>
      context.registerTool(
        {
          name: `search_${named}`.replace(/[^\w.-]+/g, '_').slice(0, 128),
          title: named,
          description: `Searches ${named} on this page. The visitor sees the results too.`,
          inputSchema: {
            type: 'object',
            properties: {
              ...Object.fromEntries(facets),
              query: { type: 'string', minLength: minLengthOf(settings) },
            },
          },
          annotations: { readOnlyHint: true, untrustedContentHint: true },
          execute: (input: unknown) => search(engine, input, settings, words),
        },
        { signal: end.signal },
      )
    register().catch(() => {
      if (!end.signal.aborted)
        tellOwner(
          'warn',
          `${host.name}: agent-tool is refused. Give each search a label of its own.`,
        )
    })
    return () => end.abort()
  }, [host, engine, settings, words, index, found, hasValues])
}
