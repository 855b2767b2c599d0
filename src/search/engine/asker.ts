// A question → the answers of the service. There are two askers: InstantSearch
// (src/search/instantsearch), and a light one that writes the queries itself (src/light). What both
// owe the engine stands here, so that neither shows anywhere else.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { EmbedError } from '../../errors/errors.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Filters } from './filter.ts'
import type { Answered } from './outcome.ts'
import type { Setup } from './setup.ts'
import type { SearchState } from './state.ts'

export interface Subject {
  state: SearchState
  /** Those of the state that the index has. */
  filters: Filters
  setup: Setup
  /** The facets that earlier answers told, where the page names none. */
  found: readonly FacetSetting[]
  client: SearchClient
}

export interface Question extends Subject {
  filtersOf: (index: string) => Filters
  /** Whose results are to stand before those of the page that is asked for. */
  earlierPages: readonly number[]
  /** False once a newer question has taken its place. */
  isWanted: () => boolean
}

export type Answers = Answered & {
  /** Why there are no suggestions, and will not be any. */
  refused: EmbedError | null
}

/** What a widget that the page has added has changed; a filter that is gone is empty. */
export interface Change {
  state: Partial<Omit<SearchState, 'filters'>>
  filters: Filters
}

/** What may come from elsewhere than our own components. */
export interface Elsewhere {
  /** Something was chosen there; false when nothing comes of it. */
  chosen(change: Change): boolean
  /** The same search is another question now. */
  askAnew(): void
}

export interface Asker {
  listen(elsewhere: Elsewhere): void
  /** Rejects with an `EmbedError`; never settles once the question is not wanted any more. */
  ask(question: Question): Promise<Answers>
  /** The values of a facet that match the words, as the service tells them. */
  values(facet: FacetSetting, words: string, about: Subject): Promise<unknown>
  rest(subject: Subject): void
  failed(error: EmbedError): void
}
