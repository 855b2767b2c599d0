// InstantSearch as the asker of the engine: a question is written into its search parameters, its
// helper makes the queries, and our client under it sends them.
import type { InstantSearch, SearchClient as LibraryClient } from 'instantsearch.js'
import type { FacetSetting } from '../../contract/attribute.ts'
import { EmbedError } from '../../errors/errors.ts'
import type { Json } from '../../net/json.ts'
import type { Answers, Asker, Elsewhere, Question, Subject } from '../engine/asker.ts'
import type { Filters } from '../engine/filter.ts'
import type { Query } from '../service/query.ts'
import { tellFailure } from './failure.ts'
import { changeBetween, type Parameters, queriesFor, withState } from './parameters.ts'
import { type Asked, answersTo, emptyResults, finishedValues } from './queries.ts'
import { createWidgets } from './widgets.ts'

interface Open {
  question: Question
  /** Nobody waits for answers: InstantSearch is given none. */
  isEmpty: boolean
  resolve(answers: Answers): void
  reject(error: unknown): void
  /** The queries that were sent for it, and what InstantSearch is given for them. */
  sent: { key: string; results: Promise<{ results: Json[] }> } | null
  /** What was found is to be asked for again, or was not found at all. */
  isOver: boolean
}

/** Values of a facet that are found by words. */
const valuesAtMost = 20

/** InstantSearch takes every failure for a reason to go back to the search before it. */
const never = () => new Promise<never>(() => {})

export class InstantSearchAsker implements Asker {
  readonly searchClient: LibraryClient
  readonly #publish: (instance: InstantSearch | null) => void
  protected instance: InstantSearch | null = null
  #elsewhere: Elsewhere | null = null
  protected open: Open | null = null
  /** The search parameters as they were written here. */
  protected written: Parameters | null = null
  #joined: Filters = {}
  #isOwnValueSearch = false
  /** The latest search in the values of a facet by a widget of the page's. */
  #pageValues: Promise<unknown> | null = null
  protected readonly widgets = createWidgets()

  /** `publish` is told of the instance once it asks, and of none when it ends. */
  constructor(publish: (instance: InstantSearch | null) => void) {
    this.#publish = publish
    const search = (queries: readonly Query[]) => this.#search(queries)
    // Its helper also calls `clearCache`, which the type of a client leaves out.
    const client = { search, clearCache: () => this.#clearCache() }
    this.searchClient = client as unknown as LibraryClient
  }

  listen(elsewhere: Elsewhere) {
    this.#elsewhere = elsewhere
  }

  /** Begins with an instance that has started; ends with what it returns. */
  attach(started: InstantSearch): () => void {
    this.instance = started
    if (this.open) this.#begin(this.open)
    return () => {
      this.instance = null
      this.written = null
      this.widgets.forget()
      this.#publish(null)
    }
  }

  ask(question: Question): Promise<Answers> {
    return new Promise((resolve, reject) => {
      this.#begin({ question, isEmpty: false, resolve, reject })
      // Of a box that searches elsewhere InstantSearch asks nobody: there are suggestions at most.
      if (this.open && !question.setup.indices.length)
        void send([], this.open, this.#asked(this.open))
    })
  }

  rest(subject: Subject) {
    const question = { ...subject, filtersOf: () => ({}), earlierPages: [], isWanted: () => true }
    this.#begin({ question, isEmpty: true, resolve() {}, reject() {} })
  }

  async values(facet: FacetSetting, words: string) {
    const helper = this.instance?.mainIndex.getHelper()
    this.#isOwnValueSearch = true
    const found = helper?.searchForFacetValues(facet.attribute, words, valuesAtMost)
    this.#isOwnValueSearch = false
    return (await found)?.facetHits ?? null
  }

  failed(error: EmbedError) {
    if (this.open) this.open.isOver = true
    if (this.instance) tellFailure(this.instance, error)
  }

  #begin(about: Omit<Open, 'sent' | 'isOver'>) {
    this.open = { ...about, sent: null, isOver: false }
    try {
      this.write()
    } catch (error) {
      about.reject(error)
    }
  }

  /** Ends with a search, whose queries come back to `search` below. */
  protected write() {
    const helper = this.instance?.mainIndex.getHelper()
    if (!this.instance || !helper || !this.open) return
    const { question } = this.open
    const { state, filters, setup } = question
    this.widgets.keep(this.instance.mainIndex, question)
    const { parameters, joined } = withState(helper.state, state, filters, setup)
    this.#joined = joined
    helper.setState(parameters)
    this.written = helper.state
    this.#publish(this.instance)
    // At once, because what breaks there would break out of a task of the library's.
    this.instance.mainHelper?.search()
  }

  #asked({ question }: Open): Asked {
    const main = this.instance?.mainIndex.getHelper()?.state
    return { ...question, joined: this.#joined, ofMain: main ? queriesFor(main) : 0 }
  }

  async #search(queries: readonly Query[]): Promise<unknown> {
    if (queries[0]?.facet) return this.#searchValues(queries)
    if (this.isChosenElsewhere()) return never()
    const { open } = this
    const key = JSON.stringify(queries)
    if (open?.sent?.key === key && !open.isOver) return open.sent.results
    if (open && !open.sent) {
      const results = open.isEmpty
        ? Promise.resolve({ results: emptyResults(queries) })
        : send(queries, open, this.#asked(open))
      open.sent = { key, results }
      return results
    }
    // A widget of the page's asks for more than the state says, such as a place on a map.
    this.#elsewhere?.askAnew()
    return never()
  }

  #searchValues(queries: readonly Query[]): Promise<unknown> {
    if (!this.open) return never()
    const asked = this.#asked(this.open)
    const answer = asked.client.search(queries.map((query) => finishedValues(query, asked)))
    return this.#isOwnValueSearch ? answer : this.#valuesForPage(answer, queries.length)
  }

  /** A list of the page's would let a failure escape to the window, and be told of an ended search. */
  #valuesForPage(answer: Promise<unknown>, count: number): Promise<unknown> {
    const found: Promise<unknown> = answer.catch((error) =>
      error instanceof EmbedError || found === this.#pageValues
        ? { results: [...Array(count)].map(() => ({ facetHits: [] })) }
        : // A newer one has ended it: that one's values are those that are wanted.
          this.#pageValues,
    )
    this.#pageValues = found
    return found
  }

  #clearCache() {
    if (!this.open) return
    this.open.question.client.clearCache()
    this.open.isOver = true
  }

  /** True where a widget of the page's has chosen something. */
  protected isChosenElsewhere(): boolean {
    const { open, written } = this
    const now = this.instance?.mainIndex.getHelper()?.state
    if (!open || !now || !written || now === written) return false
    this.written = now
    const change = changeBetween(written, now, open.question.setup)
    if (!change || !this.#elsewhere) return false
    // What the element does not take over is taken back.
    if (!this.#elsewhere.chosen(change)) this.#elsewhere.askAnew()
    return true
  }
}

async function send(queries: readonly Query[], { question, resolve, reject }: Open, asked: Asked) {
  try {
    const { answers, results } = await answersTo(queries, asked)
    if (!question.isWanted()) return await never()
    resolve(answers)
    return { results }
  } catch (error) {
    reject(error)
    return never()
  }
}
