// Requests to Agent Studio, and how its answers are read.
import { describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/net/json.ts'
import { answered, chunk, delta, done, nobody, refused, streamed, talkWith } from './around.ts'

const step = chunk({ type: 'start-step' })
const hit = (objectID: string, more: Json = {}) => ({
  objectID,
  title: `Title ${objectID}`,
  ...more,
})
const search = (toolCallId: string, output: unknown, toolName = 'algolia_search_index_events') =>
  chunk({ type: 'tool-input-start', toolCallId, toolName }) +
  chunk({ type: 'tool-input-delta', toolCallId, inputTextDelta: '{"que' }) +
  chunk({ type: 'tool-input-available', toolCallId, toolName, input: { query: 'jazz' } }) +
  chunk({ type: 'tool-output-available', toolCallId, output })

describe('a question', () => {
  test('goes to the agent of the application, with the key in a header and no cookies', async () => {
    const { ask, sent } = talkWith(answered('yes'), { ask: 'a/b' })
    await ask('Where?')
    const [{ url, headers, body, credentials } = sent[0] as never] = sent
    expect(url.href).toBe(
      'https://app.algolia.net/agent-studio/1/agents/a%2Fb/completions?compatibilityMode=ai-sdk-5&stream=true',
    )
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'secret-key',
    })
    expect(credentials).toBe('omit')
    expect(body).toEqual({
      id: expect.any(String),
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'Where?' }] }],
      algolia: { searchParameters: { events: {} } },
    })
  })

  test('goes to search-host if the page sets one', async () => {
    const { ask, sent } = talkWith(answered('yes'), { host: 'https://own.example/search' })
    await ask('Where?')
    expect(sent[0]?.url.href).toMatch(
      /^https:\/\/own\.example\/search\/agent-studio\/1\/agents\/agent-1\//,
    )
  })

  test('includes filters and the visitor’s pseudonym, for the current index', async () => {
    const { ask, sent } = talkWith(answered('yes'), { filters: 'city:"Kraków"', userToken: 'u-1' })
    await ask('Where?')
    expect(sent[0]?.body.algolia).toEqual({
      searchParameters: { events: { filters: 'city:"Kraków"', userToken: 'u-1' } },
    })
  })
})

test('the whole history is sent: words, steps, tools with their results, and no data- parts', async () => {
  const output = { hits: [hit('1')], nbHits: 1, queryId: 'q1' }
  const { ask, sent } = talkWith(
    streamed(
      chunk({ type: 'start', messageId: 'm1' }) +
        step +
        search('c1', output) +
        chunk({ type: 'reasoning-delta', id: 'r', delta: 'hm' }) +
        step +
        delta('In ') +
        delta('Kraków.') +
        chunk({ type: 'data-suggestions', data: { suggestions: ['And?'] } }) +
        done,
    ),
  )
  await ask('Where?')
  await ask('And when?')
  const [user, assistant, next, ...more] = sent[1]?.body.messages ?? []
  expect(user.parts).toEqual([{ type: 'text', text: 'Where?' }])
  expect(assistant).toEqual({
    id: 'm1',
    role: 'assistant',
    parts: [
      { type: 'step-start' },
      {
        type: 'tool-algolia_search_index_events',
        toolCallId: 'c1',
        state: 'output-available',
        input: { query: 'jazz' },
        output,
      },
      { type: 'step-start' },
      { type: 'text', text: 'In Kraków.' },
    ],
  })
  expect(next.parts).toEqual([{ type: 'text', text: 'And when?' }])
  expect(more).toEqual([])
})

test('a tool call without a result is sent back as failed', async () => {
  const { ask, sent } = talkWith(
    streamed(
      delta('So far') +
        chunk({ type: 'tool-input-start', toolCallId: 'c1', toolName: 'algolia_recommend' }) +
        chunk({ type: 'tool-input-available', toolCallId: 'c2', toolName: 'x', input: { a: 1 } }) +
        chunk({ type: 'tool-output-error', toolCallId: 'c2', errorText: 'no luck' }),
    ),
  )
  await ask('Where?')
  await ask('Again?')
  const [, { parts }] = sent[1]?.body.messages ?? []
  expect(parts.slice(1)).toEqual([
    {
      type: 'tool-algolia_recommend',
      toolCallId: 'c1',
      state: 'output-error',
      input: {},
      errorText: 'not available',
    },
    {
      type: 'tool-x',
      toolCallId: 'c2',
      state: 'output-error',
      input: { a: 1 },
      errorText: 'no luck',
    },
  ])
})

describe('an answer', () => {
  test('of several parts is joined, with a paragraph for each step', async () => {
    const { ask } = talkWith(
      streamed(
        step + delta('I look.') + search('c1', {}) + step + delta('There ') + delta('is.') + done,
      ),
    )
    expect((await ask('Where?')).text).toBe('I look.\n\nThere is.')
  })

  test('ignores unknown parts', async () => {
    const { ask } = talkWith(
      streamed(
        chunk({ type: 'start' }) +
          chunk({ type: 'tool-output-available', toolCallId: 'never-begun', output: { hits: 7 } }) +
          chunk({ type: 'source-document', title: 'x' }) +
          chunk({ type: 'constructor' }) +
          chunk({ type: 'text-delta', delta: { not: 'text' } }) +
          delta('yes') +
          done,
      ),
    )
    expect(await ask('Where?')).toMatchObject({ state: 'whole', text: 'yes', canVote: false })
  })

  test('that comes as one object is the same answer', async () => {
    const message = {
      id: 'm1',
      role: 'assistant',
      parts: [
        { type: 'step-start' },
        {
          type: 'tool-algolia_search_index_events',
          toolCallId: 'c1',
          state: 'output-available',
          input: {},
          output: { hits: [hit('1')], queryId: 'q' },
        },
        { type: 'text', text: 'In Kraków.' },
        { type: 'data-suggestions', data: { suggestions: ['And?'] } },
      ],
    }
    const { ask, talk } = talkWith(streamed(JSON.stringify(message, null, 2)))
    expect(await ask('Where?')).toMatchObject({
      state: 'whole',
      text: 'In Kraków.',
      sources: [{ record: hit('1'), index: 'events', queryID: 'q' }],
      canVote: true,
    })
    expect(talk.snapshot().offers).toEqual(['And?'])
  })

  test('that a guardrail stops shows the guardrail’s words, whatever comes after', async () => {
    const stop = { type: 'data-guardrail-violation', data: { fallbackResponse: 'Not about that.' } }
    const { ask, sent } = talkWith(streamed(delta('Well, ') + chunk(stop) + delta('more') + done))
    expect(await ask('Where?')).toMatchObject({ state: 'whole', text: 'Not about that.' })
    await ask('Why?')
    expect(sent[1]?.body.messages[1].parts).toEqual([{ type: 'text', text: 'Not about that.' }])
  })

  test('is complete when it says so, even if the connection stays open', async () => {
    const { ask } = talkWith(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) =>
              controller.enqueue(new TextEncoder().encode(delta('yes') + done)),
          }),
        ),
    )
    expect(await ask('Where?')).toMatchObject({ state: 'whole', text: 'yes' })
  })
})

describe('sources', () => {
  test('are what the tools have found, each once, in their order', async () => {
    const { ask } = talkWith(
      streamed(
        search('c1', { hits: [hit('1'), hit('2'), 'x'], queryId: 'q1' }) +
          search('c2', JSON.stringify({ hits: [hit('2'), hit('3')] }), 'searchIndex') +
          search('c3', { hits: [hit('2'), hit('4')], queryId: 'q3' }) +
          delta('yes') +
          done,
      ),
    )
    const { sources } = await ask('Where?')
    expect(sources.map(({ record, index, queryID }) => [record.objectID, index, queryID])).toEqual([
      ['1', 'events', 'q1'],
      ['2', 'events', 'q1'],
      ['2', '', null],
      ['3', '', null],
      ['4', 'events', 'q3'],
    ])
  })

  test('begin with those that the agent wants to show, also from an earlier answer', async () => {
    const shown = {
      intro: 'These:',
      groups: [
        {
          title: 'Jazz',
          why: 'As you like it.',
          results: [{ objectID: '2' }, { objectID: 'none' }],
        },
        { results: [{ objectID: '1', why: 'Near.' }, 7] },
      ],
    }
    let round = 0
    const { ask } = talkWith(() =>
      streamed(
        (++round === 1
          ? search('c1', { hits: [hit('1')], queryId: 'q1' })
          : search('c2', { hits: [hit('3'), hit('2')], queryId: 'q2' }) +
            search('c3', shown, 'algolia_display_results')) +
          (round === 1 ? delta('yes') : '') +
          done,
      )(),
    )
    await ask('Where?')
    const { sources, text } = await ask('And?')
    expect(sources.map(({ record }) => record.objectID)).toEqual(['2', '1', '3'])
    expect(text).toBe('These:\n\n**Jazz**\n\nAs you like it.')
  })
})

describe('a tool that only a page has', () => {
  const wanted =
    chunk({ type: 'start', messageId: 'm1' }) +
    delta('Wait.') +
    chunk({
      type: 'tool-input-available',
      toolCallId: 'c1',
      toolName: 'addToCart',
      input: { id: 1 },
    })

  test('gets the answer that it is not available, and the agent continues', async () => {
    let round = 0
    const { ask, sent } = talkWith(() =>
      streamed((++round === 1 ? wanted : delta('I cannot.')) + done)(),
    )
    expect(await ask('Buy it')).toMatchObject({ state: 'whole', text: 'Wait.\n\nI cannot.' })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body.id).toBe(sent[0]?.body.id)
    expect(sent[1]?.body.messages).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'Buy it' }] },
      {
        id: 'm1',
        role: 'assistant',
        parts: [
          { type: 'text', text: 'Wait.' },
          {
            type: 'tool-addToCart',
            toolCallId: 'c1',
            state: 'output-error',
            input: { id: 1 },
            errorText: 'not available',
          },
        ],
      },
    ])
  })

  test('cannot be called a second time', async () => {
    let round = 0
    const again = () =>
      chunk({ type: 'tool-input-available', toolCallId: `d${round}`, toolName: 'x', input: {} })
    const { ask, sent } = talkWith(() => {
      round++
      return streamed(delta('Wait.') + again() + done)()
    })
    expect(await ask('Buy it')).toMatchObject({ state: 'whole' })
    expect(sent).toHaveLength(2)
  })

  test('gets no answer if the stream broke off', async () => {
    const { ask, sent } = talkWith(streamed(wanted))
    expect(await ask('Buy it')).toMatchObject({ state: 'failed', failure: 'cut' })
    expect(sent).toHaveLength(1)
  })

  test('breaks the answer off where its second half does', async () => {
    let round = 0
    const { ask } = talkWith(() => streamed(++round === 1 ? wanted + done : delta('I'))())
    expect(await ask('Buy it')).toMatchObject({ failure: 'cut', text: 'Wait.\n\nI' })
  })
})

describe('a vote', () => {
  const isVote = (url: URL) => url.pathname.endsWith('/feedback')

  test('shows at once and is sent, once for each change of mind', async () => {
    const { ask, talk, sent, last } = talkWith((one) =>
      isVote(one.url) ? refused(200, {})() : answered('yes')(),
    )
    const turn = await ask('Where?')
    expect(turn).toMatchObject({ canVote: true, vote: null })
    talk.vote(turn, 'helped')
    expect(last().vote).toBe('helped')
    talk.vote(last(), 'helped')
    talk.vote(turn, 'not')
    expect(last().vote).toBe('not')
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[1]?.url.href).toBe('https://app.algolia.net/agent-studio/1/feedback')
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { messageId: 'm', agentId: 'agent-1', vote: 1 },
      { messageId: 'm', agentId: 'agent-1', vote: 0 },
    ])
  })

  test('that fails is undone, and the owner reads why', async () => {
    const { ask, talk, last, listener } = talkWith((one) =>
      isVote(one.url) ? refused(500, { message: 'no' })() : answered('yes')(),
    )
    const turn = await ask('Where?')
    talk.vote(turn, 'helped')
    await vi.waitFor(() => expect(last().vote).toBeNull())
    expect(listener.failed.mock.calls).toEqual([['server', 'no', 500]])
    expect(last().state).toBe('whole')
  })

  test('is not offered if the answer has no id', async () => {
    const { ask, talk, sent } = talkWith(streamed(delta('yes') + done))
    talk.vote(await ask('Where?'), 'helped')
    expect(sent).toHaveLength(1)
  })
})

describe('first questions', () => {
  const record = (question: unknown, locale?: string) => ({
    objectID: String(question),
    question,
    locale,
  })
  const questions = (...hits: unknown[]) => refused(200, { hits })

  test('are those of the agent in the visitor’s language, three at most', async () => {
    const { talk, sent } = talkWith(
      questions(
        record('Where?', 'en'),
        record('Gdzie?', 'pl'),
        record(7),
        record('When?'),
        record('Who?', 'en-GB'),
        record('Why?'),
      ),
    )
    talk.findOffers()
    talk.findOffers()
    await vi.waitFor(() => expect(talk.snapshot().offers).toEqual(['Where?', 'When?', 'Who?']))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.href).toBe(
      'https://app-dsn.algolia.net/1/indexes/algolia_ask_ai_suggested_questions/query',
    )
    expect(sent[0]?.body).toEqual({
      filters: 'state:published AND assistantId:"agent-1"',
      hitsPerPage: 20,
    })
  })

  test('are there again with a new conversation', async () => {
    const { talk, ask } = talkWith((one) =>
      one.url.pathname.endsWith('/query') ? questions(record('Where?'))() : answered('yes')(),
    )
    talk.findOffers()
    await vi.waitFor(() => expect(talk.snapshot().offers).toEqual(['Where?']))
    await ask('Where?')
    expect(talk.snapshot().offers).toEqual([])
    talk.startAnew()
    expect(talk.snapshot().offers).toEqual(['Where?'])
  })

  test.each([403, 404])('that do not exist are no failure: %i', async (status) => {
    const { talk, listener } = talkWith(refused(status, { message: 'Index does not exist' }))
    talk.findOffers()
    await vi.waitFor(() => expect(listener.requested).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    expect(listener.failed).not.toHaveBeenCalled()
    expect(talk.snapshot().offers).toEqual([])
  })

  test('that cannot be loaded are reported only to the owner', async () => {
    const { talk, listener } = talkWith(nobody)
    talk.findOffers()
    await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledTimes(1))
    expect(talk.snapshot()).toEqual({ turns: [], offers: [], isFull: false })
  })
})
