// What can go wrong with an agent, one for each name: `ask="cut"`, or the word `#cut` in a question. Longer
// than usual: the map is the list that people look for.
import type { SandboxReply } from '../http.ts'
import { type Chunk, finish, saying, start } from './chunks.ts'
import type { Language } from './languages.ts'
import { inPieces, type Line, streamOf, theEnd } from './stream.ts'
import { PHRASES } from './words.ts'

export interface Scene {
  /** What it would say, without `finish`. */
  chunks: readonly Chunk[]
  text: string
  language: Language
  /** The page has answered a tool. */
  goesOn: boolean
}

export type Manner = (scene: Scene) => SandboxReply

const reply = (status: number, body: unknown): (() => SandboxReply) => {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return () => ({ status, headers, body: JSON.stringify(body) })
}
const page = (status: number): Manner => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return () => ({ status, headers, body: '<!doctype html><h1>A page, and no answer</h1>' })
}

/** The words that come before it goes wrong. */
const half = ({ chunks }: Scene) => chunks.slice(0, Math.ceil(chunks.length / 2))

const ended = (lines: readonly Line[]) => streamOf([...lines, finish, theEnd])

const strange: Line[] = [
  ': a comment',
  'event: message\nid: 7\nretry: 3000',
  { type: 'source-document', sourceId: 's', title: 'A document' },
  { type: 'file', url: 'https://guide.example/a.pdf', mediaType: 'application/pdf' },
  { type: 'data-weather', data: { degrees: 7 } },
  { type: 'something-new', value: [1, 2] },
  { type: 'tool-input-start', toolCallId: 'u1', toolName: 'algolia_ponder' },
  { type: 'tool-output-available', toolCallId: 'u1', output: 'hm' },
  'data: {"type":',
]

const pageTool: Chunk[] = [
  { type: 'tool-input-start', toolCallId: 'p1', toolName: 'addToCart' },
  { type: 'tool-input-available', toolCallId: 'p1', toolName: 'addToCart', input: { id: 1 } },
]

export const MANNERS: Record<string, Manner> = {
  'refused-domain': reply(403, { message: 'This agent is blocked for this domain' }),
  missing: reply(404, { message: 'Agent not found' }),
  legacy: reply(400, JSON.stringify({ message: 'AI-201: invalid input' })),
  invalid: reply(422, {
    name: 'ValidationError',
    detail: [{ type: 'missing', loc: ['body', 'id'], msg: 'Field required' }],
  }),
  'rate-limit': reply(429, { error: 'TOO_MANY_REQUESTS' }),
  limited: reply(400, { message: 'AI-205: the prompt was stopped' }),
  'too-deep': reply(400, { message: 'AI-217: the conversation is too deep' }),
  'not-enabled': reply(501, { message: 'Not implemented' }),
  down: page(503),
  html: page(200),
  guardrail: (scene) => {
    const data = { fallbackResponse: PHRASES[scene.language].fallback, category: 'off-topic' }
    return ended([...half(scene), { type: 'data-guardrail-violation', data }])
  },
  silent: () => streamOf([start()], 'open'),
  hangs: () => streamOf([], 'open'),
  pauses: (scene) => streamOf(half(scene), 'open'),
  cut: (scene) => streamOf(half(scene), 'broken'),
  unfinished: (scene) => streamOf(half(scene)),
  error: (scene) => streamOf([...half(scene), { type: 'error', errorText: 'The model is down' }]),
  abort: (scene) => streamOf([...half(scene), { type: 'abort' }]),
  wordless: () => ended([start()]),
  long: ({ chunks, text }) => {
    const delta = `${text}\n\n`.repeat(Math.ceil(20_000 / text.length))
    const all = Array.from({ length: 15 }, () => ({ type: 'text-delta', id: 't1', delta }))
    return ended([...chunks, ...all])
  },
  'split-letters': ({ chunks }) =>
    streamOf(
      [...chunks, { type: 'text-delta', id: 't2', delta: ' 🎷 ąęß' }, finish, theEnd],
      'closed',
      inPieces,
    ),
  'unknown-tools': ({ chunks }) => ended([...strange, ...chunks]),
  'page-tool': ({ chunks, goesOn }) =>
    goesOn ? ended(chunks) : ended([start(), ...saying('One moment.'), ...pageTool]),
  'as-json': ({ text, chunks }) => {
    const [{ messageId } = start()] = chunks
    const parts = [{ type: 'step-start' }, { type: 'text', text }]
    return reply(200, { id: messageId, role: 'assistant', parts })()
  },
}

/** The agent's name comes first. */
export function mannerOf(agent: string, question: string): Manner | undefined {
  const [, named = ''] = /#([a-z-]+)/.exec(question) ?? []
  const name = [agent, named].find((one) => Object.hasOwn(MANNERS, one))
  return name === undefined ? undefined : MANNERS[name]
}
