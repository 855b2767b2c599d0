// Entries wanted at the same time are asked for together, once, and not when nobody waits.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '../../src/content/pieces.ts'
import { type Call, startCall } from '../../src/net/deadline.ts'

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const space = {
  origin: 'https://content.example',
  spaceId: 's',
  environment: 'master',
  token: 'key1',
  preview: false,
}
const question = (id: string, more: Partial<Question> = {}): Question => ({
  space,
  reference: { id },
  locale: null,
  include: 3,
  note: () => {},
  fresh: false,
  ...more,
})

/** An element that waits for an answer. */
let waiting: Call[] = []
function someone() {
  const call = startCall()
  waiting.push(call)
  return call
}

const post = { sys: { id: 'post' } }
const entry = (id: string) => ({
  sys: { id, type: 'Entry', contentType: post },
  fields: { title: `Title of ${id}`, slug: `slug-${id}` },
})
let sent: URL[] = []
/** A service that has every entry but those whose name begins with `no`. */
async function service(address: string, { signal }: RequestInit) {
  if (signal?.aborted) throw new DOMException('', 'AbortError')
  const url = new URL(address)
  sent.push(url)
  const asked = (name: string) =>
    url.searchParams.get(name)?.split(name.endsWith(']') ? ',' : '\n') ?? []
  const ids = [...asked('sys.id'), ...asked('sys.id[in]')]
  const slugs = [...asked('fields.slug'), ...asked('fields.slug[in]')]
  const found = [...ids, ...slugs.map((slug) => slug.replace('slug-', ''))]
  const items = found.filter((id) => !id.startsWith('no')).map(entry)
  return new Response(JSON.stringify({ sys: { type: 'Array' }, total: items.length, items }))
}
/** Answers come when the test opens the gate. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  fetched.mockImplementation(async (address, options) => {
    const answer = service(address, options)
    const gone = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
    await Promise.race([opened, gone])
    return answer
  })
  return () => open()
}

const queries = () => sent.map(({ searchParams }) => Object.fromEntries(searchParams))

// Each test has a page of its own, with nothing cached.
let { fetchEntry } = await import('../../src/content/client.ts')
beforeEach(async () => {
  vi.resetModules()
  fetchEntry = (await import('../../src/content/client.ts')).fetchEntry
  sent = []
  fetched.mockReset()
  fetched.mockImplementation(service)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const call of waiting) call.done()
  waiting = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('one entry', () => {
  test('is asked for by its id, with what it links to', async () => {
    const found = await fetchEntry(question('e1'), someone())
    expect(found.entry).toMatchObject({ id: 'e1', fields: { title: 'Title of e1' } })
    expect(queries()).toEqual([{ access_token: 'key1', include: '3', limit: '1', 'sys.id': 'e1' }])
  })

  test('is asked for in a locale only where it is not the default', async () => {
    await fetchEntry(question('e1', { locale: 'pl' }), someone())
    await fetchEntry(question('e1'), someone())
    expect(queries().map((query) => query.locale)).toEqual(['pl', undefined])
  })

  test('is asked for once: it is known the next time', async () => {
    await fetchEntry(question('e1'), someone())
    expect((await fetchEntry(question('e1'), someone())).entry.id).toBe('e1')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('stays known when the elements that showed it are gone', async () => {
    const gone = someone()
    await fetchEntry(question('e1'), gone)
    gone.cancel()
    await fetchEntry(question('e1'), someone())
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is asked for again past the cache', async () => {
    await fetchEntry(question('e1'), someone())
    await fetchEntry(question('e1', { fresh: true }), someone())
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ cache: 'no-cache' })
  })

  test('that does not exist is told as that, with its name', async () => {
    const missing = fetchEntry(question('nothing'), someone())
    await expect(missing).rejects.toMatchObject({ code: 'not-found', status: null })
    await expect(missing).rejects.toThrow('nothing')
  })

  test('that failed is asked for again', async () => {
    fetched.mockImplementationOnce(async () => new Response('{}', { status: 401 }))
    await expect(fetchEntry(question('e1'), someone())).rejects.toMatchObject({ code: 'key' })
    expect((await fetchEntry(question('e1'), someone())).entry.id).toBe('e1')
  })

  test.each([
    '{}',
    '{"items": null}',
    '{"items": {}}',
    '{"items": [null]}',
    '{"items": [{}]}',
    '{"items": [{"sys": {"id": 5}}]}',
  ])('in an answer of another shape is an error of shape: %s', async (body) => {
    fetched.mockImplementation(async () => new Response(body))
    await expect(fetchEntry(question('e1'), someone())).rejects.toMatchObject({ code: 'shape' })
  })
})

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
  ])('of another %s are asked for by themselves, and not taken for known', async (_, more) => {
    await Promise.all([
      fetchEntry(question('a'), someone()),
      fetchEntry(question('a', more), someone()),
    ])
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('of which one is missing are still found', async () => {
    const [good, bad] = await Promise.allSettled([
      fetchEntry(question('a'), someone()),
      fetchEntry(question('none'), someone()),
    ])
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected'])
  })

  test('of which one is known cost a request only for the others', async () => {
    await fetchEntry(question('a'), someone())
    await Promise.all([fetchEntry(question('a'), someone()), fetchEntry(question('b'), someone())])
    expect(queries().map((query) => query['sys.id'])).toEqual(['a', 'b'])
  })

  test('that are the same are asked for once, though the second is wanted while the first is under way', async () => {
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

const bySlug = (slug: string, more: Partial<Question> = {}) =>
  question('', { reference: { contentType: 'post', field: 'slug', slug }, ...more })

describe('an entry named by its slug', () => {
  test('is asked for among the entries of its type', async () => {
    expect((await fetchEntry(bySlug('slug-a'), someone())).entry.id).toBe('a')
    expect(queries()).toEqual([
      {
        access_token: 'key1',
        content_type: 'post',
        'fields.slug': 'slug-a',
        include: '3',
        limit: '1',
      },
    ])
  })

  test('shares a request with others of its type, but not with ids', async () => {
    const found = await Promise.all(
      [bySlug('slug-b'), bySlug('slug-a'), question('c')].map((each) =>
        fetchEntry(each, someone()),
      ),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['b', 'a', 'c'])
    expect(queries().map((query) => query['fields.slug[in]'])).toEqual(['slug-a,slug-b', undefined])
  })

  test('is asked for by itself where a comma would part it', async () => {
    const found = await Promise.all(
      ['slug-a,b', 'slug-c'].map((slug) => fetchEntry(bySlug(slug), someone())),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['a,b', 'c'])
    expect(queries().map((query) => query['fields.slug'])).toEqual(['slug-a,b', 'slug-c'])
  })

  test('that is not there is told as that, with its name', async () => {
    const missing = fetchEntry(bySlug('nowhere'), someone())
    await expect(missing).rejects.toMatchObject({ code: 'not-found' })
    await expect(missing).rejects.toThrow(/post.*slug.*nowhere/)
  })

  test('is known when it was asked for by its id, and the other way round', async () => {
    await fetchEntry(question('a'), someone())
    await fetchEntry(bySlug('slug-a'), someone())
    await fetchEntry(bySlug('slug-b'), someone())
    await fetchEntry(question('b'), someone())
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is not taken from another type, locale or depth', async () => {
    await fetchEntry(question('a'), someone())
    const reference = { contentType: 'page', field: 'slug', slug: 'slug-a' }
    await fetchEntry(question('', { reference }), someone()).catch(() => null)
    await fetchEntry(bySlug('slug-a', { locale: 'pl' }), someone())
    await fetchEntry(bySlug('slug-a', { include: 1 }), someone())
    expect(fetched).toHaveBeenCalledTimes(4)
  })
})

describe('too much at once', () => {
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

  test('for one address is asked for in several, none longer than 4 kB', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => `entry-${String(at).padStart(16, '0')}`)
    const found = await Promise.all(ids.map((id) => fetchEntry(question(id), someone())))
    expect(found.map((each) => each.entry.id)).toEqual(ids)
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.length).toBeLessThan(5)
    for (const { href } of sent) expect(href.length).toBeLessThanOrEqual(4000)
  })

  test('for one answer is asked for by halves', async () => {
    refusing((query) => idsIn(query).length > 2)
    const found = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) => fetchEntry(question(id), someone())),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(found.some(({ isLessDeep }) => isLessDeep)).toBe(false)
    expect(sent.map(({ searchParams }) => idsIn(searchParams).length)).toEqual([5, 2, 3, 1, 2])
  })

  test('for one entry is asked for less deep, and that is told', async () => {
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

  test('however it is asked for takes no other entry with it', async () => {
    refusing((query) => idsIn(query).includes('huge'))
    const [huge, small] = await Promise.allSettled(
      ['huge', 'small'].map((id) => fetchEntry(question(id), someone())),
    )
    expect(huge).toMatchObject({ status: 'rejected', reason: { code: 'config', status: 400 } })
    expect(small).toMatchObject({ status: 'fulfilled' })
  })
})

describe('what is kept', () => {
  test('is the newest: nobody gets an older text after a refresh', async () => {
    await Promise.all(['a', 'b'].map((id) => fetchEntry(question(id), someone())))
    const newer = await fetchEntry(question('a', { fresh: true }), someone())
    expect((await fetchEntry(bySlug('slug-a'), someone())).library).toBe(newer.library)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('are the last 200 entries', async () => {
    for (let at = 0; at <= 200; at++) await fetchEntry(question(`e${at}`), someone())
    await fetchEntry(question('e200'), someone())
    await fetchEntry(question('e1'), someone())
    expect(fetched).toHaveBeenCalledTimes(201)
    await fetchEntry(question('e0'), someone())
    expect(fetched).toHaveBeenCalledTimes(202)
  })

  test('is nothing of a preview: each look asks again, past every cache', async () => {
    const preview = { space: { ...space, preview: true } }
    const [first] = await Promise.all([
      fetchEntry(question('a', preview), someone()),
      fetchEntry(question('b', preview), someone()),
    ])
    expect(first.preview).toBe(true)
    await fetchEntry(question('a', preview), someone())
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(['no-store', 'no-store'])
  })
})

describe('a request that nobody waits for', () => {
  test('is cancelled when its only element is gone', async () => {
    gate()
    const gone = someone()
    const ended = fetchEntry(question('a'), gone).catch(() => 'ended')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    gone.cancel()
    expect(await ended).toBe('ended')
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  test('goes on while another element still waits', async () => {
    const open = gate()
    const gone = someone()
    const leaving = fetchEntry(question('a'), gone).catch(() => null)
    const staying = fetchEntry(question('b'), someone())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    gone.cancel()
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    open()
    expect((await staying).entry.id).toBe('b')
    await leaving
  })

  test('takes nobody with it who comes in the same task', async () => {
    const gone = someone()
    const leaving = fetchEntry(question('a'), gone).catch(() => null)
    gone.cancel()
    const staying = fetchEntry(question('b'), someone())
    expect((await staying).entry.id).toBe('b')
    await leaving
  })

  test('is never sent for an element that is gone already', async () => {
    const gone = someone()
    gone.cancel()
    await fetchEntry(question('a'), gone).catch(() => null)
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toEqual([])
  })
})

describe('eight seconds', () => {
  test('are all that an element waits, and no timer stays behind', async () => {
    vi.useFakeTimers()
    gate()
    const outcome = fetchEntry(question('a'), someone()).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toMatchObject({ code: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('over, three times in a row, leave the service alone for a while', async () => {
    vi.useFakeTimers()
    gate()
    const outcome = async (id: string) => {
      const failed = fetchEntry(question(id), someone()).catch((thrown: unknown) => thrown)
      await vi.advanceTimersByTimeAsync(8000)
      return failed
    }
    for (const id of ['a', 'b', 'c']) expect(await outcome(id)).toMatchObject({ code: 'timeout' })
    expect(await outcome('d')).toMatchObject({ code: 'timeout' })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('count for each element by itself', async () => {
    vi.useFakeTimers()
    const open = gate()
    const ask = () => fetchEntry(question('a'), someone()).catch((thrown: unknown) => thrown)
    const first = ask()
    await vi.advanceTimersByTimeAsync(5000)
    const second = ask()
    await vi.advanceTimersByTimeAsync(3000)
    open()
    await vi.advanceTimersByTimeAsync(100)
    expect(await first).toMatchObject({ code: 'timeout' })
    expect(await second).toMatchObject({ entry: { id: 'a' } })
  })
})
