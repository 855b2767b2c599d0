// The search itself: one state, one question under way, the latest answer. Components read its
// snapshot and change its state; whatever they change in one task is asked in one request. How a
// question becomes requests, and the answers a result, is the business of an asker (asker.ts).
import { asEmbedError, EmbedError } from '../../errors/errors.ts'
import type { Json } from '../../net/json.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Setup } from '../state/setup.ts'
import type { SearchState } from '../state/state.ts'
import type { Asker } from './asker.ts'
import { createKnown } from './known.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { Engine, How, Snapshot, Transform } from './snapshot.ts'

/** Later than this, a search is told to be slow. */
const stalledAfter = 300
/** Pages that are fetched at once when a visitor comes back to a long list. */
const pagesAtOnce = 20

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** The settings but for choices, which change nothing until they are chosen. */
const asks = (setup: Setup) => ({
  ...setup,
  facets: null,
  sorts: null,
  sizes: null,
  suggestions: null,
})
const among = <Value>(values: readonly Value[], value: Value | null) =>
  value !== null && values.includes(value) ? value : null
const sameSearch = (a: SearchState, b: SearchState) => same({ ...a, page: 0 }, { ...b, page: 0 })

export function createEngine(first: SearchState, asker: Asker): Engine {
  let snapshot: Snapshot = {
    state: first,
    outcome: null,
    found: null,
    status: 'idle',
    error: null,
    unsuggested: null,
  }
  let setup: Setup | null = null
  let client: SearchClient | null = null
  let transform: Transform = (hits) => hits
  /** The latest, before the owner's changes. */
  let answer: Outcome | null = null
  /** The page has named another index, and no answer has come from there yet. */
  let moved = false
  let begun = false
  let scheduled = false
  let attempt = 0
  let asked = ''
  let stall: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const followers = new Set<(state: SearchState, how: How) => unknown>()
  const known = createKnown()

  function update(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of [...listeners]) listener()
  }

  function shown() {
    if (!answer) return null
    const groups = answer.groups.map((group, at) => {
      if (at && !group.hits.length) return group
      const hits = transform(group.hits)
      // Where all are here, it is known how many the owner leaves.
      const change = group.hits.length < group.nbHits ? 0 : hits.length - group.hits.length
      return { ...group, hits, nbHits: group.nbHits + change }
    })
    const { hits = [], nbHits = 0 } = groups[0] ?? {}
    return { ...answer, groups, hits, nbHits }
  }

  const offered = (state: SearchState): SearchState =>
    setup
      ? {
          ...state,
          sort: among(setup.sorts, state.sort),
          hitsPerPage: among(setup.sizes, state.hitsPerPage),
        }
      : state

  const filtersFor = (index: string) => known.filtersOf(index, snapshot.state.filters)

  async function learn(from: SearchClient, { indices }: Setup) {
    if (!same(snapshot.state.filters, {})) await known.learn(from, indices)
  }

  /** The pages that are shown already, when only one more is wanted. */
  function shownBefore(state: SearchState): readonly Json[] {
    if (!answer || !setup?.grows || answer.state.page !== state.page - 1) return []
    return sameSearch(answer.state, state) ? answer.hits : []
  }

  async function search(from: SearchClient, now: Setup, isWanted: () => boolean): Promise<Outcome> {
    if (now.indices.length > 1) await learn(from, now)
    const state = { ...snapshot.state }
    const before = shownBefore(state)
    const anew = now.grows && !before.length
    if (anew) state.page = Math.min(state.page, pagesAtOnce - 1)
    const filters = filtersFor(state.index)
    const answered = await asker.ask({
      state,
      filters,
      filtersOf: filtersFor,
      setup: snapshot.unsuggested ? { ...now, suggestions: null } : now,
      found: known.facetsOf(state.index) ?? [],
      earlierPages: anew ? [...Array(state.page).keys()] : [],
      client: from,
      isWanted,
    })
    if (answered.refused && isWanted()) update({ unsuggested: answered.refused })
    const outcome = outcomeOf(state, filters, before, answered)
    if (moved && !outcome.nbHits) await forget(from, now, isWanted)
    if (isWanted()) moved = false
    return outcome
  }

  /** Filters of the index before, which have no meaning here. That all are known shows by results. */
  async function forget(from: SearchClient, now: Setup, isWanted: () => boolean) {
    // That nothing was found is an answer all the same.
    await learn(from, now).catch(() => {})
    if (isWanted() && now.indices.length < 2)
      set({ filters: filtersFor(snapshot.state.index) }, 'replace')
  }

  const tooShort = ({ minLength }: Setup) => snapshot.state.query.trim().length < minLength

  async function ask() {
    scheduled = false
    if (!client || !setup || !begun) return
    const now = JSON.stringify([snapshot.state, setup])
    if (now === asked && !snapshot.error) return
    asked = now
    const mine = ++attempt
    clearTimeout(stall)
    if (tooShort(setup)) {
      client.dispose()
      answer = null
      return update({ outcome: null, status: 'idle', error: null })
    }
    stall = setTimeout(() => update({ status: 'stalled' }), stalledAfter)
    update({ status: 'loading' })
    const latest = await search(client, setup, () => mine === attempt).catch(asEmbedError)
    // Asked anew since: this answer is not wanted any more.
    if (mine !== attempt) return
    clearTimeout(stall)
    if (latest instanceof EmbedError) {
      asker.failed(latest)
      return update({ error: latest, status: 'idle' })
    }
    answer = latest
    update({
      outcome: shown(),
      found: setup.facets ? null : known.told(latest),
      error: null,
      status: 'idle',
    })
    const { nbPages, state } = latest
    // A page that is no more: the last one that is.
    if (nbPages > 0 && state.page >= nbPages) set({ page: nbPages - 1 }, 'replace')
  }

  /** Every change but another page begins at the first. */
  function set(change: Partial<SearchState>, how: How = 'push') {
    const state = offered({ ...snapshot.state, page: 0, ...change })
    if (same(state, snapshot.state)) return
    update({ state })
    for (const follower of [...followers]) follower(state, how)
    askSoon()
  }

  function askSoon() {
    if (scheduled) return
    scheduled = true
    queueMicrotask(ask)
  }

  function askAnew() {
    asked = ''
    askSoon()
  }

  /** What is under way is not wanted any more. */
  function stop() {
    attempt++
    asked = ''
    clearTimeout(stall)
  }

  function pause() {
    if (!client) return
    stop()
    client = null
    update({ status: 'idle', error: null })
  }

  asker.listen({
    chosen(change) {
      // Of another index, and waiting for it.
      const here = filtersFor(snapshot.state.index)
      const waiting = Object.entries(snapshot.state.filters).filter(([name]) => !(name in here))
      const filters = { ...Object.fromEntries(waiting), ...change.filters }
      set({ page: snapshot.state.page, ...change, filters })
    },
    askAnew,
  })

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    follow(follower) {
      followers.add(follower)
      return () => {
        followers.delete(follower)
      }
    },
    filtersHere: () => filtersFor(snapshot.state.index),
    sortHere: () => (snapshot.state.index === setup?.indices[0] ? snapshot.state.sort : null),
    set,
    /** With other parameters the page shown may not exist. */
    configure(next, through, toShown = transform) {
      // Until that is mended, what was shown stays, and nothing else comes.
      if (!next) return pause()
      if (toShown !== transform) {
        transform = toShown
        if (answer) update({ outcome: shown() })
      }
      const isNew = setup && !same(asks(setup), asks(next))
      const changed = client !== through || !same(setup, next)
      if (client !== through) asked = ''
      if (isNew || client !== through) known.forget()
      if (changed && snapshot.unsuggested) update({ unsuggested: null })
      setup = next
      client = through
      const [main = ''] = next.indices
      if (!next.indices.includes(snapshot.state.index)) {
        moved = true
        set({ index: main, sort: null }, 'replace')
      } else set(isNew ? {} : { page: snapshot.state.page }, 'replace')
      if (changed) askSoon()
    },
    begin(may = true) {
      begun = may
      if (may) askSoon()
    },
    refresh() {
      client?.clearCache?.()
      askAnew()
    },
    async values(facet, words) {
      // What is known of them is all there is, until a setting is mended.
      if (!client || !setup) return null
      const { state } = snapshot
      return asker.values(facet, words, {
        state,
        filters: filtersFor(state.index),
        setup,
        found: known.facetsOf(state.index) ?? [],
        client,
      })
    },
    dispose: stop,
  }
}
