// The search itself: one state, one request under way, the latest answer. Components read its snapshot and
// change its state; changes of one task become one request. An asker (asker.ts) turns a question into requests,
// and their answers into a result. It is one long function, because everything that changes the state is here.
import { areSame } from '../../net/same.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Asker, Change } from './asker.ts'
import { withFilter } from './filter.ts'
import { createKnown } from './found-facets.ts'
import { createLatest } from './latest.ts'
import { allCounts, type Outcome, outcomeOf } from './outcome.ts'
import { createPopular } from './popular.ts'
import { recommended } from './recommendations.ts'
import { createRequests } from './requests.ts'
import type { Setup } from './setup.ts'
import { createStore, type Engine, type How, type Transform } from './snapshot.ts'
import type { SearchState } from './state.ts'
import { createTurns, type Source } from './turns.ts'

/** The most pages to load at once when a visitor comes back to a long list. */
const pagesAtOnce = 20

/** The settings without choices, which have no effect until a visitor chooses one. */
const withoutChoices = ({ facets, sorts, sizes, suggestions, ...others }: Setup) => others

export function createEngine(first: SearchState, asker: Asker): Engine {
  const store = createStore(first)
  const { snapshot, subscribe, follow, update } = store
  const latest = createLatest(store)
  const known = createKnown()
  let setup: Setup | null = null
  let client: SearchClient | null = null
  let begun = false
  /** The page has changed the index, and there is no answer from the new one yet. */
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

  function set(change: Partial<SearchState>, how: How = 'push') {
    const before = snapshot().state
    const state = { ...before, page: 0, ...change }
    if (setup) {
      // A remembered order may not exist any more.
      state.sort = setup.sorts.find((sort) => sort === state.sort) ?? null
      state.hitsPerPage = setup.sizes.find((size) => size === state.hitsPerPage) ?? null
    }
    if (areSame(state, before)) return
    store.change(state, how)
    turns.soon()
  }

  /** A change by a widget of the page; typing there replaces the step of the history too. */
  function chosenElsewhere({ state, filters }: Change) {
    const before = snapshot().state
    let kept = before.filters
    for (const [name, filter] of Object.entries(filters)) kept = withFilter(kept, name, filter)
    const isTyping = Object.keys(state).join() === 'query' && areSame(filters, {})
    set({ ...state, filters: kept }, isTyping ? 'replace' : 'push')
    return snapshot().state !== before
  }

  /** With other parameters the current page may not exist, so it goes back to the first. */
  function configure(next: Setup | null, through: SearchClient | null, transform?: Transform) {
    if (!next) {
      // Until the owner fixes the setting, the old results stay and nothing else comes.
      if (client) turns.stop()
      if (client) update({ status: 'idle', error: null })
      client = null
      return
    }
    if (transform) latest.showBy(transform)
    const before = setup
    const isElsewhere = client !== through
    const isOther = before && !areSame(withoutChoices(before), withoutChoices(next))
    const hasChanged = isElsewhere || !areSame(before, next)
    setup = next
    client = through
    if (isElsewhere) {
      turns.forget()
      latest.expectOtherFields()
    }
    if (isOther || isElsewhere) known.forget()
    if (hasChanged) update({ unsuggested: null })
    if (isElsewhere || before?.suggestions !== next.suggestions) popular.anew()
    const { index, page, sort } = snapshot().state
    const isGone = !next.indices.includes(index)
    hasMoved ||= isGone
    set(
      {
        ...(isGone ? { index: next.indices[0] ?? '' } : !isOther && { page }),
        ...((isGone || sort === before?.firstSort) && { sort: next.firstSort }),
      },
      'replace',
    )
    if (hasChanged) turns.soon()
  }

  function subject({ client, setup }: Source, state = snapshot().state) {
    const { index } = state
    return { state, filters: filtersFor(index), setup, found: known.facetsOf(index), client }
  }

  /** Finds out by which attributes each index can be filtered, if that matters. */
  async function learn({ client, setup }: Source) {
    if (!areSame(snapshot().state.filters, {})) await known.learn(client, setup.indices)
  }

  async function search(from: Source, isWanted: () => boolean): Promise<Outcome> {
    const { setup } = from
    if (setup.indices.length > 1) await learn(from)
    const { state: wanted, unsuggested } = snapshot()
    const before = setup.grows ? latest.hitsBefore(wanted) : []
    const isAnew = setup.grows && !before.length
    const page = isAnew ? Math.min(wanted.page, pagesAtOnce - 1) : wanted.page
    const about = subject(from, { ...wanted, page })
    const answers = setup.recommend
      ? await recommended(from)
      : await asker.ask({
          ...about,
          setup: unsuggested ? { ...setup, suggestions: null } : setup,
          filtersOf: filtersFor,
          earlierPages: isAnew ? [...Array(page).keys()] : [],
          isWanted,
        })
    if (answers.refused && isWanted()) update({ unsuggested: answers.refused })
    const outcome = outcomeOf(about.state, about.filters, before, answers)
    if (hasMoved && !outcome.nbHits) {
      // Filters of another index may mean nothing here. If there are results, all filters are known.
      await learn(from).catch(() => {})
      if (isWanted() && setup.indices.length < 2) set({ filters: filtersHere() }, 'replace')
    }
    if (isWanted()) hasMoved = false
    return outcome
  }

  function show(outcome: Outcome, { setup: { facets } }: Source) {
    const found = facets ? null : known.told(outcome)
    latest.show(outcome, { found, error: null, status: 'idle' })
    const { nbPages, state } = outcome
    // The page does not exist any more, so go to the last one.
    if (nbPages > 0 && state.page >= nbPages) set({ page: nbPages - 1 }, 'replace')
  }

  /** Shows nothing, because there are too few letters. */
  function showNothing(from: Source) {
    from.client.dispose('')
    asker.rest(subject(from))
    latest.forget()
    update({ outcome: null, status: 'idle', error: null })
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
      // Until the owner fixes the setting, only the known values are available.
      return from && asker.values(facet, words, subject(from))
    },
    async countsWithin(attribute, interval) {
      const from = source()
      if (!from) return null
      const { state, filters, found, setup, client } = subject(from)
      const query = createRequests(state, filters, setup, found).within(attribute, interval)
      const { results } = await client.search([query], `within ${attribute}`)
      return allCounts(results[0] ?? {}, attribute)
    },
    dispose: turns.stop,
  }
}
