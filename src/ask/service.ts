// What the conversation and the services say to each other.
import type { Json } from '../net/json.ts'
import type { AskSettings, Source, Turn } from './conversation.ts'
import type { Line } from './line.ts'

/** A question and its answer, as far as it has come. */
export interface Exchange {
  turn: Turn
  /** The service's name of the answer; null where it has none. */
  name: string | null
  /** What the service wants to have back with the next question, in its own form: it alone reads and writes it. */
  memory: Json[]
}

/** What a service has said, as a whole or in part. An empty one says that it is at work. */
export interface Piece {
  /** Comes after the text so far. */
  text?: string
  /** Comes in place of the text so far. */
  instead?: string
  name?: string
  sources?: readonly Source[]
  /** They are what the agent wants to be seen, before others that it has found. */
  areChosen?: boolean
  offers?: readonly string[]
  /** Nothing of the answer is missing. */
  isWhole?: boolean
}

export interface Asked {
  settings: AskSettings
  send: Line['send']
}

export interface Question extends Asked {
  /** Chosen by us, the same for the whole conversation. */
  conversation: string
  past: readonly Exchange[]
  now: Exchange
  /** Asked once more, for another answer. */
  isAgain: boolean
}

export interface Service {
  answer(question: Question): AsyncGenerator<Piece>
  vote?(asked: Asked, name: string, helped: boolean): Promise<void>
  offers?(asked: Asked): Promise<string[]>
}
