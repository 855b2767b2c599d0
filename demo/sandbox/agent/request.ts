// What an agent is asked, and what it refuses, as the real one does.

export interface Asked {
  /** The last one, and those before it. */
  question: string
  earlier: string[]
  /** A tool of the page has been answered: the agent goes on. */
  goesOn: boolean
  /** By index. */
  parameters: Record<string, Record<string, unknown>>
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(String(status))
  }
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

const invalid = (msg: string, ...loc: (string | number)[]) =>
  new Refusal(422, { name: 'ValidationError', detail: [{ type: 'value_error', loc, msg }] })

function checkPart(part: Fields, ...place: (string | number)[]) {
  const type = String(part.type)
  if (type.startsWith('data-')) throw invalid(`Input tag '${type}' is not known`, ...place)
  if (type.startsWith('tool-') && !/^output-(?:available|error)$/.test(String(part.state)))
    throw invalid('A tool call has no result', ...place)
}

const textOf = (message: Fields) =>
  objects(message.parts)
    .filter(({ type }) => type === 'text')
    .map(({ text }) => String(text))
    .join('')

/** Of the tools in it, none is the agent's own. */
function waited(message: Fields | undefined): boolean {
  if (message?.role !== 'assistant') return false
  const last = objects(message.parts).at(-1)
  return String(last?.type).startsWith('tool-') && !String(last?.type).startsWith('tool-algolia_')
}

function parametersIn(body: Fields): Asked['parameters'] {
  const { searchParameters = {} } = isObject(body.algolia) ? body.algolia : {}
  if (!isObject(searchParameters)) throw invalid('Input should be an object', 'algolia')
  return Object.fromEntries(
    Object.entries(searchParameters).map(([index, parameters]) => {
      if (!isObject(parameters) || 'facetFilters' in parameters)
        throw invalid('Extra inputs are not permitted', 'algolia', index, 'facetFilters')
      return [index, parameters]
    }),
  )
}

export function readQuestion(text: string, query: URLSearchParams): Asked {
  if (query.get('compatibilityMode') !== 'ai-sdk-5')
    throw invalid('Field required', 'query', 'compatibilityMode')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'Invalid JSON' })
  }
  const messages = isObject(body) ? objects(body.messages) : []
  if (!isObject(body) || !messages.length) throw invalid('Field required', 'body', 'messages')
  for (const [at, message] of messages.entries())
    for (const part of objects(message.parts)) checkPart(part, 'body', 'messages', at)
  const last = messages.at(-1)
  const questions = messages.filter(({ role }) => role === 'user').map(textOf)
  if (last?.role !== 'user' && !waited(last)) throw invalid('Ask something', 'body', 'messages')
  return {
    question: questions.at(-1) ?? '',
    earlier: questions.slice(0, -1),
    goesOn: last?.role !== 'user',
    parameters: parametersIn(body),
  }
}
