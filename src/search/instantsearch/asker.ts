// InstantSearch as the asker of the engine: a question is written into its search parameters, its
// helper makes the queries, and our client under it sends them.
import type { InstantSearch, SearchClient as LibraryClient } from 'instantsearch.js'
import type { Json } from '../../net/json.ts'
import type { Answers, Asker, Elsewhere, Question } from '../engine/asker.ts'
import { facetsBy } from '../engine/requests.ts'
import type { Query } from '../service/query.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { SearchState } from '../state/state.ts'
import { createAsides } from './asides.ts'
import { tellFailure } from './failure.ts'
import { type Parameters, stateIn, withState } from './parameters.ts'
import { answersTo } from './queries.ts'
import { createWidgets } from './widgets.ts'

interface Open {
  question: Question
  resolve(answers: Answers): void
  reject(error: unknown): void
  /** The queries that were sent for it, and what InstantSearch is given for them. */
  sent: { key: string; results: Promise<{ results: Json[] }> } | null
}

/** InstantSearch takes every failure for a reason to go back to the search before it. */
const never = () => new Promise<never>(() => {})

/** Widgets that come and go write the same filters in another order. */
const inOneOrder = ({ filters, ...state }: SearchState) =>
  JSON.stringify([state, Object.entries(filters).sort()])

/** A box that searches elsewhere, before anything is typed. */
const isAboutNothing = ({ setup, state }: Question) =>
  !setup.indices.length && !(setup.suggestions && state.query.trim())

export interface InstantSearchAsker extends Asker {
  searchClient: LibraryClient
  /** Begins with an instance that has started; ends with what it returns. */
  attach(started: InstantSearch): () => void
}

/** `asks` is told of the instance once it asks, and of none when it ends. */
export function createAsker(asks: (instance: InstantSearch | null) => void): InstantSearchAsker {
  let instance: InstantSearch | null = null
  let elsewhere: Elsewhere | null = null
  let open: Open | null = null
  let client: SearchClient | null = null
  /** The search parameters as they were written here. */
  let written: Parameters | null = null
  const widgets = createWidgets()
  const asides = createAsides()

  /** Ends with a search, whose queries come back to `search` below. */
  function write() {
    if (!instance || !open) return
    const { question } = open
    const { state, filters, setup, found } = question
    client = question.client
    widgets.keep(instance.mainIndex, question)
    asides.keep(instance, question)
    const helper = instance.mainIndex.getHelper()
    if (!helper) return
    const facetOf = facetsBy(setup.facets, found)
    helper.setState(withState(helper.state, state, filters, setup, facetOf))
    asides.mark(helper.state)
    written = helper.state
    instance.scheduleSearch()
    asks(instance)
  }

  /** True where a widget of the page's has chosen something. */
  function isChosenElsewhere(): boolean {
    const now = instance?.mainIndex.getHelper()?.state
    if (!open || !now || !written || now === written) return false
    const { state, setup } = open.question
    const before = stateIn(written, state, setup)
    const after = stateIn(now, state, setup)
    written = now
    if (inOneOrder(before) === inOneOrder(after)) return false
    elsewhere?.chosen(after)
    return true
  }

  async function send(queries: readonly Query[], { question, resolve, reject }: Open) {
    try {
      const { answers, results } = await answersTo(queries, question)
      if (!question.isWanted()) return await never()
      resolve(answers)
      return { results }
    } catch (error) {
      reject(error)
      return never()
    }
  }

  function search(queries: readonly Query[]): Promise<unknown> {
    if (queries[0]?.facet) return client?.search(queries) ?? never()
    if (isChosenElsewhere()) return never()
    const key = JSON.stringify(queries)
    if (open?.sent?.key === key) return open.sent.results
    if (open && !open.sent) {
      const results = send(queries, open)
      open.sent = { key, results }
      return results
    }
    // A widget of the page's asks for more than the state says, such as a place on a map.
    elsewhere?.askAnew()
    return never()
  }

  return {
    searchClient: { search: search as LibraryClient['search'] },
    listen(to) {
      elsewhere = to
    },
    ask(question) {
      return new Promise((resolve, reject) => {
        open = { question, resolve, reject, sent: null }
        write()
        // InstantSearch asks nobody, and tells nobody.
        if (isAboutNothing(question)) void send([], open)
      })
    },
    async values(facet, words) {
      const found = await instance?.mainIndex
        .getHelper()
        ?.searchForFacetValues(facet.attribute, words, 20)
      return found?.facetHits ?? null
    },
    failed(error) {
      if (instance) tellFailure(instance, error)
    },
    attach(started) {
      instance = started
      write()
      return () => {
        instance = null
        asks(null)
        written = null
        widgets.forget()
        asides.forget()
      }
    },
  }
}
