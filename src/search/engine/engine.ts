// The search itself: one state, one question under way, the latest answer. Components read its
// snapshot and change its state; whatever they change in one task is asked in one request. How a
// question becomes requests, and the answers a result, is the business of an asker (asker.ts). One long
// function, because all that may change the one state stands together.
import { areSame } from '../../net/same.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Asker, Change } from './asker.ts'
import type { Filter } from './filter.ts'
import { createKnown } from './known.ts'
import { hitsBefore, shownOf, toldBy } from './latest.ts'
import { allCounts, type Outcome, outcomeOf } from './outcome.ts'
import { createPopular } from './popular.ts'
import { createRequests } from './requests.ts'
import type { Setup } from './setup.ts'
import { createStore, type Engine, type How, type Transform } from './snapshot.ts'
import type { SearchState } from './state.ts'
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

export function createEngine(first: SearchState, asker: Asker): Engine {
  const store = createStore(first)
  const { snapshot, subscribe, follow, update } = store
  const known = createKnown()
  let setup: Setup | null = null
  let client: SearchClient | null = null
  let begun = false
  /** The latest answer, before the owner's changes. */
  let latest: Outcome | null = null
  let transform: Transform = (hits) => hits
  /** The page has named another index, and no answer has come from there yet. */
  let hasMoved = false

  /** Null while a setting is missing. */
  const source = (): Source | null => client && setup && { client, setup }
  const popular = createPopular(store, source)
  const turns = createTurns(store, {
    source: () => (begun ? source() : null),
    search,
    show,
    showNothing,
    fail(error) {
      update({ error, status: 'idle' })
      asker.failed(error)
    },
  })
  asker.listen({ chosen: chosenElsewhere, askAnew: turns.anew })

  const filtersFor = (index: string) => known.filtersOf(index, snapshot().state.filters)
  const filtersHere = () => filtersFor(snapshot().state.index)

  /** What is remembered or in an address may be offered no more. */
  function offered(state: SearchState): SearchState {
    if (!setup) return state
    const { sorts, sizes } = setup
    return {
      ...state,
      sort: among(sorts, state.sort),
      hitsPerPage: among(sizes, state.hitsPerPage),
    }
  }

  function set(change: Partial<SearchState>, how: How = 'push') {
    const before = snapshot().state
    const state = offered({ ...before, page: 0, ...change })
    if (areSame(state, before)) return
    store.change(state, how)
    turns.soon()
  }

  /** By a widget of the page's: typing there replaces a step of the history too. */
  function chosenElsewhere({ state, filters }: Change) {
    const before = snapshot().state
    const all = { ...before.filters, ...filters }
    const kept = Object.entries(all).filter((entry): entry is [string, Filter] => entry[1] !== null)
    const isTyping = Object.keys(state).join() === 'query' && areSame(filters, {})
    set({ ...state, filters: Object.fromEntries(kept) }, isTyping ? 'replace' : 'push')
    return snapshot().state !== before
  }

  function pause() {
    if (!client) return
    turns.stop()
    client = null
    update({ status: 'idle', error: null })
  }

  /** With other parameters the page shown may not exist: then it is the first. */
  function configure(next: Setup | null, through: SearchClient | null, toShown = transform) {
    // Until that is mended, what was shown stays, and nothing else comes.
    if (!next) return pause()
    showBy(toShown)
    const before = setup
    const isElsewhere = client !== through
    const isOther = before && !areSame(withoutChoices(before), withoutChoices(next))
    const hasChanged = isElsewhere || !areSame(before, next)
    setup = next
    client = through
    if (isElsewhere) turns.forget()
    if (isOther || isElsewhere) known.forget()
    if (hasChanged) update({ unsuggested: null })
    if (isElsewhere || before?.suggestions !== next.suggestions) popular.anew()
    const { index, page, sort } = snapshot().state
    if (!next.indices.includes(index)) {
      hasMoved = true
      set({ index: next.indices[0] ?? '', sort: next.firstSort }, 'replace')
    } else
      set(
        {
          ...(!isOther && { page }),
          ...(sort === before?.firstSort && { sort: next.firstSort }),
        },
        'replace',
      )
    if (hasChanged) turns.soon()
  }

  function subject({ client, setup }: Source, state = snapshot().state) {
    const { index } = state
    const found = known.facetsOf(index) ?? []
    return { state, filters: filtersFor(index), setup, found, client }
  }

  /** What each index can be filtered by, where it matters. */
  async function learn({ client, setup }: Source) {
    if (!areSame(snapshot().state.filters, {})) await known.learn(client, setup.indices)
  }

  /** Those of the index before, which have no meaning here. That all are known shows by results. */
  async function dropForeignFilters(from: Source, isWanted: () => boolean) {
    // That nothing was found is an answer all the same.
    await learn(from).catch(() => {})
    if (isWanted() && from.setup.indices.length < 2) set({ filters: filtersHere() }, 'replace')
  }

  async function search(from: Source, isWanted: () => boolean): Promise<Outcome> {
    const { setup } = from
    if (setup.indices.length > 1) await learn(from)
    const { state: wanted, unsuggested } = snapshot()
    const before = setup.grows ? hitsBefore(latest, wanted) : []
    const isAnew = setup.grows && !before.length
    const page = isAnew ? Math.min(wanted.page, pagesAtOnce - 1) : wanted.page
    const about = subject(from, { ...wanted, page })
    const answers = await asker.ask({
      ...about,
      setup: unsuggested ? { ...setup, suggestions: null } : setup,
      filtersOf: filtersFor,
      earlierPages: isAnew ? [...Array(page).keys()] : [],
      isWanted,
    })
    if (answers.refused && isWanted()) update({ unsuggested: answers.refused })
    const outcome = outcomeOf(about.state, about.filters, before, answers)
    if (hasMoved && !outcome.nbHits) await dropForeignFilters(from, isWanted)
    if (isWanted()) hasMoved = false
    return outcome
  }

  function shown(answered: Outcome) {
    const outcome = shownOf(answered, transform)
    return { outcome, ...toldBy(outcome, snapshot()) }
  }

  function show(outcome: Outcome, { setup: { facets } }: Source) {
    latest = outcome
    const found = facets ? null : known.told(outcome)
    update({ ...shown(outcome), found, error: null, status: 'idle' })
    const { nbPages, state } = outcome
    // A page that is no more: the last one that is.
    if (nbPages > 0 && state.page >= nbPages) set({ page: nbPages - 1 }, 'replace')
  }

  /** For so few letters. */
  function showNothing(from: Source) {
    from.client.dispose('')
    asker.rest(subject(from))
    latest = null
    update({ outcome: null, status: 'idle', error: null })
  }

  function showBy(next: Transform) {
    if (next === transform) return
    transform = next
    if (latest) update(shown(latest))
  }

  return {
    snapshot,
    subscribe,
    follow,
    filtersHere,
    sortHere() {
      const { index, sort } = snapshot().state
      return index === setup?.indices[0] ? sort : null
    },
    set,
    configure,
    begin(may = true) {
      begun = may
      if (may) turns.soon()
    },
    refresh() {
      client?.clearCache()
      popular.forget()
      turns.anew()
    },
    askPopular: popular.ask,
    async values(facet, words) {
      const from = source()
      // What is known of them is all there is, until a setting is mended.
      return from && asker.values(facet, words, subject(from))
    },
    async countsWithin(attribute, interval) {
      const from = source()
      if (!from) return null
      const { state, filters, found } = subject(from)
      const query = createRequests(state, filters, from.setup, found).within(attribute, interval)
      const { results } = await from.client.search([query], `within ${attribute}`)
      return allCounts(results[0] ?? {}, attribute)
    },
    dispose: turns.stop,
  }
}
