// An answer in the chunks in which Agent Studio streams it.
import { randomBytes } from 'node:crypto'
import type { Result } from './lookup.ts'

export type Chunk = Record<string, unknown>

const id = (kind: string) => `alg_${kind}_${randomBytes(8).toString('hex')}`

/** A few words at a time, as a model writes. */
export const pieces = (text: string) => text.match(/\s*\S+\s?\S*/g) ?? []

export const start = (): Chunk => ({ type: 'start', messageId: id('msg') })

export function searching({ index, query, hits, nbHits, queryId }: Result): Chunk[] {
  const toolCallId = id('call')
  const toolName = `algolia_search_index_${index}`
  const input = { queries: [{ query }], clickAnalytics: true, originalQuery: query }
  return [
    { type: 'start-step' },
    { type: 'tool-input-start', toolCallId, toolName, providerExecuted: true },
    { type: 'tool-input-delta', toolCallId, inputTextDelta: JSON.stringify(input) },
    { type: 'tool-input-available', toolCallId, toolName, input, providerExecuted: true },
    { type: 'tool-output-available', toolCallId, output: { hits, nbHits, queryId } },
    { type: 'finish-step' },
  ]
}

export const reasoning = (): Chunk[] => [
  { type: 'reasoning-start', id: 'r1' },
  { type: 'reasoning-delta', id: 'r1', delta: 'What could be meant?' },
  { type: 'reasoning-end', id: 'r1' },
]

export const saying = (text: string): Chunk[] => [
  { type: 'start-step' },
  { type: 'text-start', id: 't1' },
  ...pieces(text).map((delta) => ({ type: 'text-delta', id: 't1', delta })),
  { type: 'text-end', id: 't1' },
  { type: 'finish-step' },
]

export const suggesting = (suggestions: readonly string[]): Chunk[] =>
  suggestions.length ? [{ type: 'data-suggestions', data: { suggestions } }] : []

export const finish: Chunk = { type: 'finish' }
export const done = '[DONE]'
