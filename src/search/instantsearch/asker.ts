// InstantSearch as the asker of the engine: a question is written into its search parameters, its
// helper makes the queries, and our client under it sends them.
import type { InstantSearch, SearchClient as LibraryClient } from 'instantsearch.js'
import type { FacetSetting } from '../../contract/attribute.ts'
import type { EmbedError } from '../../errors/errors.ts'
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

/** Values of a facet that are found by words. */
const valuesAtMost = 20

/** InstantSearch takes every failure for a reason to go back to the search before it. */
const never = () => new Promise<never>(() => {})

/** Widgets that come and go write the same filters in another order. */
const inOneOrder = ({ filters, ...state }: SearchState) =>
  JSON.stringify([state, Object.entries(filters).sort()])

/** A box that searches elsewhere, before anything is typed. */
const isAboutNothing = ({ setup, state }: Question) =>
  !setup.indices.length && !(setup.suggestions && state.query.trim())

export class InstantSearchAsker implements Asker {
  /** What InstantSearch is given as its client. */
  readonly searchClient: LibraryClient
  private instance: InstantSearch | null = null
  private elsewhere: Elsewhere | null = null
  private open: Open | null = null
  private client: SearchClient | null = null
  /** The search parameters as they were written here. */
  private written: Parameters | null = null
  private readonly widgets = createWidgets()
  private readonly asides = createAsides()

  /** `publish` is told of the instance once it asks, and of none when it ends. */
  constructor(private readonly publish: (instance: InstantSearch | null) => void) {
    const search = (queries: readonly Query[]) => this.search(queries)
    // Its answers are those of the service, as the library itself takes them on trust.
    this.searchClient = { search: search as LibraryClient['search'] }
  }

  listen(elsewhere: Elsewhere) {
    this.elsewhere = elsewhere
  }

  /** Begins with an instance that has started; ends with what it returns. */
  attach(started: InstantSearch): () => void {
    this.instance = started
    this.write()
    return () => {
      this.instance = null
      this.written = null
      this.widgets.forget()
      this.asides.forget()
      this.publish(null)
    }
  }

  ask(question: Question): Promise<Answers> {
    return new Promise((resolve, reject) => {
      this.open = { question, resolve, reject, sent: null }
      this.write()
      // InstantSearch asks nobody, and tells nobody.
      if (isAboutNothing(question)) void send([], this.open)
    })
  }

  async values(facet: FacetSetting, words: string) {
    const helper = this.instance?.mainIndex.getHelper()
    const found = await helper?.searchForFacetValues(facet.attribute, words, valuesAtMost)
    return found?.facetHits ?? null
  }

  failed(error: EmbedError) {
    if (this.instance) tellFailure(this.instance, error)
  }

  /** Ends with a search, whose queries come back to `search` below. */
  private write() {
    const helper = this.instance?.mainIndex.getHelper()
    if (!this.instance || !helper || !this.open) return
    const { question } = this.open
    const { state, filters, setup, found } = question
    this.client = question.client
    this.widgets.keep(this.instance.mainIndex, question)
    this.asides.keep(this.instance, question)
    const facetOf = facetsBy(setup.facets, found)
    helper.setState(withState(helper.state, state, filters, setup, facetOf))
    this.asides.mark(helper.state)
    this.written = helper.state
    this.instance.scheduleSearch()
    this.publish(this.instance)
  }

  private async search(queries: readonly Query[]): Promise<unknown> {
    if (queries[0]?.facet) return this.client?.search(queries) ?? never()
    if (this.isChosenElsewhere()) return never()
    const { open } = this
    const key = JSON.stringify(queries)
    if (open?.sent?.key === key) return open.sent.results
    if (open && !open.sent) {
      const results = send(queries, open)
      open.sent = { key, results }
      return results
    }
    // A widget of the page's asks for more than the state says, such as a place on a map.
    this.elsewhere?.askAnew()
    return never()
  }

  /** True where a widget of the page's has chosen something. */
  private isChosenElsewhere(): boolean {
    const { open, written } = this
    const now = this.instance?.mainIndex.getHelper()?.state
    if (!open || !now || !written || now === written) return false
    const { state, setup } = open.question
    const before = stateIn(written, state, setup)
    const after = stateIn(now, state, setup)
    this.written = now
    if (inOneOrder(before) === inOneOrder(after)) return false
    this.elsewhere?.chosen(after)
    return true
  }
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
