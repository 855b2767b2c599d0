// Events for the search service's analytics, which the sandbox checks strictly.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Insights } from '../../../src/search/told/insights.ts'
import { withOldToJson } from '../../old-to-json.ts'
import { APP, KEY, openShop } from '../../sandbox/search/fixture.ts'

const queryID = '0123456789abcdef0123456789abcdef'
const other = 'fedcba9876543210fedcba9876543210'
const anonymous = /^anonymous-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface Event {
  eventType: string
  objectIDs: string[]
  index: string
  queryID?: string
  userToken: string
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const sent = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
let shop = openShop()
let answers: number[] = []
let insights: Insights
let module = await import('../../../src/search/told/insights.ts')

const service = { appId: APP, key: (): string | null => KEY, host: null, userToken: null }
const hit = (objectID: string, changes: object = {}) => ({
  objectID,
  queryID,
  index: 'books',
  ...changes,
})
const hits = (count: number, prefix = 'book') =>
  Array.from({ length: count }, (_, at) => hit(`${prefix}-${at}`))
const kept = () => shop.get('/sandbox/events').body as Event[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  module = await import('../../../src/search/told/insights.ts')
  shop = openShop()
  answers = []
  sent.mockReset().mockImplementation(async (url, { body }) => {
    const asked = { method: 'POST', url: new URL(url), headers: {}, body: String(body) }
    answers.push(shop.service(asked)?.status ?? 0)
    return new Response('{}')
  })
  warn.mockClear()
  vi.stubGlobal('fetch', sent)
  insights = module.createInsights(service)
})
afterEach(() => {
  insights.dispose()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('results that were shown', () => {
  test('are sent with the key that is in use by then, and not at all while there is none', () => {
    const key = vi.fn<() => string | null>().mockReturnValueOnce(null).mockReturnValue(KEY)
    const later = module.createInsights({ ...service, key })
    later.viewed([hit('fog')])
    vi.advanceTimersByTime(1000)
    expect(sent).not.toHaveBeenCalled()
    later.viewed([hit('amber')])
    vi.advanceTimersByTime(1000)
    expect(answers).toEqual([200])
    later.dispose()
  })

  test('are sent together, a second later, as the service takes them', () => {
    insights.viewed([hit('fog'), hit('amber')])
    insights.viewed([hit('street')])
    expect(sent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(answers).toEqual([200])
    expect(kept()).toEqual([
      {
        eventType: 'view',
        eventName: 'Hits Viewed',
        index: 'books',
        objectIDs: ['fog', 'amber', 'street'],
        queryID,
        userToken: expect.stringMatching(anonymous),
      },
    ])
  })

  test('are sent as what they are, whatever the page makes of JSON', () => {
    sent.mockResolvedValue(new Response('{}'))
    insights.viewed([hit('fog')])
    withOldToJson(() => insights.flush())
    const { events } = JSON.parse(String(sent.mock.calls[0]?.[1].body))
    expect(events).toMatchObject([{ eventType: 'view', objectIDs: ['fog'] }])
  })

  test('are sent to Algolia’s own host, with the credentials in the address', () => {
    insights.viewed([hit('fog')])
    insights.flush()
    const url = new URL(sent.mock.calls[0]?.[0] ?? '')
    expect(url.origin + url.pathname).toBe('https://insights.algolia.io/1/events')
    expect([...url.searchParams]).toEqual([
      ['X-Algolia-Application-Id', APP],
      ['X-Algolia-API-Key', KEY],
      ['X-Algolia-Agent', 'site-embed'],
    ])
    expect(typeof sent.mock.calls[0]?.[1].body).toBe('string')
  })

  test('are sent to search-host where the page has one, below its path', () => {
    const own = module.createInsights({ ...service, host: 'https://example.org:8080/search' })
    own.viewed([hit('fog')])
    own.flush()
    own.dispose()
    expect(sent.mock.calls[0]?.[0]).toMatch(/^https:\/\/example\.org:8080\/search\/1\/events\?/)
  })

  test('are at most twenty to an event, whatever was shown', () => {
    insights.viewed(hits(45))
    insights.flush()
    expect(answers).toEqual([200])
    expect(kept().map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5])
  })

  test('of different query ids or indices are in different events', () => {
    insights.viewed([hit('fog'), hit('fog', { queryID: other }), hit('amber', { index: 'help' })])
    insights.flush()
    expect(kept().map((event) => [event.index, event.queryID])).toEqual([
      ['books', queryID],
      ['books', other],
      ['help', queryID],
    ])
  })

  test('are sent once for each query id', () => {
    insights.viewed([hit('fog'), hit('amber')])
    vi.advanceTimersByTime(1000)
    insights.viewed([hit('fog'), hit('street')])
    insights.viewed([hit('fog', { queryID: other })])
    vi.advanceTimersByTime(1000)
    expect(kept().map(({ objectIDs }) => objectIDs)).toEqual([
      ['fog', 'amber'],
      ['street'],
      ['fog'],
    ])
    insights.viewed([hit('fog'), hit('amber'), hit('street')])
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('without a query id, or with one that is not the service’s, do not spoil the others', () => {
    insights.viewed([hit('fog', { queryID: null }), hit('amber', { queryID: 'proxy-1' })])
    insights.viewed([hit(''), hit('street')])
    insights.flush()
    expect(answers).toEqual([200])
    expect(kept().map((event) => [event.queryID, event.objectIDs])).toEqual([
      [undefined, ['fog', 'amber']],
      [queryID, ['street']],
    ])
  })

  test('are sent in calls that are small enough to leave with a page', () => {
    insights.viewed(hits(1000, `https://example.org/${'long/'.repeat(20)}`))
    insights.flush()
    expect(answers.length).toBeGreaterThan(1)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(kept().flatMap(({ objectIDs }) => objectIDs)).toHaveLength(1000)
    for (const [, { body }] of sent.mock.calls) expect(String(body).length).toBeLessThan(60_000)
  })

  test('that are none send nothing', () => {
    insights.viewed([])
    insights.flush()
    vi.advanceTimersByTime(10_000)
    expect(sent).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a chosen result', () => {
  test('is sent at once, after the views before it', () => {
    insights.viewed([hit('fog'), hit('amber')])
    insights.clicked({ ...hit('amber'), position: 22 })
    expect(answers).toEqual([200])
    expect(kept()).toEqual([
      expect.objectContaining({ eventType: 'view', objectIDs: ['fog', 'amber'] }),
      {
        eventType: 'click',
        eventName: 'Hit Clicked',
        index: 'books',
        objectIDs: ['amber'],
        positions: [22],
        queryID,
        userToken: expect.stringMatching(anonymous),
      },
    ])
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is sent each time', () => {
    insights.clicked({ ...hit('fog'), position: 1 })
    insights.clicked({ ...hit('fog'), position: 1 })
    expect(kept()).toHaveLength(2)
  })

  test('without an id of its own is not sent', () => {
    insights.viewed([hit('fog')])
    insights.clicked({ ...hit(''), position: 1 })
    insights.flush()
    expect(kept()).toEqual([expect.objectContaining({ eventType: 'view' })])
  })

  test('without a query id is sent too', () => {
    insights.clicked({ ...hit('fog', { queryID: null }), position: 1 })
    expect(answers).toEqual([200])
  })
})

describe('a visitor who leaves', () => {
  test('has sent what was waiting', () => {
    insights.viewed([hit('fog')])
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toHaveLength(1)
  })

  test('for another tab has it sent too', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    insights.viewed([hit('fog')])
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).not.toHaveBeenCalled()
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(kept()).toHaveLength(1)
    state.mockRestore()
  })

  test('whose element was removed before sends nothing, and no timer or listener is left', () => {
    insights.viewed([hit('fog')])
    insights.dispose()
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(10_000)
    expect(sent).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the visitor', () => {
  const tokenWith = (userToken: string | null) => {
    const own = module.createInsights({ ...service, userToken })
    own.clicked({ ...hit('fog'), position: 1 })
    own.dispose()
    return kept().at(-1)?.userToken
  }

  test.each(['visitor-1', 'a'.repeat(129), 'aZ09_=/+-'])('is who the page says: %s', (token) => {
    expect(tokenWith(token)).toBe(token)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['me@example.org', 'a b', 'ż', 'a'.repeat(130), 'a\n'])(
    'is anonymous where the page says %j, and the owner hears why, without the token',
    (token) => {
      expect(tokenWith(token)).toMatch(anonymous)
      expect(tokenWith(token)).toMatch(anonymous)
      expect(warn).toHaveBeenCalledTimes(1)
      expect(String(warn.mock.calls)).toContain('user-token')
      expect(String(warn.mock.calls)).not.toContain(token)
      expect(answers).toEqual([200, 200])
    },
  )

  test('is the same for all elements of a page view, and another in the next', async () => {
    const first = tokenWith(null)
    expect(tokenWith(null)).toBe(first)
    vi.resetModules()
    module = await import('../../../src/search/told/insights.ts')
    expect(tokenWith(null)).not.toBe(first)
  })

  test('is anonymous on pages without https too', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    expect(tokenWith(null)).toMatch(anonymous)
  })
})

describe('on their way', () => {
  test('events outlive the page, and neither take a cookie along nor leave one', () => {
    const beacon = vi.spyOn(navigator, 'sendBeacon')
    insights.clicked({ ...hit('fog'), position: 1 })
    const [, request] = sent.mock.calls[0] ?? []
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(request).not.toHaveProperty('headers')
    expect(beacon).not.toHaveBeenCalled()
  })

  test('those that fail are told to the owner alone', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    for (let times = 0; times < 3; times++) insights.clicked({ ...hit('fog'), position: 1 })
    await vi.runAllTimersAsync()
    expect(sent).toHaveBeenCalledTimes(3)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls)).toContain('insights')
    expect(String(warn.mock.calls)).not.toContain(KEY)
  })
})
