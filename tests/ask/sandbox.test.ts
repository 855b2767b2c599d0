// The agent of the sandbox together with the conversation: each failure is reported as what it is.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { guideIndices, servicesFor } from '../../demo/guide.ts'
import { MANNERS } from '../../demo/sandbox/agent/manners.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import type { Stream } from '../../demo/sandbox/http.ts'
import type { AskFailure, AskSettings } from '../../src/ask/conversation.ts'
import { openAnswer, type Sent, talkWith } from './around.ts'

const now = new Date('2026-11-28T12:00:00Z')
const services = servicesFor(guideIndices(now), guideSpace({ now }))

async function send({ bits, end }: Stream, signal: Sent['signal']) {
  const answer = openAnswer(signal)
  for (const { bytes } of bits) answer.send(bytes)
  if (end === 'closed') answer.end()
  // What has been sent is read first.
  if (end === 'broken') setTimeout(answer.breakOff, 50)
  return answer.response
}

const talkTo = (ask: string, change: Partial<AskSettings> = {}) =>
  talkWith(
    ({ url, headers, body, signal }) => {
      const request = {
        method: 'POST',
        url,
        headers: Object.fromEntries(headers),
        body: JSON.stringify(body),
      }
      for (const service of services) {
        const reply = service(request)
        if (reply?.stream) return send(reply.stream, signal)
        if (reply) return new Response(String(reply.body), { status: reply.status })
      }
      return new Response('', { status: 404 })
    },
    { appId: 'GUIDE', key: 'guide-search', index: 'events_en', ask, ...change },
  )

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

const failures: Record<string, AskFailure | null> = {
  'refused-domain': 'domain',
  missing: 'agent',
  legacy: 'agent',
  invalid: 'shape',
  'rate-limit': 'rate-limit',
  limited: 'refused',
  'too-deep': 'too-long',
  'not-enabled': 'feature',
  down: 'server',
  html: 'shape',
  guardrail: null,
  silent: 'silent',
  hangs: 'silent',
  pauses: 'silent',
  cut: 'cut',
  unfinished: 'cut',
  error: 'server',
  abort: 'cut',
  wordless: 'shape',
  long: 'cut',
  'split-letters': null,
  'unknown-tools': null,
  'page-tool': null,
  'as-json': null,
}

test('each failure is tried', () => {
  expect(Object.keys(failures).sort()).toEqual(Object.keys(MANNERS).sort())
})

const speaks = (name: string) => !/silent|hangs|wordless|html/.test(name)

describe('an agent', () => {
  test.each(Object.entries(failures))('%s', async (name, failure) => {
    const { talk, last, over } = talkTo(name)
    talk.ask('Where can I hear jazz in Kraków?')
    await vi.advanceTimersByTimeAsync(29_000)
    await over()
    expect(last()).toMatchObject({ state: failure ? 'failed' : 'whole', failure })
    if (!failure) expect(last().text.length).toBeGreaterThan(20)
    if (failure === 'cut' || name === 'pauses') expect(last().text).toContain('jazz')
    if (!speaks(name)) expect(last().text).toBe('')
  })
})

test('an honest one finds records, links to them, and offers more questions', async () => {
  const { talk, ask } = talkTo('guide')
  const turn = await ask('Where can I hear jazz?')
  expect(turn).toMatchObject({ state: 'whole', canVote: true })
  expect(turn.sources.length).toBeGreaterThan(1)
  const [{ record, index, queryID } = turn.sources[0] as never] = turn.sources
  expect(index).toBe('events_en')
  expect(queryID).toMatch(/^[0-9a-f]{32}$/)
  expect(turn.text).toContain(`](${record.url})`)
  expect(turn.text).toMatch(/\n\| --- \|/)
  expect(talk.snapshot().offers).toHaveLength(2)
})

test('it keeps to the filters, and knows what was asked before', async () => {
  const { ask } = talkTo('guide', { filters: 'city:"Gdańsk"' })
  for (const question of ['Where can I hear jazz?', 'And for children?']) {
    const { sources } = await ask(question)
    expect(new Set(sources.map(({ record }) => record.city))).toEqual(new Set(['Gdańsk']))
  }
})

test('votes are taken, or taken back', async () => {
  const { ask, talk, last, sent } = talkTo('guide')
  talk.vote(await ask('jazz'), 'helped')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(last().vote).toBe('helped')
  const { ask: askOther, talk: other, last: lastOf } = talkTo('no-votes')
  other.vote(await askOther('jazz'), 'helped')
  await vi.waitFor(() => expect(lastOf().vote).toBeNull())
})

test('there are first questions in each language of the page', async () => {
  const { talk } = talkTo('guide', { locale: 'pl-PL' })
  talk.findOffers()
  await vi.waitFor(() => expect(talk.snapshot().offers).toHaveLength(3))
  expect(talk.snapshot().offers[0]).toBe('Gdzie posłucham jazzu?')
})

test('a wrong key is reported as a key error', async () => {
  const { ask } = talkTo('guide', { key: 'wrong' })
  expect(await ask('jazz')).toMatchObject({ failure: 'key' })
})
