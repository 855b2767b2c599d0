// Answers of an agent as bytes: however they are cut and whatever stands between, no word is lost, and nothing
// that comes breaks the reader or the service that reads it.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { AskError } from '../../src/ask/failure.ts'
import { createMessage } from '../../src/ask/services/agent-message.ts'
import { createReader } from '../../src/ask/stream.ts'
import type { Json } from '../../src/net/json.ts'
import { json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const toolName = mostly(
  fc.constantFrom('algolia_search_index_a', 'searchIndex', 'algolia_display_results', 'other'),
)
const toolCallId = mostly(fc.constantFrom('1', '2', '__proto__'))
const hits = mostly(fc.array(mostly(objectOf(name, json, 3)), { maxLength: 3 }))
const groups = mostly(fc.array(fc.record({ title: text, results: hits }), { maxLength: 2 }))
const output = mostly(fc.record({ hits, queryId: mostly(text), groups, intro: mostly(text) }))

const words = fc.record({ type: fc.constant('text-delta'), delta: text })
const other = fc.oneof(
  fc.record({
    type: fc.constantFrom('start-step', 'text-start', 'reasoning-delta', 'constructor'),
  }),
  fc.record({ type: fc.constant('start'), messageId: mostly(text) }),
  fc.record({
    type: fc.constantFrom('tool-input-start', 'tool-input-available', 'tool-output-error'),
    toolCallId,
    toolName,
    input: json,
  }),
  fc.record({ type: fc.constant('tool-output-available'), toolCallId, toolName, output }),
  fc.record({ type: fc.constant('data-suggestions'), data: json }),
  fc.record({ type: text, parts: mostly(fc.array(json)), output: json }),
  fc.record({ type: fc.constantFrom('error', 'abort', 'finish'), errorText: json }),
)

const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
/** Without what could be data itself. */
const between = fc.constantFrom('', ': ping', 'event: message', 'id: 7', 'retry: 1', 'event')

const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

function readIn(bytes: Uint8Array, sizes: readonly number[]): Json[] {
  const read = createReader()
  const found: Json[] = []
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    found.push(...read(bytes.slice(at, at + size)))
    at += size
  }
  return [...found, ...read()]
}

export const streams = target(
  'streams',
  fc.record({ chunks: fc.array(words, { maxLength: 5 }), lineEnd, between, cuts }),
  ({ chunks, lineEnd, between, cuts }) => {
    const wire = chunks.map((chunk) =>
      [between, `data: ${JSON.stringify(chunk)}`, between, '', ''].join(lineEnd),
    )
    const bytes = new TextEncoder().encode(wire.join(''))
    // As JSON comes out of UTF-8: half a letter is no letter.
    const whole = JSON.parse(
      new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(chunks))),
    )
    deepEqual(readIn(bytes, cuts), whole)
  },
)

export const strangeStreams = target(
  'strangeStreams',
  fc.record({ bytes: fc.uint8Array({ maxLength: 60 }), texts: fc.array(text), lineEnd, cuts }),
  ({ bytes, texts, lineEnd, cuts }) => {
    const all = [...bytes, ...new TextEncoder().encode(texts.join(`${lineEnd}data: `))]
    const once = readIn(Uint8Array.from(all), [all.length || 1])
    deepEqual(readIn(Uint8Array.from(all), cuts), once)
  },
)

export const agentChunks = target(
  'agentChunks',
  fc.array(mostly(fc.oneof(words, other))),
  (all) => {
    const parts: Json[] = []
    const message = createMessage(parts, [])
    const objects = readIn(
      new TextEncoder().encode(all.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')),
      [1000],
    )
    try {
      for (const piece of objects.flatMap(message.take)) {
        ok(typeof (piece.text ?? '') === 'string')
        for (const { record, index } of piece.sources ?? []) {
          equal(typeof record, 'object')
          equal(typeof index, 'string')
        }
      }
    } catch (error) {
      // Anything else would be a mistake of ours.
      ok(error instanceof AskError, String(error))
    }
    JSON.stringify(parts)
    message.waitsForUs()
  },
)
