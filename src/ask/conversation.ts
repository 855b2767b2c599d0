// What a visitor asks an agent, and what it answers: what the components show of it and may do with it.
import type { RequestNote } from '../contract/page-api.ts'
import type { Json } from '../net/json.ts'

/** A record that the agent has looked at. */
export interface Source {
  record: Json
  /** Empty where the service does not tell. */
  index: string
  queryID: string | null
}

/**
 * Why an answer ended before its end. Each has a sentence for visitors, and the first five advice for the owner.
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
  /** Markdown, as far as it has come. */
  text: string
  /** Each once, in the order in which the agent found them; those that it wants to be seen come first. */
  sources: readonly Source[]
  state: 'waiting' | 'writing' | 'whole' | 'stopped' | 'failed'
  failure: AskFailure | null
  /** Whether the visitor may say that it helped: the service has named the answer, and takes such votes. */
  canVote: boolean
  vote: 'helped' | 'not' | null
}

export interface Conversation {
  turns: readonly Turn[]
  /** What the agent offers to be asked: at first, or after an answer. */
  offers: readonly string[]
  /** The service takes no more questions in it: only a new one goes on. */
  isFull: boolean
}

/** Stays the same object for the life of the element. */
export interface Talk {
  snapshot(): Conversation
  subscribe(listener: () => void): () => void
  /** Does nothing while an answer is on its way, or for no words. */
  ask(question: string): void
  /** What has come stays. */
  stop(): void
  /** The last question once more; its answer takes the place of the one before. */
  again(): void
  /** A new conversation. */
  startAnew(): void
  vote(turn: Turn, vote: 'helped' | 'not'): void
  /** Asks for what may be asked at first, once; where there is nothing, nothing happens. */
  findOffers(): void
  /** Ends what is under way. */
  dispose(): void
}

/** Read anew for each question. */
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
  /** A pseudonym that the page has given; null for none. */
  userToken: string | null
  /** For Typesense: in which fields is searched. */
  fields: string | null
}

export interface AskListener {
  asked(question: string): void
  /** Once for each answer, when it is whole. */
  answered(turn: Turn): void
  /** `said`: the service's own words, for the owner. */
  failed(failure: AskFailure, said: string, status: number | null): void
  /** For SiteEmbed.check(): each request that was made. */
  requested(request: RequestNote): void
}
