// Entries wanted at the same time are asked for together, once, and not when nobody waits.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '../../src/content/client.ts'
import { type Call, startCall } from '../../src/shell/deadline.ts'

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const place = { origin: 'https://content.example', spaceId: 's', environment: 'master', token: 't' }
const question = (id: string, more: Partial<Question> = {}): Question => ({
  place,
  id,
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

const entry = (id: string) => ({ sys: { id, type: 'Entry' }, fields: { title: `Title of ${id}` } })
let sent: URL[] = []
/** A service that has every entry but those whose name begins with `no`. */
async function service(address: string, { signal }: RequestInit) {
  if (signal?.aborted) throw new DOMException('', 'AbortError')
  const url = new URL(address)
  sent.push(url)
  const { searchParams } = url
  const ids = (searchParams.get('sys.id') ?? searchParams.get('sys.id[in]') ?? '').split(',')
  const items = ids.filter((id) => !id.startsWith('no')).map(entry)
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
    expect(queries()).toEqual([{ access_token: 't', include: '3', 'sys.id': 'e1' }])
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
    fetched.mockImplementationOnce(async () => new Response('{}', { status: 503 }))
    await expect(fetchEntry(question('e1'), someone())).rejects.toMatchObject({ code: 'server' })
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
      { access_token: 't', include: '3', limit: '3', 'sys.id[in]': 'a,b,c' },
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
    ['environment', { place: { ...place, environment: 'staging' } }],
    ['space', { place: { ...place, spaceId: 'other' } }],
    ['token', { place: { ...place, token: 'other' } }],
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
