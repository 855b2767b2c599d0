// View and click events for the search service, if the page wants them. They use no cookie and no storage.
import { advice } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import { asItIs } from '../../net/json.ts'
import { visitorToken } from '../engine/visitor.ts'
import { queryIdOf } from './way.ts'

interface Viewed {
  objectID: string
  queryID: string | null
  /** The index that answered: a replica if one was chosen. */
  index: string
}

export type Insights = ReturnType<typeof createInsights>

interface Service {
  appId: string
  /** Called when events are sent, because the key may be renewed and is only known once there are results. */
  key(): string | null
  /** Origin with path, without a slash at its end; null for Algolia's own. */
  host: string | null
  userToken: string | null
}

/** Milliseconds in which views are collected into one call. */
const collectFor = 1000
const mostObjects = 20
const mostRemembered = 10_000

/** Also used for the policy (CSP) of a strict page. */
export const insightsHost = (host: string | null) => host ?? 'https://insights.algolia.io'

/** The credentials are in the address, because headers would cause a preflight request. */
const eventsUrl = ({ appId, host }: Service, apiKey: string) =>
  `${insightsHost(host)}/1/events?${new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
    'X-Algolia-Agent': 'site-embed',
  })}`

interface Event {
  index: string
  queryID: string | undefined
  objectIDs: string[]
}

/** An event that has room for another object. */
export const openIn = <One extends Event>(
  events: readonly One[],
  { index, queryID }: Pick<Event, 'index' | 'queryID'>,
) =>
  events.find(
    (event) =>
      event.index === index && event.queryID === queryID && event.objectIDs.length < mostObjects,
  )

export function createInsights(service: Service) {
  const userToken = visitorToken(service.userToken)
  const seen = new Set<string>()
  const eventOf = (
    eventType: 'view' | 'click',
    eventName: string,
    { objectID, queryID, index }: Viewed,
    positions?: number[],
  ) => ({
    eventType,
    eventName,
    index,
    objectIDs: [objectID],
    queryID: queryIdOf(queryID),
    userToken,
    positions,
  })
  let waiting: ReturnType<typeof eventOf>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Each result counts once per query, with twenty results in an event. */
  function addView(hit: Viewed) {
    const { objectID, queryID, index } = hit
    const key = JSON.stringify([queryID, index, objectID])
    if (!objectID || seen.has(key)) return
    if (seen.size >= mostRemembered) seen.clear()
    seen.add(key)
    const view = eventOf('view', 'Hits Viewed', hit)
    const open = openIn(waiting, view)
    if (open) open.objectIDs.push(objectID)
    else waiting.push(view)
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const key = service.key()
    if (waiting.length && key) send(eventsUrl(service, key), waiting)
    waiting = []
  }

  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flushWhenHidden)

  return {
    viewed(hits: readonly Viewed[]) {
      hits.forEach(addView)
      if (waiting.length) timer ??= setTimeout(flush, collectFor)
    },
    /** The position is from 1, over all pages. */
    clicked({ position, ...hit }: Viewed & { position: number }) {
      // The service counts clicks by the id of the record.
      if (!hit.objectID) return
      waiting.push(eventOf('click', 'Hit Clicked', hit, [position]))
      // At once, because the click may lead to another page.
      flush()
    },
    /** False while there is no key. */
    converted(events: readonly object[]) {
      const key = service.key()
      if (key)
        send(
          eventsUrl(service, key),
          events.map((event) => ({ ...event, userToken })),
          true,
        )
      return key !== null
    },
    flush,
    /** Ends without sending waiting events, because the page may just have lost its consent. */
    dispose() {
      clearTimeout(timer)
      waiting = []
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    },
  }
}

/**
 * Browsers send at most 64 kB when a page closes, and the service accepts 1000 events in a call. This stays far
 * below both.
 */
const mostCharacters = 30_000

/**
 * Events have to arrive even when the page is about to close. `sendBeacon` would send the visitor's cookies, and
 * accept new ones.
 */
async function post(url: string, body: string, waits?: boolean) {
  try {
    // A string is sent as text/plain, for which browsers send no preflight request.
    await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  } catch {
    tellOwner('warn', `insights: ${advice.network}`)
    // Only as long as the page is open.
    if (waits) addEventListener('online', () => void post(url, body, waits), { once: true })
  }
}

/** Splits the events into several calls if they are too large for one. `waits`: until the visitor is online. */
export function send(url: string, events: readonly object[], waits?: boolean) {
  const body = JSON.stringify({ events }, asItIs)
  const half = events.length >> 1
  if (half && body.length > mostCharacters) {
    send(url, events.slice(0, half), waits)
    send(url, events.slice(half), waits)
  } else if (events.length) void post(url, body, waits)
}
