// An agent in the place of the network: what it sends, piece by piece, and what it was asked.
import { vi } from 'vitest'
import type { AskListener, AskSettings } from '../../src/ask/conversation.ts'
import { createTalk } from '../../src/ask/talk.ts'

export const settings: AskSettings = {
  engine: 'algolia',
  ask: 'agent-1',
  appId: 'APP',
  host: null,
  key: 'secret-key',
  index: 'events',
  filters: null,
  locale: 'en',
  userToken: null,
  fields: null,
}

/** A chunk as it stands on the wire. */
export const chunk = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
export const delta = (text: string) => chunk({ type: 'text-delta', id: 't', delta: text })
export const done = `${chunk({ type: 'finish' })}data: [DONE]\n\n`

const bytes = (text: string) => new TextEncoder().encode(text)

/** An answer whose chunks the test sends when it wants to. */
export function openAnswer(signal: AbortSignal | null | undefined) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string | Uint8Array) =>
      control?.enqueue(typeof text === 'string' ? bytes(text) : text),
    end: () => control?.close(),
    breakOff: () => control?.error(new TypeError('network error')),
  }
}

export interface Sent {
  url: URL
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
  body: any
  signal: AbortSignal | null | undefined
  credentials: RequestCredentials | undefined
}

type Reply = (sent: Sent) => Response | Promise<Response>

export const streamed = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } })
export const answered = (words: string) =>
  streamed(chunk({ type: 'start', messageId: 'm' }) + delta(words) + done)
export const refused =
  (status: number, body: unknown = '') =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
/** Fails as `fetch` does when nobody is there; ends when it is aborted. */
export const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
export const never = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  )

/** A talk with an agent that answers as it is told, and all that its listener hears. */
export function talkWith(reply: Reply, change: Partial<AskSettings> = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const { signal, credentials } = init
    const one = {
      url: new URL(address, 'https://page.example'),
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)),
      signal,
      credentials,
    }
    sent.push(one)
    return Promise.resolve().then(() => reply(one))
  })
  const listener = {
    asked: vi.fn<AskListener['asked']>(),
    answered: vi.fn<AskListener['answered']>(),
    failed: vi.fn<AskListener['failed']>(),
    requested: vi.fn<AskListener['requested']>(),
  }
  const talk = createTalk(() => ({ ...settings, ...change }), listener)
  const last = () => {
    const turn = talk.snapshot().turns.at(-1)
    if (!turn) throw new Error('nothing was asked')
    return turn
  }
  const over = () =>
    vi.waitFor(() => {
      if (['waiting', 'writing'].includes(last().state)) throw new Error('still under way')
      return last()
    })
  return {
    talk,
    sent,
    listener,
    last,
    over,
    /** Asks, and gives the turn when it has ended. */
    ask(question: string) {
      talk.ask(question)
      return over()
    },
  }
}
