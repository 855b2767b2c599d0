// The interface between the conversation and the services.
import type { Json } from '../net/json.ts'
import type { AskSettings, Source, Turn } from './conversation.ts'
import type { Line } from './line.ts'

/** A question and its answer, as far as it has come. */
export interface Exchange {
  turn: Turn
  /** The service's id of the answer; null if it has none. */
  name: string | null
  /** Data that the service wants back with the next question; only the code for that service reads and writes it. */
  memory: Json[]
}

/** A part of an answer, or all of it. An empty piece means that the service is at work. */
export interface Piece {
  /** To add to the text so far. */
  text?: string
  /** Replaces the text so far. */
  instead?: string
  name?: string
  sources?: readonly Source[]
  /** The agent wants to show these sources before others that it has found. */
  areChosen?: boolean
  offers?: readonly string[]
  /** The answer is complete. */
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
  /** The same question is asked again, for another answer. */
  isAgain: boolean
}

export interface Service {
  answer(question: Question): AsyncGenerator<Piece>
  vote?(asked: Asked, name: string, helped: boolean): Promise<void>
  offers?(asked: Asked): Promise<string[]>
}
