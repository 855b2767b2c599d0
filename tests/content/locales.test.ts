// Which of a space's locales is used for the reader's language.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentLocale } from '../../src/content/locales.ts'
import type { SpaceAccess } from '../../src/content/service.ts'
import type { RequestNote } from '../../src/contract/page-api.ts'
import { type Call, startCall } from '../../src/net/deadline.ts'

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const note = vi.fn<(note: RequestNote) => void>()
let count = 0
let call: Call
const localeFor = (space: SpaceAccess, wanted: string) => contentLocale(space, wanted, note, call)
/** A space that nobody has asked about yet. */
const newPlace = () => ({
  origin: 'https://content.example',
  spaceId: `s${++count}`,
  environment: 'master',
  token: 't',
  preview: false,
  timeline: null,
})
const locale = (code: string, isDefault = false) => ({ code, name: code, default: isDefault })
const answers = (...items: unknown[]) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify({ items })))

beforeEach(() => {
  fetched.mockReset()
  note.mockReset()
  call = startCall()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  call.done()
  vi.unstubAllGlobals()
})

describe('the locale asked for', () => {
  const space = [
    locale('en-US', true),
    locale('pl'),
    locale('de-DE'),
    locale('de-AT'),
    locale('pt-BR'),
  ]

  test.each([
    ['pl', 'pl'],
    ['pl-PL', 'pl'],
    ['PL', 'pl'],
    ['de', 'de-DE'],
    ['de-AT', 'de-AT'],
    ['de-at', 'de-AT'],
    ['de-CH', 'de-DE'],
    ['pt-PT', 'pt-BR'],
    ['en', null],
    ['en-US', null],
    ['en-GB', null],
    ['fr', null],
    ['', null],
  ])('for %j is %j', async (wanted, code) => {
    answers(...space)
    expect(await localeFor(newPlace(), wanted)).toBe(code)
  })

  test('is the language alone rather than another region', async () => {
    answers(locale('en', true), locale('de-CH'), locale('de'))
    expect(await localeFor(newPlace(), 'de-AT')).toBe('de')
  })

  test("is the space's default rather than another region of its language", async () => {
    answers(locale('en-AU'), locale('en-US', true))
    expect(await localeFor(newPlace(), 'en-GB')).toBeNull()
  })

  test.each([[[]], [[null, 'pl', 5, {}, { code: 5 }, [locale('pl')]]]])(
    'is the default if the service names none: %j',
    async (items) => {
      answers(...items)
      expect(await localeFor(newPlace(), 'pl')).toBeNull()
    },
  )
})

describe('the request', () => {
  test('is sent once, however many elements need it', async () => {
    answers(locale('en', true), locale('pl'))
    const space = newPlace()
    const found = await Promise.all(['pl', 'de', 'pl-PL'].map((wanted) => localeFor(space, wanted)))
    expect(found).toEqual(['pl', null, 'pl'])
    await localeFor(space, 'pl')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toBe(
      `https://content.example/spaces/${space.spaceId}/environments/master/locales?access_token=t`,
    )
  })

  test('is not sent again when its element is gone', async () => {
    answers(locale('en', true), locale('pl'))
    const space = newPlace()
    await localeFor(space, 'pl')
    call.cancel()
    call = startCall()
    expect(await localeFor(space, 'pl')).toBe('pl')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is sent for each environment', async () => {
    answers(locale('en', true))
    const space = newPlace()
    await localeFor(space, 'pl')
    await localeFor({ ...space, environment: 'staging' }, 'pl')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('{"message": "no"}', { status: 500 })],
    ['nonsense', async () => new Response('<html>')],
    ['an answer without any', async () => new Response('{}')],
  ])('that fails with %s means the default, and is sent again the next time', async (_, fails) => {
    const space = newPlace()
    fetched.mockImplementationOnce(fails)
    expect(await localeFor(space, 'pl')).toBeNull()
    answers(locale('en', true), locale('pl'))
    expect(await localeFor(space, 'pl')).toBe('pl')
  })

  test('that fails after its first element is gone is sent again, too', async () => {
    let fail = () => {}
    fetched.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new TypeError('Failed to fetch'))
        }),
    )
    const space = newPlace()
    const gone = call
    const leaving = localeFor(space, 'pl').catch(() => null)
    call = startCall()
    const staying = localeFor(space, 'pl')
    gone.cancel()
    await leaving
    fail()
    expect(await staying).toBeNull()
    answers(locale('en', true), locale('pl'))
    expect(await localeFor(space, 'pl')).toBe('pl')
  })

  test('that failed is sent past the cache on a refresh, and only then', async () => {
    const space = newPlace()
    answers()
    await localeFor(space, 'pl')
    answers(locale('en', true), locale('pl'))
    expect(await contentLocale(space, 'pl', note, call, true)).toBe('pl')
    expect(await contentLocale(space, 'pl', note, call, true)).toBe('pl')
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload'])
  })

  test('ends when nobody waits for it any more', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    const outcome = localeFor(newPlace(), 'pl').catch(() => 'ended')
    call.cancel()
    expect(await outcome).toBe('ended')
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})

test('a space that does not send its locales in time is shown in its default locale', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(() => new Promise(() => {}))
  const asked = localeFor(newPlace(), 'pl')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await asked).toBeNull()
  vi.useRealTimers()
})
