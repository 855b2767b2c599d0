// Chunks → bytes with small pauses between them.
import type { SandboxReply, Stream } from '../http.ts'
import { type Chunk, done } from './chunks.ts'

/** A text is a line of its own. */
export type Line = Chunk | string

const encode = (text: string) => new TextEncoder().encode(text)
export const lineOf = (line: Line) =>
  typeof line === 'string' ? `${line}\n\n` : `data: ${JSON.stringify(line)}\n\n`
export const theEnd = `data: ${done}`

/** In milliseconds, before a chunk: a search takes longer than a word. */
const pauses: Record<string, number> = { 'tool-output-available': 120, 'text-delta': 18 }
const pauseBefore = (line: Line) =>
  typeof line === 'string' ? 5 : (pauses[String(line.type)] ?? 5)

const inOne = (line: Line) => [{ milliseconds: pauseBefore(line), bytes: encode(lineOf(line)) }]

/** Cut anywhere, also within a letter. */
export function inPieces(line: Line): Stream['bits'] {
  const bytes = encode(lineOf(line))
  const starts = [...bytes.keys()].filter((at) => at % 7 === 0)
  return starts.map((at) => ({ milliseconds: 1, bytes: bytes.slice(at, at + 7) }))
}

export function streamOf(
  lines: readonly Line[],
  end: Stream['end'] = 'closed',
  bitsOf: (line: Line) => Stream['bits'] = inOne,
): SandboxReply {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    body: lines.map(lineOf).join(''),
    stream: { bits: lines.flatMap(bitsOf), end },
  }
}
