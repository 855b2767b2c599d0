// The chunks of one answer of Agent Studio: what is shown of them, and the parts that it wants back later.
import { type Json, own } from '../../net/json.ts'
import type { Source } from '../conversation.ts'
import { AskError, failureOf } from '../failure.ts'
import { objectIn, objectsIn, textIn, textsIn } from '../reading.ts'
import type { Piece } from '../service.ts'
import { streamEnd } from '../stream.ts'
import { createCalls } from './agent-tools.ts'

const toolType = 'tool-'
const whole: Piece = { isWhole: true }

/** `parts` grows with the answer; `known` are the sources of earlier answers. */
export function createMessage(parts: Json[], known: readonly Source[]) {
  const calls = createCalls(parts, known)
  let hasText = false
  let isRefused = false

  /** Words after a step or a tool are another paragraph. */
  function said(words: string): Piece {
    const text = hasText && parts.at(-1)?.type !== 'text' ? `\n\n${words}` : words
    hasText ||= words !== ''
    return words ? { text } : {}
  }
  function text(value: unknown): Piece {
    const words = isRefused ? '' : textIn(value)
    const piece = said(words)
    const last = parts.at(-1)
    if (last?.type === 'text') last.text = `${last.text}${words}`
    else if (words) parts.push({ type: 'text', text: words })
    return piece
  }
  function step(): Piece {
    parts.push({ type: 'step-start' })
    return {}
  }
  function output(chunk: Json): Piece {
    const { words, ...piece } = calls.output(chunk)
    return { ...piece, ...said(words) }
  }
  function refused({ fallbackResponse }: Json): Piece {
    const instead = textIn(fallbackResponse)
    if (!instead) throw new AskError('refused', 'a guardrail of the agent has stopped the answer')
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
    'tool-input-start': calls.begin,
    'tool-input-available': calls.input,
    'tool-input-error': calls.failed,
    'tool-output-available': output,
    'tool-output-error': calls.failed,
    'source-url': ({ sourceId, url, title }) => ({
      sources: [{ record: { objectID: sourceId ?? url, url, title }, index: '', queryID: null }],
    }),
    'data-suggestions': ({ data }) => ({ offers: textsIn(objectIn(data).suggestions) }),
    'data-guardrail-violation': ({ data }) => refused(objectIn(data)),
    finish: () => whole,
    [streamEnd]: () => whole,
    abort() {
      throw new AskError('cut', 'the agent has stopped')
    },
    error(chunk) {
      throw failureOf(chunk, null)
    },
  }

  function withoutType(chunk: Json): Piece[] {
    // A whole answer, where nobody streams it.
    if (Array.isArray(chunk.parts))
      return [{ name: textIn(chunk.id) }, ...objectsIn(chunk.parts).flatMap(take), whole]
    const failure = failureOf(chunk, 200)
    if (failure.message) throw failure
    return []
  }
  function take(chunk: Json): Piece[] {
    const { type, output: result } = chunk
    if (typeof type !== 'string') return withoutType(chunk)
    const handler = own(handlers, type)
    if (handler) return [handler(chunk)]
    const isResult = type.startsWith(toolType) && result !== undefined
    return [isResult ? output({ ...chunk, toolName: type.slice(toolType.length) }) : {}]
  }
  return { take, waitsForUs: calls.waitForUs }
}
