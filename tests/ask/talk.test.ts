// A conversation as components see it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskError } from '../../src/ask/failure.ts'
import { answered, chunk, delta, done, never, openAnswer, streamed, talkWith } from './around.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** An answer that the test sends, and the frames at which it is shown. */
async function live() {
  let answer: ReturnType<typeof openAnswer> | undefined
  const around = talkWith(({ signal }) => {
    answer = openAnswer(signal)
    return answer.response
  })
  around.talk.ask('Where is jazz?')
  await vi.waitFor(() => expect(answer).toBeDefined())
  if (!answer) throw new Error('nobody asked')
  return { ...around, ...answer }
}
const frame = () => vi.advanceTimersByTimeAsync(20)

test('a question is shown at once, and its answer as it arrives', async () => {
  const { send, last, listener } = await live()
  expect(last()).toMatchObject({ question: 'Where is jazz?', state: 'waiting', text: '' })
  send(delta('In **Kra'))
  await frame()
  expect(last()).toMatchObject({ state: 'writing', text: 'In **Kra' })
  send(delta('ków**.') + done)
  await frame()
  expect(last()).toMatchObject({ state: 'whole', text: 'In **Kraków**.', failure: null })
  expect(listener.asked.mock.calls).toEqual([['Where is jazz?']])
  expect(listener.answered.mock.calls).toEqual([[last()]])
  expect(listener.failed).not.toHaveBeenCalled()
})

test('many words within a frame are shown together, and the last ones without a frame', async () => {
  const { send, talk, last } = await live()
  let show = () => {}
  const frames = vi.fn((draw: () => void) => {
    show = draw
    return 1
  })
  vi.stubGlobal('requestAnimationFrame', frames)
  const told = vi.fn()
  talk.subscribe(told)
  for (const letter of 'abcdefgh') send(delta(letter))
  await vi.advanceTimersByTimeAsync(100)
  expect(frames).toHaveBeenCalledTimes(1)
  expect(told).not.toHaveBeenCalled()
  show()
  expect(told).toHaveBeenCalledTimes(1)
  expect(last()).toMatchObject({ text: 'abcdefgh', state: 'writing' })
  send(delta('i') + done)
  await vi.advanceTimersByTimeAsync(100)
  expect(last()).toMatchObject({ text: 'abcdefghi', state: 'whole' })
  expect(told).toHaveBeenCalledTimes(2)
})

test('a snapshot stays the same until something changes, and so does each turn of it', async () => {
  const { talk, ask } = talkWith(answered('yes'))
  const first = await ask('one')
  const snapshot = talk.snapshot()
  expect(talk.snapshot()).toBe(snapshot)
  await ask('two')
  expect(talk.snapshot()).not.toBe(snapshot)
  expect(talk.snapshot().turns[0]).toBe(first)
})

test('no question is sent while an answer arrives, or without words', async () => {
  const { talk, sent } = talkWith(never)
  talk.ask('  ')
  talk.ask(' one ')
  talk.ask('two')
  talk.again()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(talk.snapshot().turns.map(({ question }) => question)).toEqual(['one'])
})

test('after a stop the text so far stays, and nothing follows', async () => {
  const { send, talk, last, sent, listener } = await live()
  send(delta('so far'))
  await frame()
  talk.stop()
  expect(last()).toMatchObject({ state: 'stopped', text: 'so far', failure: null })
  expect(sent[0]?.signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(last().state).toBe('stopped')
  expect(listener.failed).not.toHaveBeenCalled()
  expect(listener.answered).not.toHaveBeenCalled()
})

test('after a stop the next question continues the conversation', async () => {
  const { send, talk, sent } = await live()
  send(delta('so far'))
  await frame()
  talk.stop()
  talk.ask('And then?')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const texts = sent[1]?.body.messages.map(({ parts }: { parts: { text: string }[] }) =>
    parts.map(({ text }) => text),
  )
  expect(texts).toEqual([['Where is jazz?'], ['so far'], ['And then?']])
})

test('“again” asks the same question, and the answer replaces the old one', async () => {
  let round = 0
  const { talk, ask, over, sent, last } = talkWith(() => answered(`answer ${++round}`)())
  const first = await ask('one')
  talk.again()
  expect(last()).toMatchObject({ id: first.id, text: '', state: 'waiting' })
  expect(await over()).toMatchObject({ id: first.id, question: 'one', text: 'answer 2' })
  expect(talk.snapshot().turns).toHaveLength(1)
  expect(sent[0]?.url.searchParams.get('cache')).toBeNull()
  expect(sent[1]?.url.searchParams.get('cache')).toBe('false')
  expect(sent[1]?.body.messages).toHaveLength(1)
})

test('a new conversation has another id and no history', async () => {
  const { talk, ask, sent } = talkWith(answered('yes'))
  await ask('one')
  await ask('two')
  talk.startAnew()
  expect(talk.snapshot()).toEqual({ turns: [], offers: [], isFull: false })
  await ask('three')
  const [one, two, three] = sent.map(({ body }) => body.id)
  expect(one).toBe(two)
  expect(three).not.toBe(one)
  expect(String(one).length).toBeGreaterThan(10)
  expect(sent[2]?.body.messages).toHaveLength(1)
})

test('turns have different ids', async () => {
  const { ask } = talkWith(answered('yes'))
  const [one, two] = [await ask('same'), await ask('same')]
  expect(one.id).not.toBe(two.id)
})

test('suggested questions disappear with the next question, and come back after its answer', async () => {
  const offers = chunk({ type: 'data-suggestions', data: { suggestions: ['And jazz?', 7, ''] } })
  const { talk, ask } = talkWith(streamed(delta('yes') + offers + done))
  await ask('one')
  expect(talk.snapshot().offers).toEqual(['And jazz?'])
  talk.ask('two')
  expect(talk.snapshot().offers).toEqual([])
})

test('a talk that is disposed of asks nothing more, and can be taken up again', async () => {
  const { talk, sent, ask, last } = talkWith(({ signal, ...rest }) =>
    sent.length > 1 ? answered('yes')() : never({ signal, ...rest }),
  )
  talk.ask('one')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  talk.dispose()
  expect(sent[0]?.signal?.aborted).toBe(true)
  expect(last().state).toBe('stopped')
  expect(vi.getTimerCount()).toBe(0)
  expect(await ask('two')).toMatchObject({ state: 'whole' })
})

test('each request is noted, without the key and without the question', async () => {
  const { ask, listener } = talkWith(answered('yes'), {
    engine: 'typesense',
    host: 'https://t.example',
  })
  await ask('my secret')
  const [[note] = []] = listener.requested.mock.calls
  expect(note).toMatchObject({ url: 'https://t.example/multi_search', status: 200 })
  expect(note?.milliseconds).toBeGreaterThanOrEqual(0)
})

test('a stopped request is noted as stopped', async () => {
  const { talk, sent, listener } = talkWith(never)
  talk.ask('one')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  talk.stop()
  await vi.waitFor(() => expect(listener.requested).toHaveBeenCalledTimes(1))
  expect(listener.requested.mock.calls[0]?.[0].status).toBe('cancelled')
})

test('our errors have a kind', () => {
  expect(new AskError('silent')).toMatchObject({ failure: 'silent', message: '', status: null })
})
