// Reads the chunks of one Agent Studio answer: what to show, and the parts that it wants back later.
import { type Json, own } from '../../net/json.ts'
import type { Source } from '../conversation.ts'
import { AskError, failureOf } from '../failure.ts'
import { objectIn, objectsIn, textIn, textsIn } from '../reading.ts'
import type { Piece } from '../service.ts'
import { streamEnd } from '../stream.ts'

const notAvailable = 'not available'
const ownTool = /^tool-(?:algolia_|searchIndex$)/
const whole: Piece = { isWhole: true }

/** `parts` grows with the answer; `known` are the sources of earlier answers. */
export function createMessage(parts: Json[], known: readonly Source[]) {
  const found = [...known]
  let hasText = false
  let isRefused = false

  /** Words after a step or a tool call start a new paragraph. */
  function said(words: string): Piece {
    const text = hasText && parts.at(-1)?.type !== 'text' ? `\n\n${words}` : words
    hasText ||= words !== ''
    return { text: words && text }
  }
  function text(value: unknown): Piece {
    const words = isRefused ? '' : textIn(value)
    const piece = said(words)
    const last = parts.at(-1)
    if (last?.type === 'text') last.text += words
    else if (words) parts.push({ type: 'text', text: words })
    return piece
  }
  function step(): Piece {
    parts.push({ type: 'step-start' })
    return {}
  }
  function callOf({ toolCallId, toolName, input, errorText }: Json): Json {
    const tool = textIn(toolName)
    const begun = parts.find((part) => part.toolCallId === toolCallId)
    // The state until there is a result: the service refuses a call without one.
    const part = begun ?? {
      type: `tool-${tool}`,
      toolCallId,
      state: 'output-error',
      input: {},
      errorText: notAvailable,
    }
    if (input) part.input = input
    if (errorText) part.errorText = errorText
    if (!begun && tool) parts.push(part)
    return part
  }
  /** What the agent wants to show: it names records that it has found before. */
  function displayed({ intro, groups }: Json): Piece {
    const all = objectsIn(groups)
    const ids = all.flatMap(({ results }) => objectsIn(results)).map(({ objectID }) => objectID)
    const words = all.flatMap(({ title, why }) => [textIn(title).replace(/.+/, '**$&**'), why])
    return {
      ...said(textsIn([intro, ...words]).join('\n\n')),
      sources: ids.flatMap((id) => found.find(({ record }) => id && record.objectID === id) ?? []),
      areChosen: true,
    }
  }
  function output(chunk: Json): Piece {
    const part = callOf(chunk)
    const result = objectIn(chunk.output)
    Object.assign(part, { state: 'output-available', output: result, errorText: undefined })
    if (part.type === 'tool-algolia_display_results') return displayed(result)
    // Some tools are named after the index that they search.
    const [, named] = /^tool-algolia_search_index_(.+)/.exec(textIn(part.type)) ?? []
    const index = named ?? textIn(objectIn(part.input).index)
    const queryID = textIn(result.queryId) || null
    const sources = objectsIn(result.hits).map((record) => ({ record, index, queryID }))
    found.push(...sources)
    return { sources }
  }
  function refused({ fallbackResponse }: Json): Piece {
    const instead = textIn(fallbackResponse)
    if (!instead) throw new AskError('refused')
    isRefused = true
    parts.splice(0, parts.length, { type: 'text', text: instead })
    return { instead }
  }

  const handlers: Record<string, (chunk: Json) => Piece> = {
    start: ({ messageId }) => ({ name: textIn(messageId) }),
    'start-step': step,
    'step-start': step,
    'text-delta': ({ delta }) => text(delta),
    text: (part) => text(part.text),
    'tool-output-available': output,
    'data-suggestions': ({ data }) => ({ offers: textsIn(objectIn(data).suggestions) }),
    'data-guardrail-violation': ({ data }) => refused(objectIn(data)),
    finish: () => whole,
    [streamEnd]: () => whole,
    abort() {
      throw new AskError('cut')
    },
    error(chunk) {
      throw failureOf(chunk, null)
    },
  }

  function take(chunk: Json): Piece[] {
    const type = textIn(chunk.type)
    const handler = own(handlers, type)
    if (handler) return [handler(chunk)]
    // A complete answer, if it was not streamed.
    if (chunk.parts)
      return [{ name: textIn(chunk.id) }, ...objectsIn(chunk.parts).flatMap(take), whole]
    if (chunk.output) return [output({ ...chunk, toolName: type.slice('tool-'.length) })]
    if (/^tool-(?:input|output)-/.test(type)) callOf(chunk)
    const failure = failureOf(chunk, 200)
    if (!type && failure.message) throw failure
    return type ? [{}] : []
  }
  return {
    take,
    /** There is a tool call that only the page could answer. */
    waitsForUs: () =>
      parts.some(
        ({ type, errorText }) => errorText === notAvailable && !ownTool.test(textIn(type)),
      ),
  }
}
