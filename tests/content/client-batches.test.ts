// Entries that are wanted at the same time share requests, within the limits of the service.
import { describe, expect, test, vi } from 'vitest'
import {
  bySlug,
  fetchEntry,
  fetched,
  gate,
  queries,
  question,
  sent,
  service,
  someone,
  space,
} from './asking.ts'

describe('several entries', () => {
  test('wanted in one task cost one request, in an order that caches know', async () => {
    const found = await Promise.all(
      ['c', 'a', 'b', 'a'].map((id) => fetchEntry(question(id), someone())),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['c', 'a', 'b', 'a'])
    expect(queries()).toEqual([
      { access_token: 'key1', include: '3', limit: '3', 'sys.id[in]': 'a,b,c' },
    ])
  })

  test('wanted within 50 ms of each other while the page is parsed cost one request', async () => {
    vi.useFakeTimers()
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const first = fetchEntry(question('a'), someone())
    await vi.advanceTimersByTimeAsync(40)
    const second = fetchEntry(question('b'), someone())
    await vi.advanceTimersByTimeAsync(10)
    expect([(await first).entry.id, (await second).entry.id]).toEqual(['a', 'b'])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['locale', { locale: 'pl' }],
    ['depth', { include: 1 }],
    ['environment', { space: { ...space, environment: 'staging' } }],
    ['space', { space: { ...space, spaceId: 'other' } }],
    ['token', { space: { ...space, token: 'other' } }],
  ])('of another %s are requested separately, and not taken from the cache', async (_, more) => {
    await Promise.all([
      fetchEntry(question('a'), someone()),
      fetchEntry(question('a', more), someone()),
    ])
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('are still found if one of them is missing', async () => {
    const [good, bad] = await Promise.allSettled([
      fetchEntry(question('a'), someone()),
      fetchEntry(question('none'), someone()),
    ])
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected'])
  })

  test('cost a request only for those that are not known yet', async () => {
    await fetchEntry(question('a'), someone())
    await Promise.all([fetchEntry(question('a'), someone()), fetchEntry(question('b'), someone())])
    expect(queries().map((query) => query['sys.id'])).toEqual(['a', 'b'])
  })

  test('that are the same are requested once, even if the second is wanted while the first is under way', async () => {
    const open = gate()
    const first = fetchEntry(question('a'), someone())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    const second = fetchEntry(question('a'), someone())
    await new Promise((resolve) => setTimeout(resolve))
    open()
    expect([(await first).entry.id, (await second).entry.id]).toEqual(['a', 'a'])
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('entries that are too much for one request', () => {
  /** Refuses what `isTooBig` says, as the service does. */
  const refusing = (isTooBig: (query: URLSearchParams) => boolean) =>
    fetched.mockImplementation(async (address, options) => {
      const answer = await service(address, options)
      const message = 'Response size too big. Maximum allowed response size: 7340032b.'
      return isTooBig(new URL(address).searchParams)
        ? new Response(JSON.stringify({ message }), { status: 400 })
        : answer
    })
  const idsIn = (query: URLSearchParams) =>
    (query.get('sys.id') ?? query.get('sys.id[in]') ?? '').split(',')

  test('are requested with several addresses, none longer than 4 kB', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => `entry-${String(at).padStart(16, '0')}`)
    const found = await Promise.all(ids.map((id) => fetchEntry(question(id), someone())))
    expect(found.map((each) => each.entry.id)).toEqual(ids)
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.length).toBeLessThan(5)
    for (const { href } of sent) expect(href.length).toBeLessThanOrEqual(4000)
  })

  test('are requested in halves if their answer would be too big', async () => {
    refusing((query) => idsIn(query).length > 2)
    const found = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) => fetchEntry(question(id), someone())),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(found.some(({ isLessDeep }) => isLessDeep)).toBe(false)
    expect(sent.map(({ searchParams }) => idsIn(searchParams).length)).toEqual([5, 2, 3, 1, 2])
  })

  test('are requested with fewer levels if a single one is too big, and marked as such', async () => {
    refusing((query) => idsIn(query).includes('big') && query.get('include') !== '0')
    const [big, small] = await Promise.all(
      ['big', 'small'].map((id) => fetchEntry(question(id), someone())),
    )
    expect([big?.isLessDeep, small?.isLessDeep]).toEqual([true, false])
    expect(queries().map((query) => [query.limit, query.include])).toEqual([
      ['2', '3'],
      ['1', '3'],
      ['1', '3'],
      ['1', '1'],
      ['1', '0'],
    ])
  })

  test('do not fail together when one of them fails', async () => {
    refusing((query) => idsIn(query).includes('huge'))
    const [huge, small] = await Promise.allSettled(
      ['huge', 'small'].map((id) => fetchEntry(question(id), someone())),
    )
    expect(huge).toMatchObject({ status: 'rejected', reason: { code: 'config', status: 400 } })
    expect(small).toMatchObject({ status: 'fulfilled' })
  })
})

describe('entries of a release or a moment', () => {
  const moment = '2026-11-27T09:00:00.000Z'
  const of = (timeline: { release: string; moment: string } | null) => ({
    space: { ...space, preview: true, timeline },
  })
  const timelines: [string, { release: string; moment: string }, object][] = [
    ['a release', { release: 'spring', moment: '' }, { 'release[lte]': 'spring' }],
    ['a moment', { release: '', moment }, { 'timestamp[lte]': moment }],
    ['both', { release: 'spring', moment }, { 'release[lte]': 'spring', 'timestamp[lte]': moment }],
  ]

  test.each(timelines)('of %s have an address of their own', async (_, timeline, told) => {
    const found = await Promise.all([
      fetchEntry(question('a', of(timeline)), someone()),
      fetchEntry(question('b', of(timeline)), someone()),
      fetchEntry(bySlug('slug-c', of(timeline)), someone()),
      fetchEntry(bySlug('slug-d', of(timeline)), someone()),
    ])
    expect(found.map((each) => [each.entry.id, each.timeline])).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => [id, timeline]),
    )
    expect(new Set(sent.map(({ pathname }) => pathname))).toEqual(
      new Set(['/spaces/s/environments/master/timeline/entries']),
    )
    const common = { ...told, access_token: 'key1', include: '3' }
    expect(queries()).toEqual([
      { ...common, limit: '2', 'sys.id[in]': 'a,b' },
      { ...common, limit: '1000', content_type: 'post', 'fields.slug[in]': 'slug-c,slug-d' },
    ])
  })

  test('share no request and no answer with those of another, or of now', async () => {
    const different = [null, ...timelines.map(([, timeline]) => timeline)]
    const found = await Promise.all(
      different.map((timeline) => fetchEntry(question('a', of(timeline)), someone())),
    )
    expect(fetched).toHaveBeenCalledTimes(different.length)
    expect(found.map((each) => each.timeline)).toEqual(different)
    expect(sent.map(({ pathname }) => pathname.split('/').slice(5).join('/'))).toEqual([
      'entries',
      ...timelines.map(() => 'timeline/entries'),
    ])
  })
})
