// A request to the content service: its address, its answer, its errors.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, requestUrl, type SpaceAccess, serviceOrigin } from '../../src/content/service.ts'
import type { RequestNote } from '../../src/contract/page-api.ts'
import { startCall } from '../../src/net/deadline.ts'

const space: SpaceAccess = {
  origin: 'https://content.example',
  spaceId: 's1',
  environment: 'master',
  token: 'the-secret-token',
  preview: false,
  timeline: null,
}
const parameters = { include: '3', 'sys.id': 'e1' }
const address = requestUrl(space, 'entries', parameters)

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
let notes: RequestNote[] = []
let call = startCall()
/** Each test has a service that nobody has asked yet. */
let service = space
let services = 0
const asked = (fresh = false) =>
  ask(service, 'entries', parameters, {
    signal: call.signal,
    note: (note) => notes.push(note),
    fresh,
  })
/** With time for what is asked again. */
async function failing() {
  const outcome = asked().catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(4000)
  return outcome
}
const answers = (body: string, status = 200) =>
  fetched.mockImplementation(async () => new Response(body, { status }))

beforeEach(() => {
  notes = []
  service = { ...space, origin: `https://content-${++services}.example` }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  call = startCall()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  call.done()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the address', () => {
  test.each([
    [null, false, 'https://cdn.contentful.com'],
    ['eu', false, 'https://cdn.eu.contentful.com'],
    ['https://content.example/api', false, 'https://content.example/api'],
    [null, true, 'https://preview.contentful.com'],
    ['eu', true, 'https://preview.eu.contentful.com'],
    ['https://content.example/api', true, 'https://content.example/api'],
  ])('for the host %j, preview: %j, begins with %s', (host, preview, origin) => {
    expect(serviceOrigin(host, preview)).toBe(origin)
  })

  test('names space and environment, and has its parameters in one order', () => {
    expect(address).toBe(
      'https://content.example/spaces/s1/environments/master/entries?access_token=the-secret-token&include=3&sys.id=e1',
    )
    expect(requestUrl(space, 'entries', { 'sys.id': 'e1', include: '3' })).toBe(address)
  })

  test('cannot be changed by a strange space or parameter', () => {
    const strange = { ...space, spaceId: '../x?y#z', environment: 'a/b', token: 'a&b=c' }
    const url = new URL(requestUrl(strange, 'entries', { locale: 'pl&x=1' }))
    expect(url.pathname).toBe('/spaces/..%2Fx%3Fy%23z/environments/a%2Fb/entries')
    expect([...url.searchParams]).toEqual([
      ['access_token', 'a&b=c'],
      ['locale', 'pl&x=1'],
    ])
  })
})

describe('a request', () => {
  test('is a plain GET, which needs no preflight', async () => {
    answers('{"items": []}')
    await asked()
    const [[url, options] = []] = fetched.mock.calls
    expect(url).toBe(requestUrl(service, 'entries', parameters))
    expect(options?.method ?? 'GET').toBe('GET')
    expect(options?.headers).toBeUndefined()
    expect(options).toMatchObject({ credentials: 'omit', signal: call.signal })
  })

  test('past the cache gets a new answer, without a header of ours', async () => {
    answers('{}')
    await asked(true)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' })
    expect(fetched.mock.calls[0]?.[1].headers).toBeUndefined()
  })

  test('for drafts is not cached', async () => {
    answers('{}')
    const options = { signal: call.signal, note: () => {}, fresh: true }
    await ask({ ...service, preview: true }, 'entries', parameters, options)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' })
  })

  test('is noted without its token', async () => {
    answers('{"items": []}')
    await asked()
    expect(notes).toEqual([
      {
        url: `${service.origin}/spaces/s1/environments/master/entries`,
        status: 200,
        milliseconds: expect.any(Number),
      },
    ])
  })
})

describe('an answer', () => {
  test('is the object that was sent', async () => {
    answers('{"items": [1], "total": 1}')
    expect(await asked()).toEqual({ items: [1], total: 1 })
  })

  test.each(['', 'null', '[]', '"x"', '5', '{', '<!doctype html><p>Sign in'])(
    'in another shape is a shape error: %j',
    async (body) => {
      answers(body)
      expect(await failing()).toMatchObject({ code: 'shape' })
    },
  )
})

describe('the code of an error', () => {
  test.each([
    [403, 'Your quota is exceeded', 'quota'],
    [404, 'The resource could not be found.', 'not-found'],
    [429, 'You have exceeded the rate limit', 'rate-limit'],
  ])('%d, %s: %s', async (status, message, code) => {
    answers(JSON.stringify({ sys: { type: 'Error', id: 'X' }, message }), status)
    const error = await failing()
    expect(error).toMatchObject({ code, status })
    expect(String(error)).toContain(message)
    expect(String(error)).not.toContain(space.token)
    expect(new Set(notes.map((note) => note.status))).toEqual(new Set([status]))
  })

  test.each([
    [403, 'key'],
    [404, 'not-found'],
  ])('%d for planned content: the plan may be the reason', async (status, code) => {
    answers(JSON.stringify({ message: 'No.' }), status)
    const timeline = { release: 'spring', moment: '' }
    const options = { signal: call.signal, note: () => {} }
    const planned = ask({ ...service, preview: true, timeline }, 'entries', parameters, options)
    const message = 'the content service (timeline is not part of every plan) says: No.'
    await expect(planned).rejects.toMatchObject({ code, status, message })
  })

  test.each(['<html>502</html>', '', 'null', '[]', '{"message": 5}'])(
    'comes from the status if the body says nothing: %j',
    async (body) => {
      answers(body, 502)
      expect(await failing()).toMatchObject({ code: 'server', status: 502 })
    },
  )
})

test('a token that the service repeats does not appear in the console', async () => {
  answers(JSON.stringify({ message: `The token ${space.token} is invalid` }), 401)
  const error = await failing()
  expect(error).toMatchObject({ code: 'key' })
  expect(String(error)).not.toContain(space.token)
})

describe('a request without an answer', () => {
  test('is noted as failed, and tried again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failing()).toMatchObject({ code: 'network', status: null })
    expect(notes.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
  })

  test('that broke off in the middle is a network error', async () => {
    const broken = new Response('{"items": [', { status: 200 })
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network error'))
    fetched.mockResolvedValue(broken)
    expect(await failing()).toMatchObject({ code: 'network' })
    expect(notes[0]?.status).toBe('failed')
  })

  test('that is not wanted any more is noted as cancelled', async () => {
    call.cancel()
    fetched.mockRejectedValue(new DOMException('', 'AbortError'))
    expect(await failing()).toMatchObject({ name: 'AbortError' })
    expect(notes.map(({ status }) => status)).toEqual(['cancelled'])
  })
})

describe('a service that failed three times in a row', () => {
  const failThrice = async () => {
    answers('', 503)
    for (const _ of [1, 2, 3]) await failing()
    notes = []
  }

  test('pauses: the next request fails at once, with the same code', async () => {
    await failThrice()
    expect(await failing()).toMatchObject({ code: 'server', status: 503 })
    expect(notes).toEqual([])
  })

  test('gets the request of an explicit refresh', async () => {
    await failThrice()
    answers('{"items": []}')
    expect(await asked(true)).toEqual({ items: [] })
    expect(await asked()).toEqual({ items: [] })
  })
})

test('cancelled requests do not count as failures of the service', async () => {
  call.cancel()
  fetched.mockRejectedValue(new DOMException('', 'AbortError'))
  for (const _ of [1, 2, 3]) await failing()
  call = startCall()
  answers('{"items": []}')
  expect(await asked()).toEqual({ items: [] })
})
