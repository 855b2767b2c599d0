// Meilisearch's chat, which has the same protocol as OpenAI's. It reports its searches by calling our tools.
import type { Json } from '../../net/json.ts'
import type { AskSettings } from '../conversation.ts'
import { failureOf } from '../failure.ts'
import { objectIn, objectsIn, textIn } from '../reading.ts'
import type { Exchange, Piece, Question, Service } from '../service.ts'
import { streamEnd } from '../stream.ts'

const progress = '_meiliSearchProgress'
const sources = '_meiliSearchSources'
const append = '_meiliAppendConversationMessage'

/** Meilisearch only looks at the names. */
const tools = [progress, sources, append].map((name) => ({ type: 'function', function: { name } }))

const said = ({ turn, memory }: Exchange) => [
  { role: 'user', content: turn.question },
  ...memory,
  ...(turn.text ? [{ role: 'assistant', content: turn.text }] : []),
]

function bodyOf({ settings, past, now }: Question, model: string): Json {
  const { filters } = settings
  // It has no parameter for filters: its model writes the filters of each search.
  const limits = filters && {
    role: 'system',
    content: `Search only with this filter, together with any of your own: ${filters}`,
  }
  return {
    model,
    stream: true,
    messages: [
      ...(limits ? [limits] : []),
      ...past.filter(({ turn }) => turn.text).flatMap(said),
      { role: 'user', content: now.turn.question },
    ],
    tools,
  }
}

/** The arguments of a call come in pieces. */
function createCalls({ memory }: Exchange, index: string) {
  const calls = new Map<unknown, { name: string; args: string }>()
  const indices = new Map<unknown, string>()
  function done({ name, args }: { name: string; args: string }): Piece {
    const { call_id, function_parameters, documents, ...message } = objectIn(args)
    if (name === progress) indices.set(call_id, textIn(objectIn(function_parameters).index_uid))
    if (name === append)
      memory.push(Object.fromEntries(Object.entries(message).filter(([, value]) => value !== null)))
    if (name !== sources) return {}
    return {
      sources: objectsIn(documents).map((record) => ({
        record: record.id === undefined ? record : { objectID: String(record.id), ...record },
        index: indices.get(call_id) || index,
        queryID: null,
      })),
    }
  }
  return {
    take({ index: place, function: called }: Json): Piece {
      const { name, arguments: args } = objectIn(called)
      const begun = calls.get(place)
      if (begun && !name) begun.args += textIn(args)
      else calls.set(place, { name: textIn(name), args: textIn(args) })
      return begun && name ? done(begun) : {}
    },
    finish() {
      const all = [...calls.values()].map(done)
      calls.clear()
      return all
    },
  }
}

const headersOf = ({ key }: AskSettings) => ({
  'content-type': 'application/json',
  ...(key && { authorization: `Bearer ${key}` }),
})

async function* answer(question: Question): AsyncGenerator<Piece> {
  const { settings, now, send } = question
  const [workspace = '', ...model] = settings.ask.split(':')
  const url = `${settings.host}/chats/${encodeURIComponent(workspace)}/chat/completions`
  const calls = createCalls(now, settings.index)
  for await (const event of send(url, headersOf(settings), bodyOf(question, model.join(':')))) {
    if (event.type === 'error') throw failureOf(event, null)
    const isOver = event.type === streamEnd
    const [choice] = objectsIn(event.choices)
    const { content, tool_calls } = objectIn(choice?.delta)
    if (content || isOver) yield* calls.finish()
    for (const call of objectsIn(tool_calls)) yield calls.take(call)
    if (choice || isOver)
      yield { text: textIn(content), isWhole: isOver || choice?.finish_reason === 'stop' }
  }
}

export const meilisearch: Service = { answer }
