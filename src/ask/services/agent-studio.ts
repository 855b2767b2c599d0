// Algolia's Agent Studio. It does not remember the conversation: each question sends everything before it.
import { agentHost } from '../../contract/agent-host.ts'
import type { Json } from '../../net/json.ts'
import type { AskSettings } from '../conversation.ts'
import { AskError } from '../failure.ts'
import { objectsIn, textIn, textsIn } from '../reading.ts'
import type { Asked, Exchange, Piece, Question, Service } from '../service.ts'
import { createMessage } from './agent-message.ts'

const headersOf = ({ appId, key }: AskSettings) => ({
  'content-type': 'application/json',
  'x-algolia-application-id': appId,
  'x-algolia-api-key': key,
})
const studioOf = ({ host, appId }: AskSettings) => `${host ?? agentHost(appId)}/agent-studio/1`

const asked = ({ turn }: Exchange) => ({
  role: 'user',
  parts: [{ type: 'text', text: turn.question }],
})
const answered = ({ name, memory }: Exchange) => ({
  ...(name && { id: name }),
  role: 'assistant',
  parts: memory,
})

function bodyOf({ settings, conversation, past, now }: Question): Json {
  const { index, filters, userToken } = settings
  const parameters = { ...(filters && { filters }), ...(userToken && { userToken }) }
  return {
    id: conversation,
    messages: [
      ...past.filter(({ turn }) => turn.text).flatMap((one) => [asked(one), answered(one)]),
      asked(now),
      ...(now.memory.length ? [answered(now)] : []),
    ],
    // If the agent can search several indices, this says which one the visitor looks at.
    ...(index && { algolia: { searchParameters: { [index]: parameters } } }),
  }
}

async function* answer(question: Question): AsyncGenerator<Piece> {
  const { settings, past, now, isAgain, send } = question
  const message = createMessage(
    now.memory,
    past.flatMap(({ turn }) => turn.sources),
  )
  const cache = isAgain ? '&cache=false' : ''
  const url = `${studioOf(settings)}/agents/${encodeURIComponent(settings.ask)}/completions?compatibilityMode=ai-sdk-5&stream=true${cache}`
  // Asks a second time if the agent waits for a tool of the page, and tells it that the tool is not available.
  for (const isLast of [false, true]) {
    let isWhole = false
    for await (const chunk of send(url, headersOf(settings), bodyOf(question)))
      for (const piece of message.take(chunk)) {
        isWhole ||= piece.isWhole === true
        yield piece
      }
    if (isLast || !isWhole || !message.waitsForUs()) return
    yield { isWhole: false }
  }
}

/** A record without a language is for all. */
const isFor = (locale: string) => (record: Json) =>
  !record.locale || textIn(record.locale).slice(0, 2) === locale.slice(0, 2)

async function offers({ settings, send }: Asked): Promise<string[]> {
  const { host, appId, ask, locale } = settings
  const url = `${host ?? `https://${appId}-dsn.algolia.net`}/1/indexes/algolia_ask_ai_suggested_questions/query`
  const filters = `state:published AND assistantId:${JSON.stringify(ask)}`
  try {
    for await (const { hits } of send(url, headersOf(settings), { filters, hitsPerPage: 20 })) {
      const records = objectsIn(hits).filter(isFor(locale))
      return textsIn(records.map(({ question }) => question)).slice(0, 3)
    }
  } catch (error) {
    // Most applications have no such index, or a key that may not read it.
    if (!/40[34]/.test(String(error instanceof AskError && error.status))) throw error
  }
  return []
}

export const agentStudio: Service = {
  answer,
  offers,
  async vote({ settings, send }, messageId, helped) {
    const body = { messageId, agentId: settings.ask, vote: Number(helped) }
    for await (const _ of send(`${studioOf(settings)}/feedback`, headersOf(settings), body));
  },
}
