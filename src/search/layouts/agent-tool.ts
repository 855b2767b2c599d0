// The search as a tool for agents in the browser: its description, and its answers. An agent's search is shown as
// if the visitor had typed it, because both look at the same page.
import type { FacetSetting } from '../../contract/attribute.ts'
import { factsOf } from '../../contract/facet-types.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject, own } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import { parsedUrl } from '../../net/url.ts'
import type { Host } from '../../page/host.ts'
import { kindsFor } from '../../recognition/kinds.ts'
import type { Words } from '../../shell/words.ts'
import { filterAttributeOf } from '../engine/requests.ts'
import { minLengthOf } from '../engine/setup.ts'
import type { Engine } from '../engine/snapshot.ts'
import { remembered } from '../engine/state.ts'
import { facetLabel } from '../filters/labels.ts'
import { unmarked } from '../records/field.ts'
import { rowReader } from '../results/rows.ts'

export interface ModelContext {
  registerTool(tool: object, options: { signal: AbortSignal }): unknown
}

const mostHits = 10
/** The description of a filter with more values does not list them. */
const mostValues = 50

function schemaOf(facet: FacetSetting, values: readonly string[], words: Words) {
  const title = facetLabel(facet, words)
  if (factsOf(facet.type).join !== 'interval') {
    const known = values.length && values.length <= mostValues ? { enum: values } : {}
    return { title, type: 'array', items: { type: 'string', ...known } }
  }
  return { title, type: 'object', properties: { min: { type: 'number' }, max: { type: 'number' } } }
}

/** Resolves when the results are shown, when the request has failed, or when there are too few letters. */
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

interface Offer {
  host: Host
  engine: Engine
  settings: SearchSettings
  words: Words
  facets: readonly FacetSetting[]
  signal: AbortSignal
}

/** Offers the tool until the signal aborts. */
export async function offerTool(
  context: ModelContext,
  { host, engine, settings, words, facets, signal }: Offer,
) {
  const { outcome, state } = engine.snapshot()
  const named = settings.label || state.index
  const inputs = facets.map((facet) => {
    const name = filterAttributeOf(facet)
    return [name, schemaOf(facet, Object.keys(outcome?.facets[name] ?? {}), words)] as const
  })
  const tool = {
    name: `search_${named}`.replace(/[^\w.-]+/g, '_').slice(0, 128),
    title: named,
    description: `Searches ${named} on this page. The visitor sees the results too.`,
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(inputs),
        query: { type: 'string', minLength: minLengthOf(settings) },
      },
    },
    annotations: { readOnlyHint: true, untrustedContentHint: true },
    execute: (input: unknown) => search(engine, input, settings, words),
  }
  try {
    await context.registerTool(tool, { signal })
  } catch {
    if (!signal.aborted)
      tellOwner('warn', `${host.name}: agent-tool is refused. Give each search a label of its own.`)
  }
}
