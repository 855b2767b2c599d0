// InstantSearch as the asker of the engine: the question goes into its search parameters, its helper makes the
// queries, and our client sends them.
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
  /** Nothing is requested, and InstantSearch gets empty results. */
  isEmpty: boolean
  resolve(answers: Answers): void
  reject(error: unknown): void
  /** The queries that were sent for it, and the results that InstantSearch gets. */
  sent: { key: string; results: Promise<{ results: Json[] }> } | null
  /** The results have to be requested again, or the request failed. */
  isOver: boolean
}

/** The most values that a search in a facet returns. */
const valuesAtMost = 20

/** Never settles, because InstantSearch would return to the previous search after a failure. */
const never = () => new Promise<never>(() => {})

export class InstantSearchAsker implements Asker {
  readonly searchClient: LibraryClient
  readonly #publish: (instance: InstantSearch | null) => void
  protected instance: InstantSearch | null = null
  #elsewhere: Elsewhere | null = null
  protected open: Open | null = null
  /** The search parameters that were written here. */
  protected written: Parameters | null = null
  #joined: Filters = {}
  #isOwnValueSearch = false
  /** The latest search within a facet's values by a widget of the page. */
  #pageValues: Promise<unknown> | null = null
  protected readonly widgets = createWidgets()

  /** `publish` gets the instance once it may send requests, and null when it ends. */
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

  /** Attaches to a started instance; returns a function that ends it. */
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
      // A box whose results are elsewhere only has suggestions, so InstantSearch sends nothing.
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

  /** At its end InstantSearch searches, and its queries come back to `search` below. */
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
    // At once, because an error in the library's own task could not be caught.
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
    // A widget of the page has set more than our state has, such as a place on a map.
    this.#elsewhere?.askAnew()
    return never()
  }

  #searchValues(queries: readonly Query[]): Promise<unknown> {
    if (!this.open) return never()
    const asked = this.#asked(this.open)
    const answer = asked.client.search(queries.map((query) => finishedValues(query, asked)))
    return this.#isOwnValueSearch ? answer : this.#valuesForPage(answer, queries.length)
  }

  /** Protects lists of the page: they would pass a failure to the window, and hear of cancelled searches. */
  #valuesForPage(answer: Promise<unknown>, count: number): Promise<unknown> {
    const found: Promise<unknown> = answer.catch((error) =>
      error instanceof EmbedError || found === this.#pageValues
        ? { results: [...Array(count)].map(() => ({ facetHits: [] })) }
        : // A newer search has cancelled this one, and its values are wanted.
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

  /** True if a widget of the page has chosen something. */
  protected isChosenElsewhere(): boolean {
    const { open, written } = this
    const now = this.instance?.mainIndex.getHelper()?.state
    if (!open || !now || !written || now === written) return false
    this.written = now
    const change = changeBetween(written, now, open.question.setup)
    if (!change || !this.#elsewhere) return false
    // A change that the element does not accept is undone.
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
