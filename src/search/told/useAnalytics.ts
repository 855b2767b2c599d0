// Reports to the page's events, to Tag Manager and to the service’s Insights, as far as the page allows, what was
// shown for a while, what was seen and what was chosen.
import { useEffect, useMemo, useRef } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import type { Json } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { countOf, type Outcome, resultsOf } from '../engine/outcome.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import type { SearchClient } from '../service/search-client.ts'
import { conversions } from './conversions.ts'
import { createInsights, insightsHost } from './insights.ts'
import { createTracking, type Tracking } from './track.ts'
import { questionOf, wayIn } from './way.ts'

/** Milliseconds without a change. */
const settlesAfter = 1000

interface Shown extends Pick<Outcome, 'nbHits' | 'filters'> {
  state: Pick<Outcome['state'], 'query' | 'page' | 'index'>
}

const keyOf = ({ state: { query, page, index }, nbHits, filters }: Shown) =>
  JSON.stringify([query, page, nbHits, index, filters])

/** `search-settle`: fires once nothing has changed for a second, and only once for the same results. */
export function createSettler<Latest extends Shown>(tell: (outcome: Latest) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''
  let latest: Latest | undefined

  function stop() {
    clearTimeout(timer)
    latest = undefined
  }
  function wait(outcome: Latest) {
    stop()
    latest = outcome
    timer = setTimeout(() => {
      latest = undefined
      told = keyOf(outcome)
      tell(outcome)
    }, settlesAfter)
  }

  return {
    results(outcome: Latest) {
      const key = keyOf(outcome)
      if (latest && keyOf(latest) === key) return
      if (key === told) stop()
      else wait(outcome)
    },
    /** The visitor has typed or chosen something, so the second starts again. */
    restart() {
      if (latest) wait(latest)
    },
    dispose: stop,
  }
}

/** Milliseconds in which the second click on a result belongs to the first. */
const doubleClick = 800

const idOf = ({ objectID }: Json) => (typeof objectID === 'string' ? objectID : '')

function useInsights(
  host: Host,
  settings: SearchSettings,
  client: SearchClient | null,
  mayLoad: boolean,
) {
  const { engine, appId, apiKey, searchHost, userToken, indexName } = settings
  // A box that leads elsewhere is shown before the visitor has agreed.
  const insights = settings.insights && (mayLoad || settings.loading !== 'consent')
  const search = useEngine()
  const service = useMemo(() => {
    const key = client?.key ?? (apiKey !== null ? () => apiKey : null)
    return insights && engine === 'algolia' && appId !== null && key
      ? createInsights({ appId, key, host: searchHost, userToken })
      : null
  }, [insights, client, engine, appId, apiKey, searchHost, userToken])
  useEffect(() => {
    if (insights && client && !service)
      tellOwner(
        'warn',
        `${host.name}: insights sends nothing: beside a searchClient it needs Algolia’s app-id and api-key as text.`,
      )
    if (!service) return
    host.notePolicy({ 'connect-src': [new URL(insightsHost(searchHost)).origin] })
    return () => {
      service.flush()
      service.dispose()
    }
  }, [host, insights, client, service, searchHost])
  useEffect(
    () =>
      service
        ? conversions().join({
            element: host.element,
            index: indexName?.[0]?.value,
            wayOf(objectID) {
              const { groups = [] } = search.snapshot().outcome ?? {}
              const ways = groups.flatMap((group) =>
                group.hits.flatMap((hit) => (idOf(hit) === objectID ? wayIn(group, hit) : [])),
              )
              return ways[0]
            },
            tell: service.converted,
          })
        : undefined,
    [host, service, indexName, search],
  )
  return service
}

function useSettled(host: Host, tracking: Tracking | null) {
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  const settler = useMemo(
    () =>
      createSettler((outcome: Outcome) => {
        const told = resultsOf(outcome)
        host.dispatch('search-settle', told)
        tracking?.settled({ ...told, nbHits: countOf(outcome) })
      }),
    [host, tracking],
  )
  useEffect(() => engine.follow(settler.restart), [engine, settler])
  useEffect(() => {
    if (outcome?.state.index) settler.results(outcome)
  }, [settler, outcome])
  useEffect(() => settler.dispose, [settler])
}

/**
 * Reports a chosen result; false if the page has cancelled the event, so that the link must not be followed. The
 * index is given if there are results of several.
 */
export type Select = (hit: Json, position: number, index?: string) => boolean

export function useAnalytics(
  host: Host,
  settings: SearchSettings,
  client: SearchClient | null,
  mayLoad: boolean,
): Select {
  const outcome = useSearch(({ outcome }) => outcome)
  const error = useSearch(({ error }) => error)
  const insights = useInsights(host, settings, client, mayLoad)
  const tracking = useMemo(() => createTracking(settings.track), [settings.track])
  useSettled(host, tracking)
  useEffect(() => {
    if (error) tracking?.failed(error.code)
  }, [tracking, error])
  useEffect(() => {
    // Without an index there are only suggestions, which `search-results` does not report.
    if (!outcome?.state.index) return
    host.noteError(null)
    host.dispatch('search-results', resultsOf(outcome))
  }, [host, outcome])
  useEffect(() => {
    if (!outcome) return
    const viewed = outcome.groups.flatMap((group) =>
      group.hits.map((hit) => ({
        objectID: idOf(hit),
        queryID: questionOf(hit, group),
        index: group.answering,
      })),
    )
    insights?.viewed(viewed)
    // By now the key is known.
    conversions().flush()
  }, [insights, outcome])
  const last = useRef({ choice: '', time: 0 })
  return (hit, position, from) => {
    const { groups = [], state } = outcome ?? {}
    const group = groups.find(({ index }) => index === from) ?? groups[0]
    if (!group || !state) return true
    const { answering, index } = group
    const queryID = questionOf(hit, group)
    const way = insights && wayIn(group, hit)
    // Also if the page itself shows the chosen result.
    if (way) conversions().found(idOf(hit), way)
    const told = { hit, position, queryID, ...(from && { index }) }
    if (!host.dispatch('search-select', told, true)) return false
    const chosen = { objectID: idOf(hit), position, queryID, index: answering }
    const { choice, time } = last.current
    last.current = { choice: JSON.stringify(chosen), time: performance.now() }
    if (last.current.choice === choice && last.current.time - time < doubleClick) return true
    insights?.clicked(chosen)
    tracking?.selected({ ...chosen, query: state.query })
    return true
  }
}
