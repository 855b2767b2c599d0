// The same conversation with the other engines.
import { describe, expect, test } from 'vitest'
import { chunk, refused, streamed, talkWith } from './around.ts'

const end = 'data: [DONE]\n\n'

describe('Meilisearch', () => {
  const here = { engine: 'meilisearch', host: 'https://m.example', ask: 'cloud:gpt:mini' } as const
  const words = (content: string) => chunk({ choices: [{ delta: { content } }] })
  const call = (index: number, name: string | undefined, args: string, id?: string) =>
    chunk({
      choices: [{ delta: { tool_calls: [{ index, id, function: { name, arguments: args } }] } }],
    })
  const whole = (name: string, args: unknown, index = 0) =>
    call(index, name, JSON.stringify(args), `id-${name}`)
  const found = whole('_meiliSearchProgress', {
    call_id: 'c1',
    function_name: '_meiliSearchInIndex',
    function_parameters: JSON.stringify({ index_uid: 'shows', q: 'jazz' }),
  })
  const said = (message: object) => whole('_meiliAppendConversationMessage', message)
  const asked = { role: 'assistant', content: null, tool_calls: [{ id: 'c1' }], tool_call_id: null }
  const result = { role: 'tool', content: 'a list', tool_calls: null, tool_call_id: 'c1' }
  const documents = [{ id: 7, title: 'Jazz' }, { objectID: 'x' }]
  const answer =
    found +
    said(asked) +
    whole('_meiliSearchSources', { call_id: 'c1', documents }) +
    said(result) +
    words('In ') +
    words('Kraków.')

  test('uses the workspace and the model that `ask` names, and shows what it has found', async () => {
    const { ask, sent } = talkWith(streamed(answer + end), here)
    expect(await ask('Where?')).toMatchObject({
      state: 'whole',
      text: 'In Kraków.',
      canVote: false,
      sources: [
        { record: { id: 7, objectID: '7', title: 'Jazz' }, index: 'shows', queryID: null },
        { record: { objectID: 'x' }, index: 'shows', queryID: null },
      ],
    })
    expect(sent[0]?.url.href).toBe('https://m.example/chats/cloud/chat/completions')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-key')
    expect(sent[0]?.body).toMatchObject({
      model: 'gpt:mini',
      stream: true,
      messages: [{ role: 'user', content: 'Where?' }],
    })
    expect(sent[0]?.body.tools).toHaveLength(3)
  })

  test('gets back the data that it wanted to keep', async () => {
    const { ask, sent } = talkWith(streamed(answer + end), here)
    await ask('Where?')
    await ask('When?')
    expect(sent[1]?.body.messages).toEqual([
      { role: 'user', content: 'Where?' },
      { role: 'assistant', tool_calls: [{ id: 'c1' }] },
      { role: 'tool', content: 'a list', tool_call_id: 'c1' },
      { role: 'assistant', content: 'In Kraków.' },
      { role: 'user', content: 'When?' },
    ])
  })

  test('may send tool calls in pieces, and several at once', async () => {
    const args = JSON.stringify({ call_id: 'c1', documents })
    const { ask } = talkWith(
      streamed(
        call(0, '_meiliSearchSources', args.slice(0, 9), 'a') +
          call(1, '_meiliSearchProgress', '{', 'b') +
          call(0, undefined, args.slice(9)) +
          call(1, undefined, '}') +
          words('yes') +
          end,
      ),
      here,
    )
    expect((await ask('Where?')).sources).toHaveLength(2)
  })

  test('gets filters in the prompt, because it has no parameter for them', async () => {
    const { ask, sent } = talkWith(streamed(words('yes') + end), { ...here, filters: 'city = "x"' })
    await ask('Where?')
    expect(sent[0]?.body.messages).toEqual([
      { role: 'system', content: expect.stringMatching(/filter.*city = "x"$/) },
      { role: 'user', content: 'Where?' },
    ])
  })

  test('fails with its own words', async () => {
    const event = { type: 'error', error: { code: 'x', message: 'You have no credit' } }
    const { ask, listener } = talkWith(streamed(words('so far') + chunk(event)), here)
    expect(await ask('Where?')).toMatchObject({ failure: 'server', text: 'so far' })
    expect(listener.failed.mock.calls[0]?.[1]).toBe('You have no credit')
    const off =
      'using the /chats route requires enabling the `chat completions` experimental feature'
    const { ask: askWithout } = talkWith(refused(400, { message: off }), here)
    expect(await askWithout('Where?')).toMatchObject({ failure: 'feature' })
    const { ask: askOther } = talkWith(refused(404, { message: 'Chat `x` not found' }), here)
    expect(await askOther('Where?')).toMatchObject({ failure: 'agent' })
  })

  test('counts as broken off if the end is missing', async () => {
    const { ask } = talkWith(streamed(words('so far')), here)
    expect(await ask('Where?')).toMatchObject({ failure: 'cut', text: 'so far' })
  })
})

describe('Typesense', () => {
  const here = { engine: 'typesense', host: 'https://t.example', ask: 'model-1' } as const
  const words = (message: string) => chunk({ conversation: { message, conversation_id: 'k1' } })
  const hits = [{ document: { id: '7', title: 'Jazz' } }, 7]
  const results = [{ hits, request_params: { collection_name: 'shows' } }]

  test('gets a search request, and shows what it has found', async () => {
    const { ask, sent } = talkWith(
      streamed(words('In ') + words('Kraków.') + chunk({ results }) + end),
      { ...here, filters: 'city:=`x`', fields: 'title,vectors' },
    )
    expect(await ask('Where & when?')).toMatchObject({
      state: 'whole',
      text: 'In Kraków.',
      canVote: false,
      sources: [{ record: { id: '7', objectID: '7', title: 'Jazz' }, index: 'shows' }],
    })
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      q: 'Where & when?',
      conversation: 'true',
      conversation_stream: 'true',
      conversation_model_id: 'model-1',
      'x-typesense-api-key': 'secret-key',
    })
    expect(sent[0]?.body).toEqual({
      searches: [
        {
          collection: 'events',
          query_by: 'title,vectors',
          exclude_fields: 'embedding',
          filter_by: 'city:=`x`',
        },
      ],
    })
  })

  test('goes on with the conversation that it remembers, and with none in a new one', async () => {
    const { ask, talk, sent } = talkWith(streamed(words('yes') + end), here)
    await ask('Where?')
    await ask('When?')
    talk.startAnew()
    await ask('Who?')
    const ids = sent.map(({ url }) => url.searchParams.get('conversation_id'))
    expect(ids).toEqual([null, 'k1', null])
  })

  test('can be told which fields to search', async () => {
    const { ask, sent } = talkWith(streamed(words('yes') + end), {
      ...here,
      ask: 'model-1:vectors',
    })
    await ask('Where?')
    expect(sent[0]?.url.searchParams.get('conversation_model_id')).toBe('model-1')
    expect(sent[0]?.body.searches[0]).toMatchObject({
      query_by: 'vectors',
      exclude_fields: 'vectors',
    })
  })

  test('may answer as a whole, or with words at the top', async () => {
    const conversation = { answer: 'In Kraków.', conversation_id: 'k1' }
    const { ask } = talkWith(streamed(JSON.stringify({ conversation, results })), here)
    expect(await ask('Where?')).toMatchObject({ state: 'whole', text: 'In Kraków.' })
    const { ask: askOther } = talkWith(
      streamed(chunk({ message: 'In ', conversation_id: 'k' }) + words('Kraków.') + end),
      here,
    )
    expect(await askOther('Where?')).toMatchObject({ state: 'whole', text: 'In Kraków.' })
  })

  test('fails with its own words', async () => {
    const result = { code: 400, error: 'there is no auto-embedding field' }
    const { ask, listener } = talkWith(streamed(JSON.stringify({ results: [result] })), here)
    expect(await ask('Where?')).toMatchObject({ failure: 'feature' })
    expect(listener.failed.mock.calls[0]).toEqual(['feature', result.error, 400])
    const { ask: askOther } = talkWith(
      refused(400, { message: '`conversation_model_id` is invalid.' }),
      here,
    )
    expect(await askOther('Where?')).toMatchObject({ failure: 'agent' })
    const { ask: askNobody } = talkWith(streamed('{}'), here)
    expect(await askNobody('Where?')).toMatchObject({ failure: 'shape' })
  })

  test('has no first questions', () => {
    const { talk, sent } = talkWith(streamed(end), here)
    talk.findOffers()
    expect(sent).toEqual([])
  })
})
