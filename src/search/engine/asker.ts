// The interface of an asker, which gets answers of the service for a question. There are two: InstantSearch
// (src/search/instantsearch), and a light one that writes the queries itself (src/light). The rest of the code
// only knows this interface.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { EmbedError } from '../../errors/errors.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Filters } from './filter.ts'
import type { Answered } from './outcome.ts'
import type { Setup } from './setup.ts'
import type { SearchState } from './state.ts'

export interface Subject {
  state: SearchState
  /** The filters of the state that the index has. */
  filters: Filters
  setup: Setup
  /** The facets from earlier answers, if the page names none. */
  found: readonly FacetSetting[]
  client: SearchClient
}

export interface Question extends Subject {
  filtersOf: (index: string) => Filters
  /** Earlier pages to load as well, in a list that grows. */
  earlierPages: readonly number[]
  /** False once there is a newer question. */
  isWanted: () => boolean
}

export type Answers = Answered & {
  /** Why there are no suggestions, and never will be. */
  refused: EmbedError | null
}

/** A change by a widget of the page; a removed filter is empty. */
export interface Change {
  state: Partial<Omit<SearchState, 'filters'>>
  filters: Filters
}

/** Changes that do not come from our own components. */
export interface Elsewhere {
  /** A widget has changed something; false if that changes nothing here. */
  chosen(change: Change): boolean
  /** The same search has to be sent again, with other parameters. */
  askAnew(): void
}

export interface Asker {
  listen(elsewhere: Elsewhere): void
  /** Rejects with an `EmbedError`; never settles once the question is not wanted any more. */
  ask(question: Question): Promise<Answers>
  /** The values of a facet that match the words, as the service sends them. */
  values(facet: FacetSetting, words: string, about: Subject): Promise<unknown>
  rest(subject: Subject): void
  failed(error: EmbedError): void
}
