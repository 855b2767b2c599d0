// Eight seconds, and why no answer came.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { documentKind } from '../../src/content/kind.ts'
import { errorCodes } from '../../src/contract/errors.ts'
import { advice, asEmbedError, EmbedError } from '../../src/errors/errors.ts'
import { noAnswer, startCall, statusError, withoutKey } from '../../src/net/deadline.ts'
import { searchKind } from '../../src/search/engine/kind.ts'
import { en } from '../../src/shell/messages/en.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a call', () => {
  test('ends after eight seconds, and is then late', () => {
    const call = startCall()
    vi.advanceTimersByTime(7999)
    expect([call.signal.aborted, call.isLate()]).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect([call.signal.aborted, call.isLate()]).toEqual([true, true])
    expect(noAnswer(call, 'the service').code).toBe('timeout')
  })

  test('that is cancelled ends, and is not late', () => {
    const call = startCall()
    call.cancel()
    expect([call.signal.aborted, call.isLate()]).toEqual([true, false])
  })

  test('that is done leaves no timer behind', () => {
    const call = startCall()
    call.done()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(20_000)
    expect(call.signal.aborted).toBe(false)
  })
})

describe('a request without an answer', () => {
  test.each([
    [true, 'network'],
    [false, 'offline'],
  ])('when the device says it is online: %s, is reported as %s', (online, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const call = startCall()
    const error = noAnswer(call, 'the service')
    expect([error.code, error.status]).toEqual([code, null])
    expect(error.message).toContain('the service')
    call.done()
  })
})

describe('a request that the page’s policy has blocked', () => {
  const violate = (blockedURI: string, effectiveDirective: string, disposition: string) =>
    window.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        blockedURI,
        effectiveDirective,
        disposition,
      }),
    )
  const codeOf = (origin: string) => {
    const call = startCall()
    call.done()
    return noAnswer(call, 'the service', [origin]).code
  }

  test('is reported as blocked, with the origin to add', () => {
    violate('https://a.example/1/indexes?key=1', 'connect-src', 'enforce')
    const call = startCall()
    call.done()
    const error = noAnswer(call, 'the service', ['https://a.example'])
    expect(error.code).toBe('blocked')
    expect(error.message).toContain('blocks https://a.example: add it to connect-src')
    // The others could have answered: something else is wrong.
    const hosts = ['https://well.example', 'https://a.example']
    expect(noAnswer(call, 'the service', hosts).code).toBe('network')
  })

  test('is reported as offline while the device is offline', () => {
    violate('https://d.example/', 'connect-src', 'enforce')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(codeOf('https://d.example')).toBe('offline')
    vi.restoreAllMocks()
  })

  test.each([
    ['only reported', 'https://b.example/', 'connect-src', 'report'],
    ['of a picture', 'https://c.example/a.png', 'img-src', 'enforce'],
    ['without an address', 'inline', 'style-src', 'enforce'],
  ])('and not one that is %s', (_, address, directive, disposition) => {
    violate(address, directive, disposition)
    expect(codeOf(address.split('/').slice(0, 3).join('/'))).toBe('network')
  })
})

describe('a status', () => {
  test.each([
    [400, 'Unknown locale: xx', 'config'],
    [401, 'The access token you sent could not be found or is invalid.', 'key'],
    [402, '', 'quota'],
    [403, '', 'key'],
    [403, 'Invalid Application-ID or API key', 'key'],
    [403, 'Operations quota exceeded. Change plan to get more Operations.', 'quota'],
    [403, 'QUOTA', 'quota'],
    [403, 'This application is blocked', 'blocked'],
    [403, 'Blocked: see the dashboard', 'blocked'],
    [404, 'Index events does not exist', 'not-found'],
    [404, 'The space is blocked', 'not-found'],
    [422, '', 'config'],
    [429, 'You have exceeded the rate limit', 'rate-limit'],
    [500, '', 'server'],
    [500, 'quota', 'server'],
    [503, '<html>', 'server'],
    [504, '', 'server'],
  ])('%d with the words %j means %s', (status, words, code) => {
    const error = statusError(status, words)
    expect([error.code, error.status, error.message]).toEqual([code, status, words])
  })
})

test('with a whole page from a proxy: the console shows its beginning', () => {
  const { code, message } = statusError(403, `search: <html>${'<p>'.repeat(9999)}quota`)
  expect([code, message.length]).toEqual(['quota', 300])
})

test('a key that a service repeats is removed from its message everywhere', () => {
  expect(withoutKey('key a.b* is not a.b*!', 'a.b*')).toBe('key … is not …!')
  expect(withoutKey('nothing to see', 'a.b*')).toBe('nothing to see')
})

describe('an error', () => {
  test('of ours stays, and any other becomes internal', () => {
    const ours = new EmbedError('quota', 'spent', 402)
    expect(asEmbedError(ours)).toBe(ours)
    expect(asEmbedError(new TypeError('x is null'))).toMatchObject({
      code: 'internal',
      message: 'x is null',
    })
    for (const thrown of ['words', undefined, null, 5, {}])
      expect(asEmbedError(thrown)).toMatchObject({ code: 'internal', status: null })
  })

  test.each(errorCodes)('%s has advice for the owner and words for visitors', (code) => {
    expect(advice[code]).toMatch(/\w+.*\.$/)
    for (const { failures } of [searchKind, documentKind])
      expect(en[failures[code]]).toMatch(/\w+.*\.$/)
  })
})
