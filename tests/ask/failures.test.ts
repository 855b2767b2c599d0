// Whatever goes wrong: the text so far stays, the failure has its kind, and the owner reads the service's message.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AskFailure } from '../../src/ask/conversation.ts'
import { failureOf } from '../../src/ask/failure.ts'
import { createTalk } from '../../src/ask/talk.ts'
import {
  answered,
  chunk,
  delta,
  done,
  never,
  nobody,
  openAnswer,
  refused,
  streamed,
  talkWith,
} from './around.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const inString = JSON.stringify(JSON.stringify({ message: 'AI-201: Agent not found' }))
const validation = {
  name: 'ValidationError',
  detail: [{ type: 'missing', loc: ['body', 'messages'], msg: 'Field required' }],
}

describe('a refusal is told apart by its words and its status', () => {
  test.each<[AskFailure, number, unknown, string]>([
    [
      'domain',
      403,
      { message: 'This agent is blocked for this domain' },
      'blocked for this domain',
    ],
    ['key', 403, { message: 'Invalid Application-ID or API key' }, 'Invalid Application-ID'],
    ['key', 401, { error: 'Unauthorized' }, 'Unauthorized'],
    ['agent', 404, { message: 'Agent not found' }, 'Agent not found'],
    ['agent', 400, inString, 'AI-201: Agent not found'],
    ['agent', 400, { error: { message: 'AI-201 bad input' } }, 'AI-201'],
    ['rate-limit', 429, '', ''],
    ['rate-limit', 400, { error: 'TOO_MANY_REQUESTS' }, 'TOO_MANY_REQUESTS'],
    ['refused', 400, { message: 'AI-205' }, 'AI-205'],
    ['refused', 500, { message: 'AI-224: limit' }, 'AI-224'],
    ['too-long', 400, { message: 'AI-217: the conversation is too deep' }, 'AI-217'],
    ['too-long', 413, '', ''],
    ['feature', 501, { message: 'not implemented' }, 'not implemented'],
    ['feature', 400, { message: 'requires enabling the experimental feature' }, 'experimental'],
    ['feature', 402, '', ''],
    ['shape', 422, validation, 'Field required'],
    ['server', 500, '<!doctype html><h1>embedded</h1>', ''],
    ['server', 503, 'down for repairs', 'down for repairs'],
  ])('%s: %i %j', async (failure, status, body, said) => {
    const { ask, listener } = talkWith(refused(status, body))
    expect(await ask('one')).toMatchObject({ state: 'failed', failure, text: '' })
    expect(listener.failed.mock.calls).toEqual([
      [failure, said ? expect.stringContaining(said) : '', status],
    ])
  })

  test('an error body that is nested too deeply is a failure like any other', () => {
    let deep: unknown = 'words'
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(failureOf(deep, 500)).toMatchObject({ failure: 'server', message: '' })
  })
})

test('a conversation that has become too long takes no more questions, until there is a new one', async () => {
  const { talk, ask, sent } = talkWith(refused(400, { message: 'AI-217' }))
  await ask('one')
  expect(talk.snapshot().isFull).toBe(true)
  talk.ask('two')
  talk.again()
  expect(sent).toHaveLength(1)
  talk.startAnew()
  expect(talk.snapshot().isFull).toBe(false)
  await ask('three')
  expect(sent).toHaveLength(2)
})

describe('a stream that fails keeps the text so far', () => {
  test.each<[string, AskFailure, string, string]>([
    ['an error', 'server', chunk({ type: 'error', errorText: 'model is down' }), 'model is down'],
    ['an error with a code', 'too-long', chunk({ type: 'error', errorText: 'AI-217' }), 'AI-217'],
    ['too many', 'rate-limit', chunk({ type: 'error', errorText: 'rate limit' }), 'rate limit'],
    ['the agent stops', 'cut', chunk({ type: 'abort' }), ''],
    ['the end is missing', 'cut', '', ''],
    ['a stopped prompt', 'refused', chunk({ type: 'data-guardrail-violation', data: {} }), ''],
    ['words of an error alone', 'shape', chunk({ message: 'what is this?' }), 'what is this?'],
  ])('%s', async (_, failure, wire, said) => {
    const { ask, listener } = talkWith(streamed(delta('so far') + wire))
    expect(await ask('one')).toMatchObject({ state: 'failed', failure, text: 'so far' })
    expect(listener.failed.mock.calls[0]?.slice(0, 2)).toEqual([failure, said])
    expect(listener.answered).not.toHaveBeenCalled()
  })

  test('a connection that breaks', async () => {
    const { talk, over } = talkWith(({ signal }) => {
      const { response, send, breakOff } = openAnswer(signal)
      send(delta('so far'))
      setTimeout(breakOff, 100)
      return response
    })
    talk.ask('one')
    await vi.advanceTimersByTimeAsync(100)
    expect(await over()).toMatchObject({ state: 'failed', failure: 'cut', text: 'so far' })
  })
})

describe('a response that is not an agent’s answer is reported as such', () => {
  test.each([
    ['an HTML page', '<!doctype html><h1>Sign in</h1>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['half an object', '{"parts":[{"type":'],
    ['an end without words', done],
    ['wrong types', '{"parts":7,"type":{"a":1}}'],
  ])('%s', async (_, body) => {
    const { ask } = talkWith(streamed(body))
    expect(await ask('one')).toMatchObject({ state: 'failed', failure: 'shape' })
  })
})

test('an answer longer than 200 kB is cut, and its beginning stays', async () => {
  let pulled = 0
  const { ask, sent } = talkWith(
    () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            pulled++
            controller.enqueue(new TextEncoder().encode(delta('x'.repeat(9000))))
          },
        }),
      ),
  )
  const turn = await ask('one')
  expect(turn).toMatchObject({ state: 'failed', failure: 'cut' })
  expect(turn.text).toHaveLength(200_000)
  expect(pulled).toBeLessThan(30)
  expect(sent[0]?.signal?.aborted).toBe(true)
})

test('an endless answer without text ends too', async () => {
  const { ask } = talkWith(
    () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (controller) =>
            controller.enqueue(
              new TextEncoder().encode(
                chunk({ type: 'reasoning-delta', delta: 'h'.repeat(99_000) }),
              ),
            ),
        }),
      ),
  )
  expect(await ask('one')).toMatchObject({ state: 'failed', failure: 'cut' })
})

describe('silence', () => {
  test('of eight seconds before the first word', async () => {
    const { talk, last, over, listener } = talkWith(never)
    talk.ask('one')
    await vi.advanceTimersByTimeAsync(7900)
    expect(last().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    expect(await over()).toMatchObject({ state: 'failed', failure: 'silent' })
    expect(listener.requested.mock.calls[0]?.[0].status).toBe('cancelled')
  })

  test('of settings that never arrive counts as silence too', async () => {
    const listener = { asked: vi.fn(), answered: vi.fn(), failed: vi.fn(), requested: vi.fn() }
    const talk = createTalk(() => new Promise(() => {}), listener)
    talk.ask('one')
    await vi.advanceTimersByTimeAsync(8100)
    expect(listener.failed.mock.calls).toEqual([['silent', '', null]])
  })

  test('of twenty seconds between two words, and not of nineteen', async () => {
    let answer: ReturnType<typeof openAnswer> | undefined
    const { talk, last, over } = talkWith(({ signal }) => {
      answer = openAnswer(signal)
      return answer.response
    })
    talk.ask('one')
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer?.send(delta('first '))
    await vi.advanceTimersByTimeAsync(19_000)
    answer?.send(delta('second'))
    await vi.advanceTimersByTimeAsync(19_000)
    expect(last()).toMatchObject({ state: 'writing', text: 'first second' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(await over()).toMatchObject({ failure: 'silent', text: 'first second' })
  })

  test('does not count while the agent looks something up', async () => {
    let answer: ReturnType<typeof openAnswer> | undefined
    const { talk, last } = talkWith(({ signal }) => {
      answer = openAnswer(signal)
      return answer.response
    })
    talk.ask('one')
    await vi.waitFor(() => expect(answer).toBeDefined())
    for (let round = 0; round < 4; round++) {
      answer?.send(chunk({ type: 'reasoning-delta', id: 'r', delta: 'hm' }))
      await vi.advanceTimersByTimeAsync(6000)
    }
    expect(last().state).toBe('waiting')
    talk.dispose()
  })

  test('counts when only the connection is kept alive', async () => {
    let answer: ReturnType<typeof openAnswer> | undefined
    const { talk, over } = talkWith(({ signal }) => {
      answer = openAnswer(signal)
      return answer.response
    })
    talk.ask('one')
    await vi.waitFor(() => expect(answer).toBeDefined())
    for (let round = 0; round < 3; round++) {
      answer?.send(': ping\n\n')
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(await over()).toMatchObject({ failure: 'silent' })
  })
})

describe('without an answer at all', () => {
  test('offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { ask } = talkWith(nobody)
    expect(await ask('one')).toMatchObject({ state: 'failed', failure: 'offline' })
  })

  test('unreachable', async () => {
    const { ask, listener } = talkWith(nobody)
    expect(await ask('one')).toMatchObject({ state: 'failed', failure: 'network' })
    expect(listener.failed.mock.calls).toEqual([['network', '', null]])
    expect(listener.requested.mock.calls[0]?.[0].status).toBe('failed')
  })

  test('blocked by the policy of the page, and the owner is told', async () => {
    const { ask, listener } = talkWith(
      () => {
        const event = Object.assign(new Event('securitypolicyviolation'), {
          disposition: 'enforce',
          blockedURI: 'https://blocked.example/agent-studio/1',
          effectiveDirective: 'connect-src',
        })
        window.dispatchEvent(event)
        return nobody()
      },
      { host: 'https://blocked.example' },
    )
    expect(await ask('one')).toMatchObject({ failure: 'network' })
    expect(listener.failed.mock.calls[0]?.[1]).toBe(
      'the page’s policy (CSP) blocks https://blocked.example: add it to connect-src',
    )
  })

  test('without a key', async () => {
    const listener = { asked: vi.fn(), answered: vi.fn(), failed: vi.fn(), requested: vi.fn() }
    const talk = createTalk(() => Promise.reject(new Error('no session')), listener)
    talk.ask('one')
    await vi.waitFor(() => expect(listener.failed).toHaveBeenCalled())
    expect(listener.failed.mock.calls).toEqual([['key', 'Error: no session', null]])
  })
})

test('a key that the service repeats is never shown', async () => {
  const { ask, listener } = talkWith(refused(403, { message: 'secret-key is not valid' }))
  await ask('one')
  expect(listener.failed.mock.calls[0]?.[1]).toBe('… is not valid')
  const { ask: askWithout, listener: heard } = talkWith(refused(403, { message: 'no key' }), {
    key: '',
  })
  await askWithout('one')
  expect(heard.failed.mock.calls[0]?.[1]).toBe('no key')
})

test('no request is repeated automatically', async () => {
  const { ask, sent } = talkWith(refused(500))
  await ask('one')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('after a failure the next question still has the history', async () => {
  let round = 0
  const { ask, sent } = talkWith(() =>
    ++round === 1 ? streamed(delta('so far'))() : round === 2 ? refused(500)() : answered('yes')(),
  )
  await ask('one')
  await ask('two')
  await ask('three')
  const asked = sent[2]?.body.messages.map(({ parts }: { parts: { text: string }[] }) =>
    parts.map(({ text }) => text).join(),
  )
  // Where nothing was said at all, the question is left out too.
  expect(asked).toEqual(['one', 'so far', 'three'])
})
