// The search itself: one state, one question under way, the latest answer. Components read its
// snapshot and change its state; whatever they change in one task is asked in one request. How a
// question becomes requests, and the answers a result, is the business of an asker (asker.ts). Longer
// than other files, because all that may change the one state stands together.
import type { FacetSetting } from '../../contract/attribute.ts'
import { asEmbedError, EmbedError, needsOwner } from '../../errors/errors.ts'
import { own } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import type { Answer } from '../service/answer.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Asker, Change } from './asker.ts'
import type { Filter } from './filter.ts'
import { createKnown } from './known.ts'
import { hitsBefore, type Latest, shownOf, toldBy } from './latest.ts'
import { countsIn, type Outcome, outcomeOf } from './outcome.ts'
import { createRequests, mostTold } from './requests.ts'
import type { Setup } from './setup.ts'
import { createStore, type Engine, type How } from './snapshot.ts'
import type { SearchState } from './state.ts'
import { popularIn, suggesting } from './suggestions.ts'
import { createTurns, type Source } from './turns.ts'

/** Pages that are fetched at once when a visitor comes back to a long list. */
const pagesAtOnce = 20

/** The settings but for choices, which change nothing until they are chosen. */
const withoutChoices = (setup: Setup) => ({
  ...setup,
  facets: null,
  sorts: null,
  sizes: null,
  suggestions: null,
})
const among = <Value>(values: readonly Value[], value: Value | null) =>
  value !== null && values.includes(value) ? value : null

class SearchEngine implements Engine {
  readonly #store
  readonly #turns
  readonly #known = createKnown()
  readonly #latest: Latest = { outcome: null, transform: (hits) => hits }
  #setup: Setup | null = null
  #client: SearchClient | null = null
  #begun = false
  /** The page has named another index, and no answer has come from there yet. */
  #hasMoved = false
  /** The question for popular searches; null where it is to be asked anew, undefined until then. */
  #popular: Promise<Answer> | null | undefined

  readonly #asker: Asker

  constructor(first: SearchState, asker: Asker) {
    this.#asker = asker
    this.#store = createStore(first)
    this.#turns = createTurns(this.#store, {
      source: () => this.#source(),
      search: (source, isWanted) => this.#search(source, isWanted),
      show: (outcome, { setup }) => this.#show(outcome, setup),
      showNothing: (source) => this.#showNothing(source),
      fail: (error) => this.#fail(error),
    })
    asker.listen({ chosen: this.#chosenElsewhere, askAnew: this.#turns.anew })
  }

  readonly snapshot: Engine['snapshot'] = () => this.#store.snapshot()
  readonly subscribe: Engine['subscribe'] = (listener) => this.#store.subscribe(listener)
  readonly follow: Engine['follow'] = (follower) => this.#store.follow(follower)

  readonly filtersHere = () => this.#filtersFor(this.snapshot().state.index)

  readonly sortHere = () => {
    const { index, sort } = this.snapshot().state
    return index === this.#setup?.indices[0] ? sort : null
  }

  readonly set = (change: Partial<SearchState>, how: How = 'push') => {
    const before = this.snapshot().state
    const state = this.#offered({ ...before, page: 0, ...change })
    if (areSame(state, before)) return
    this.#store.change(state, how)
    this.#turns.soon()
  }

  /** With other parameters the page shown may not exist: then it is the first. */
  readonly configure: Engine['configure'] = (next, through, toShown = this.#latest.transform) => {
    // Until that is mended, what was shown stays, and nothing else comes.
    if (!next) return this.#pause()
    this.#showBy(toShown)
    const setup = this.#setup
    const client = this.#client
    const isOther = setup && !areSame(withoutChoices(setup), withoutChoices(next))
    const hasChanged = client !== through || !areSame(setup, next)
    if (client !== through) this.#turns.forget()
    if (isOther || client !== through) this.#known.forget()
    const hasOtherPopular = client !== through || setup?.suggestions !== next.suggestions
    if (hasChanged) this.#store.update({ unsuggested: null })
    this.#setup = next
    this.#client = through
    if (hasOtherPopular) {
      this.#store.update({ popular: null })
      this.#popular &&= null
      if (this.#popular === null) this.askPopular()
    }
    const { index, page, sort } = this.snapshot().state
    if (!next.indices.includes(index)) {
      this.#hasMoved = true
      this.set({ index: next.indices[0] ?? '', sort: next.firstSort }, 'replace')
    } else
      this.set(
        {
          ...(!isOther && { page }),
          ...(sort === setup?.firstSort && { sort: next.firstSort }),
        },
        'replace',
      )
    if (hasChanged) this.#turns.soon()
  }

  readonly begin = (may = true) => {
    this.#begun = may
    if (may) this.#turns.soon()
  }

  readonly refresh = () => {
    this.#client?.clearCache?.()
    this.#popular &&= null
    this.#turns.anew()
  }

  readonly askPopular = async () => {
    const { client, setup } = this.#asked() ?? {}
    this.#popular ??= null
    if (!client || !setup?.suggestions || this.#popular || this.snapshot().unsuggested) return
    const asked = client.search([suggesting(setup.suggestions, '')], 'popular')
    this.#popular = asked
    const popular = await asked.then(popularIn, asEmbedError)
    if (this.#popular !== asked) return
    if (!(popular instanceof EmbedError)) this.#store.update({ popular })
    // Where there are none nothing is missing, and with the first letter the owner reads why.
    else if (!needsOwner.includes(popular.code)) this.#popular = null
  }

  readonly values = async (facet: FacetSetting, words: string): Promise<unknown> => {
    const source = this.#asked()
    // What is known of them is all there is, until a setting is mended.
    if (!source) return null
    return this.#asker.values(facet, words, this.#subject(source))
  }

  readonly countsWithin: Engine['countsWithin'] = async (attribute, interval) => {
    const source = this.#asked()
    if (!source) return null
    const { client, setup } = source
    const { state, filters, found } = this.#subject(source)
    const query = createRequests(state, filters, setup, found).within(attribute, interval)
    const { results } = await client.search([query], `within ${attribute}`)
    const counts = own(countsIn(results[0]), attribute) ?? {}
    const all = Object.values(counts)
    // Not every engine tells as many as are asked for.
    const counted = all.reduce((sum, count) => sum + count, 0)
    return all.length < mostTold && counted >= Number(results[0]?.nbHits ?? 0) ? counts : null
  }

  readonly dispose = () => this.#turns.stop()

  /** By a widget of the page's: typing there replaces a step of the history too. */
  readonly #chosenElsewhere = ({ state, filters }: Change) => {
    const before = this.snapshot().state
    const all = { ...before.filters, ...filters }
    const kept = Object.entries(all).filter((entry): entry is [string, Filter] => entry[1] !== null)
    const isTyping = Object.keys(state).join() === 'query' && areSame(filters, {})
    this.set({ ...state, filters: Object.fromEntries(kept) }, isTyping ? 'replace' : 'push')
    return this.snapshot().state !== before
  }

  /** Null while a setting is missing. */
  #asked(): Source | null {
    const client = this.#client
    const setup = this.#setup
    return client && setup && { client, setup }
  }

  #source(): Source | null {
    return this.#begun ? this.#asked() : null
  }

  async #search(source: Source, isWanted: () => boolean): Promise<Outcome> {
    const { setup } = source
    if (setup.indices.length > 1) await this.#learn(source)
    const { state: wanted, unsuggested } = this.snapshot()
    const before = setup.grows ? hitsBefore(this.#latest, wanted) : []
    const isAnew = setup.grows && !before.length
    const page = isAnew ? Math.min(wanted.page, pagesAtOnce - 1) : wanted.page
    const subject = this.#subject(source, { ...wanted, page })
    const answers = await this.#asker.ask({
      ...subject,
      setup: unsuggested ? { ...setup, suggestions: null } : setup,
      filtersOf: this.#filtersFor,
      earlierPages: isAnew ? [...Array(page).keys()] : [],
      isWanted,
    })
    if (answers.refused && isWanted()) this.#store.update({ unsuggested: answers.refused })
    const outcome = outcomeOf(subject.state, subject.filters, before, answers)
    if (this.#hasMoved && !outcome.nbHits) await this.#dropForeignFilters(source, isWanted)
    if (isWanted()) this.#hasMoved = false
    return outcome
  }

  #show(outcome: Outcome, { facets }: Setup) {
    this.#latest.outcome = outcome
    this.#store.update({
      ...this.#shown(outcome),
      found: facets ? null : this.#known.told(outcome),
      error: null,
      status: 'idle',
    })
    const { nbPages, state } = outcome
    // A page that is no more: the last one that is.
    if (nbPages > 0 && state.page >= nbPages) this.set({ page: nbPages - 1 }, 'replace')
  }

  #fail(error: EmbedError) {
    this.#store.update({ error, status: 'idle' })
    this.#asker.failed(error)
  }

  /** For so few letters. */
  #showNothing(source: Source) {
    source.client.dispose('')
    this.#asker.rest(this.#subject(source))
    this.#latest.outcome = null
    this.#store.update({ outcome: null, status: 'idle', error: null })
  }

  #showBy(transform: Latest['transform']) {
    if (transform === this.#latest.transform) return
    this.#latest.transform = transform
    const { outcome } = this.#latest
    if (outcome) this.#store.update(this.#shown(outcome))
  }

  #shown(answered: Outcome) {
    const outcome = shownOf(answered, this.#latest.transform)
    return { outcome, ...toldBy(outcome, this.snapshot()) }
  }

  #subject({ client, setup }: Source, state = this.snapshot().state) {
    const { index } = state
    const found = this.#known.facetsOf(index) ?? []
    return { state, filters: this.#filtersFor(index), setup, found, client }
  }

  readonly #filtersFor = (index: string) =>
    this.#known.filtersOf(index, this.snapshot().state.filters)

  /** What each index can be filtered by, where it matters. */
  async #learn({ client, setup }: Source) {
    if (!areSame(this.snapshot().state.filters, {})) await this.#known.learn(client, setup.indices)
  }

  /** Those of the index before, which have no meaning here. That all are known shows by results. */
  async #dropForeignFilters(source: Source, isWanted: () => boolean) {
    // That nothing was found is an answer all the same.
    await this.#learn(source).catch(() => {})
    if (isWanted() && source.setup.indices.length < 2)
      this.set({ filters: this.filtersHere() }, 'replace')
  }

  /** What is remembered or in an address may be offered no more. */
  #offered(state: SearchState): SearchState {
    if (!this.#setup) return state
    const { sorts, sizes } = this.#setup
    return {
      ...state,
      sort: among(sorts, state.sort),
      hitsPerPage: among(sizes, state.hitsPerPage),
    }
  }

  #pause() {
    if (!this.#client) return
    this.#turns.stop()
    this.#client = null
    this.#store.update({ status: 'idle', error: null })
  }
}

export const createEngine = (first: SearchState, asker: Asker): Engine =>
  new SearchEngine(first, asker)
