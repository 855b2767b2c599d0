// How an entry is requested, by its id or its slug, and which answers are cached.
import { describe, expect, test } from 'vitest'
import {
  bySlug,
  fetchEntry,
  fetched,
  queries,
  question,
  service,
  someone,
  space,
} from './asking.ts'

describe('one entry', () => {
  test('is requested with a locale only if that is not the default', async () => {
    await fetchEntry(question('e1', { locale: 'pl' }), someone())
    await fetchEntry(question('e1'), someone())
    expect(queries().map((query) => query.locale)).toEqual(['pl', undefined])
  })

  test('stays in the cache when the elements that showed it are gone', async () => {
    const gone = someone()
    await fetchEntry(question('e1'), gone)
    gone.cancel()
    await fetchEntry(question('e1'), someone())
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('that does not exist is an error that names it', async () => {
    const missing = fetchEntry(question('nothing'), someone())
    await expect(missing).rejects.toMatchObject({ code: 'not-found', status: null })
    await expect(missing).rejects.toThrow('nothing')
  })

  test('that failed is requested again', async () => {
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

describe('an entry named by its slug', () => {
  test('is requested among the entries of its type', async () => {
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

  test('is requested alone if it has a comma, which separates the service’s lists', async () => {
    const found = await Promise.all(
      ['slug-a,b', 'slug-c'].map((slug) => fetchEntry(bySlug(slug), someone())),
    )
    expect(found.map((each) => each.entry.id)).toEqual(['a,b', 'c'])
    expect(queries().map((query) => query['fields.slug'])).toEqual(['slug-a,b', 'slug-c'])
  })

  test('that does not exist is an error that names it', async () => {
    const missing = fetchEntry(bySlug('nowhere'), someone())
    await expect(missing).rejects.toMatchObject({ code: 'not-found' })
    await expect(missing).rejects.toThrow(/post.*slug.*nowhere/)
  })

  test('is known when it was requested by its id, and the other way round', async () => {
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

describe('the cache', () => {
  test('returns no older text after a refresh', async () => {
    await Promise.all(['a', 'b'].map((id) => fetchEntry(question(id), someone())))
    const newer = await fetchEntry(question('a', { fresh: true }), someone())
    expect((await fetchEntry(bySlug('slug-a'), someone())).library).toBe(newer.library)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('has the last 200 entries', async () => {
    for (let at = 0; at <= 200; at++) await fetchEntry(question(`e${at}`), someone())
    await fetchEntry(question('e200'), someone())
    await fetchEntry(question('e1'), someone())
    expect(fetched).toHaveBeenCalledTimes(201)
    await fetchEntry(question('e0'), someone())
    expect(fetched).toHaveBeenCalledTimes(202)
  })

  test('has fewer entries if they are large', async () => {
    fetched.mockImplementation(async (address, options) => {
      const answer: object = await (await service(address, options)).json()
      return new Response(JSON.stringify({ ...answer, more: 'x'.repeat(7e6) }))
    })
    for (let at = 0; at <= 5; at++) await fetchEntry(question(`large${at}`), someone())
    await fetchEntry(question('large5'), someone())
    expect(fetched).toHaveBeenCalledTimes(6)
    await fetchEntry(question('large0'), someone())
    expect(fetched).toHaveBeenCalledTimes(7)
  })

  test('has nothing of a preview: each use sends a new request, past every cache', async () => {
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
