// View and click events for the search service, where the page asks for them. No cookie, no storage.

import { visitorToken } from '../state/visitor.ts'
import { send } from './beacon.ts'

interface Viewed {
  objectID: string
  queryID: string | null
  /** The index that answered: a replica where one was chosen. */
  index: string
}
interface Clicked extends Viewed {
  /** From 1, over all pages. */
  position: number
}

export interface Insights {
  viewed(hits: readonly Viewed[]): void
  clicked(hit: Clicked): void
  /** Sends what waits. */
  flush(): void
  /** Ends without sending what waits: the page may just have lost its consent. */
  dispose(): void
}

interface Service {
  appId: string
  /** Asked when events leave: it may be new by then, and is known once there are results. */
  key(): string | null
  /** Origin with path, without a slash at its end; null for Algolia's own. */
  host: string | null
  userToken: string | null
}

interface Told {
  eventType: 'view' | 'click'
  eventName: string
  index: string
  objectIDs: string[]
  positions?: number[]
  queryID: string | undefined
  userToken: string
}

const moment = 1000
const mostObjects = 20
const mostRemembered = 10_000

/** For the policy of a strict page too. */
export const insightsHost = (host: string | null) => host ?? 'https://insights.algolia.io'

/** The credentials stand in the address, because a beacon carries no headers. */
const eventsUrl = ({ appId, host }: Service, apiKey: string) =>
  `${insightsHost(host)}/1/events?${new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
    'X-Algolia-Agent': 'site-embed',
  })}`

/** The service refuses a whole call for one id that is not its own. */
const checkedQuery = (queryID: string | null) =>
  queryID && /^[0-9a-f]{32}$/.test(queryID) ? queryID : undefined

export function createInsights(service: Service): Insights {
  const userToken = visitorToken(service.userToken)
  const seen = new Set<string>()
  let waiting: Told[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function add({ objectID, queryID, index }: Viewed) {
    const key = JSON.stringify([queryID, index, objectID])
    if (!objectID || seen.has(key)) return
    if (seen.size >= mostRemembered) seen.clear()
    seen.add(key)
    const query = checkedQuery(queryID)
    const open = waiting.find(
      (event) =>
        event.index === index && event.queryID === query && event.objectIDs.length < mostObjects,
    )
    if (open) open.objectIDs.push(objectID)
    else
      waiting.push({
        eventType: 'view',
        eventName: 'Hits Viewed',
        index,
        objectIDs: [objectID],
        queryID: query,
        userToken,
      })
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const key = service.key()
    if (waiting.length && key) send(eventsUrl(service, key), waiting)
    waiting = []
  }

  const leave = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', leave)

  return {
    viewed(hits) {
      hits.forEach(add)
      if (waiting.length) timer ??= setTimeout(flush, moment)
    },
    clicked({ objectID, position, queryID, index }) {
      // There is nothing that it could be counted for.
      if (!objectID) return
      waiting.push({
        eventType: 'click',
        eventName: 'Hit Clicked',
        index,
        objectIDs: [objectID],
        positions: [position],
        queryID: checkedQuery(queryID),
        userToken,
      })
      // At once: the click may lead to another page.
      flush()
    },
    flush,
    dispose() {
      clearTimeout(timer)
      waiting = []
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', leave)
    },
  }
}
