// The sandbox's agent on the wire.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guideIndices, servicesFor } from '../../demo/guide.ts'
import { languageOf, wordsOf } from '../../demo/sandbox/agent/languages.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const now = new Date()
  sandbox = await startSandbox({ services: servicesFor(guideIndices(now), guideSpace({ now })) })
})
afterAll(() => sandbox.close())

const user = (text: string) => ({ role: 'user', parts: [{ type: 'text', text }] })
const headers = {
  'content-type': 'application/json',
  'x-algolia-application-id': 'GUIDE',
  'x-algolia-api-key': 'guide-search',
}

const ask = (agent: string, messages: unknown, more: object = {}, query = 'ai-sdk-5') =>
  fetch(`${sandbox.url}/agent-studio/1/agents/${agent}/completions?compatibilityMode=${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: 'c1', messages, ...more }),
  })

interface Chunk {
  type: string
  delta: string
  output: { hits: { objectID: string; city: string }[]; queryId: string }
}
const chunksIn = (wire: string): Chunk[] =>
  [...wire.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json))
async function hear(agent: string, question: string, more: object = {}) {
  const chunks = chunksIn(await (await ask(agent, [user(question)], more)).text())
  return { chunks, text: chunks.map(({ delta = '' }) => delta).join('') }
}

test('an answer comes bit by bit, in the order in which the real one sends it', async () => {
  const response = await ask('guide', [user('Where is jazz?')])
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const bits: string[] = []
  const decoder = new TextDecoder()
  for await (const bit of response.body ?? []) bits.push(decoder.decode(bit, { stream: true }))
  expect(bits.length).toBeGreaterThan(5)
  const types = chunksIn(bits.join('')).map(({ type }) => type)
  const order = types.filter((type, at) => types.indexOf(type) === at)
  expect(order).toEqual([
    'start',
    'reasoning-start',
    'reasoning-delta',
    'reasoning-end',
    'start-step',
    'tool-input-start',
    'tool-input-delta',
    'tool-input-available',
    'tool-output-available',
    'finish-step',
    'text-start',
    'text-delta',
    'text-end',
    'data-suggestions',
    'finish',
  ])
  expect(bits.join('')).toMatch(/\ndata: \[DONE\]\n\n$/)
})

test.each([
  ['Where can I hear jazz?', /There are \*\*\d+ results\*\*/],
  ['Gdzie posłucham jazzu?', /Liczba wyników/],
  ['Wo kann ich Jazz hören?', /gibt es \*\*/],
  ['Hvor kan jeg høre jazz?', /Der er \*\*/],
])('it answers in the language of the question: %s', async (question, words) => {
  const { text } = await hear('guide', question)
  expect(text).toMatch(words)
  expect(text).toMatch(/^- \[.+\]\(.+\)/m)
  expect(text).toMatch(/^\| --- \|/m)
})

test('a question with nothing in it, or nothing to find, has an answer too', async () => {
  expect((await hear('guide', 'what is there?')).text).not.toBe('')
  expect((await hear('guide', 'Where is xqzptlkj?')).text).toContain('nothing')
})

test('it keeps to the filters of the index', async () => {
  const algolia = { searchParameters: { events_en: { filters: 'city:"Aarhus"' } } }
  const { chunks } = await hear('guide', 'What is there for children?', { algolia })
  const hits = chunks.flatMap(({ output }) => output?.hits ?? [])
  expect(hits.length).toBeGreaterThan(0)
  for (const { city } of hits) expect(city).toBe('Aarhus')
})

test('what it offers to be asked next, it can answer from what was asked before', async () => {
  const messages = [
    user('What is there for children in Aarhus?'),
    user('Which of them is cheapest?'),
  ]
  const chunks = chunksIn(await (await ask('guide', messages)).text())
  const hits = chunks.flatMap(({ output }) => output?.hits ?? [])
  expect(hits.map(({ city }) => city)).toEqual(hits.map(() => 'Aarhus'))
  const text = chunks.map(({ delta = '' }) => delta).join('')
  expect(text).toContain('“children Aarhus”')
  const prices = [...text.matchAll(/\| (?:€)?(free|[\d.]+) \|$/gm)].map(([, price]) =>
    price === 'free' ? 0 : Number(price),
  )
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('a browser may ask before asking', async () => {
  const response = await fetch(`${sandbox.url}/agent-studio/1/agents/guide/completions`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'x-algolia-api-key,content-type' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key')
})

describe('it refuses', () => {
  const answered = (part: object) => [user('a'), { role: 'assistant', parts: [part] }, user('b')]
  test.each<[string, number, () => Promise<Response>]>([
    ['a data- part', 422, () => ask('guide', answered({ type: 'data-suggestions', data: {} }))],
    [
      'a tool without a result',
      422,
      () => ask('guide', answered({ type: 'tool-x', state: 'input-available' })),
    ],
    ['no messages', 422, () => ask('guide', [])],
    ['a mode that it does not know', 422, () => ask('guide', [user('a')], {}, 'ai-sdk-3')],
    [
      'facetFilters',
      422,
      () =>
        ask('guide', [user('a')], {
          algolia: { searchParameters: { events_en: { facetFilters: [] } } },
        }),
    ],
    [
      'filters that are none',
      400,
      () =>
        ask('guide', [user('a')], {
          algolia: { searchParameters: { events_en: { filters: 'a AND' } } },
        }),
    ],
    ['an agent that is not there', 404, () => ask('nobody', [user('a')])],
  ])('%s', async (_, status, send) => {
    expect((await send()).status).toBe(status)
  })
})

test('it fails on demand: by the name of the agent, by a word, and as every service here', async () => {
  expect((await ask('refused-domain', [user('a')])).status).toBe(403)
  expect((await ask('guide', [user('jazz #rate-limit')])).status).toBe(429)
  sandbox.faults.set({ match: '/agent-studio/', fault: '500', times: 1 })
  expect((await ask('guide', [user('a')])).status).toBe(500)
  await expect(ask('cut', [user('jazz')]).then((response) => response.text())).rejects.toThrow()
})

test('an answer that says nothing more can be left', async () => {
  const leave = new AbortController()
  const response = await fetch(
    `${sandbox.url}/agent-studio/1/agents/silent/completions?compatibilityMode=ai-sdk-5`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({ messages: [user('a')] }),
      signal: leave.signal,
    },
  )
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('"start"')
  leave.abort()
  await expect(reader?.read()).rejects.toThrow()
})

test('a vote is one or none', async () => {
  const vote = (body: object) =>
    fetch(`${sandbox.url}/agent-studio/1/feedback`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  expect((await vote({ messageId: 'm', agentId: 'guide', vote: 1 })).status).toBe(201)
  expect((await vote({ messageId: 'm', agentId: 'guide', vote: 2 })).status).toBe(422)
})

test('the language of a question is told by its words', () => {
  expect(languageOf('jazz', 'da')).toBe('da')
  expect(languageOf('Wo gibt es Jazz?', 'en')).toBe('de')
  expect(wordsOf('Where can I hear jazz in Kraków?')).toEqual(['jazz', 'Kraków'])
})
