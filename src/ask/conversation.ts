// A visitor's conversation with an agent: the data that components show, and what they can do.
import type { RequestNote } from '../contract/page-api.ts'
import type { Json } from '../net/json.ts'

/** A record that the agent has looked at. */
export interface Source {
  record: Json
  /** Empty if the service does not say. */
  index: string
  queryID: string | null
}

/**
 * Why an answer ended early. Each has a sentence for visitors, and the first five have advice for the owner.
 * `too-long` is the conversation; an answer of more than 200 kB is `cut`, as one that broke off.
 */
export type AskFailure =
  | 'key'
  | 'domain'
  | 'agent'
  | 'feature'
  | 'shape'
  | 'rate-limit'
  | 'too-long'
  | 'refused'
  | 'silent'
  | 'cut'
  | 'offline'
  | 'network'
  | 'server'

export interface Turn {
  /** Unique on the page. */
  id: string
  question: string
  /** The Markdown that has arrived so far. */
  text: string
  /** Each once, in the order in which the agent found them; those that it wants to show come first. */
  sources: readonly Source[]
  state: 'waiting' | 'writing' | 'whole' | 'stopped' | 'failed'
  failure: AskFailure | null
  /** Whether the visitor may say that it helped: the service has named the answer, and takes such votes. */
  canVote: boolean
  vote: 'helped' | 'not' | null
}

export interface Conversation {
  turns: readonly Turn[]
  /** Questions that the agent suggests: at first, or after an answer. */
  offers: readonly string[]
  /** The service takes no more questions in this conversation. The visitor has to start a new one. */
  isFull: boolean
}

/** Stays the same object for the life of the element. */
export interface Talk {
  snapshot(): Conversation
  subscribe(listener: () => void): () => void
  /** Does nothing while an answer is on its way, or without words. */
  ask(question: string): void
  /** Stops the answer and keeps its text. */
  stop(): void
  /** Asks the last question again; the new answer replaces the old one. */
  again(): void
  /** Starts a new conversation. */
  startAnew(): void
  vote(turn: Turn, vote: 'helped' | 'not'): void
  /** Asks once for suggested first questions. Without any, nothing happens. */
  findOffers(): void
  /** Ends what is under way. */
  dispose(): void
}

/** Read again for each question. */
export interface AskSettings {
  engine: 'algolia' | 'typesense' | 'meilisearch'
  /** The value of the attribute `ask`. */
  ask: string
  appId: string
  /** Origin with path, without a slash at its end; null for the service's own. */
  host: string | null
  key: string
  index: string
  /** The fixed filters and what is chosen, as the service writes a filter expression; null for none. */
  filters: string | null
  locale: string
  /** The pseudonym from the page; null for none. */
  userToken: string | null
  /** For Typesense: the fields to search. */
  fields: string | null
}

export interface AskListener {
  asked(question: string): void
  /** Called once for each complete answer. */
  answered(turn: Turn): void
  /** `said`: the service's own words, for the owner. */
  failed(failure: AskFailure, said: string, status: number | null): void
  /** For SiteEmbed.check(): each request that was made. */
  requested(request: RequestNote): void
}
