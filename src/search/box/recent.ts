// Recent searches on this device, only with the attribute `recent`. If the storage is missing, blocked or full,
// they are remembered until the visitor leaves the page.
import { useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { asItIs, listOf, parsedJson } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import { createListeners } from '../../page/listeners.ts'
import { useStable } from '../../shell/useStable.ts'
import type { Filters } from '../engine/filter.ts'
import type { How } from '../engine/snapshot.ts'
import { type Category, folded } from '../engine/suggestions.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { Select } from '../told/useAnalytics.ts'

type RecentStore = ReturnType<typeof createStore>

const mostKept = 10
const isWorthKeeping = (query: unknown): query is string =>
  typeof query === 'string' && query.length > 1 && query.length <= 512

/** Other code may write into the storage, so only valid queries are read. */
function cleaned(items: readonly unknown[]): string[] {
  const all = new Map<string, string>()
  for (const query of items.filter(isWorthKeeping))
    if (!all.has(folded(query))) all.set(folded(query), query)
  return [...all.values()].slice(0, mostKept)
}

function createStore(key: string) {
  const { tell, subscribe } = createListeners()
  let list: readonly string[] = []
  /** False once the storage has failed; then only this page view remembers. */
  let isStored = true

  function replaceList(next: readonly string[]) {
    if (areSame(next, list)) return
    list = next
    tell()
  }
  function use(call: (storage: Storage) => void) {
    try {
      if (isStored) call(localStorage)
    } catch {
      isStored = false
    }
  }
  const read = () =>
    use((storage) => replaceList(cleaned(listOf(parsedJson(storage.getItem(key) ?? '')))))
  /** Reads first: another tab may have added searches meanwhile. */
  function change(next: (now: readonly string[]) => readonly string[]) {
    read()
    replaceList(cleaned(next(list)))
    use((storage) => {
      if (list.length) storage.setItem(key, JSON.stringify(list, asItIs))
      else storage.removeItem(key)
    })
  }

  return {
    /** Newest first. */
    list: () => list,
    add: (query: string) => change((now) => [query.trim(), ...now]),
    remove: (query: string) => change((now) => now.filter((one) => folded(one) !== folded(query))),
    clear: () => change(() => []),
    subscribe(listener: () => void) {
      const leave = subscribe(listener)
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) read()
      }
      addEventListener('storage', follow)
      read()
      return () => {
        leave()
        removeEventListener('storage', follow)
      }
    },
  }
}

const stores = new Map<string, RecentStore>()

/** Elements of the page with the same key share a store. */
export function recentStore(key: string): RecentStore {
  const store = stores.get(key) ?? createStore(key)
  stores.set(key, store)
  return store
}

const noSearches: readonly string[] = []
const noStore: RecentStore = {
  list: () => noSearches,
  add() {},
  remove() {},
  clear() {},
  subscribe: () => () => {},
}

/** Without the attribute, and before consent, the storage is not even read. */
export function useRecent({ recent, loading, appId, indexName }: SearchSettings, mayLoad: boolean) {
  const indices = indexName?.map(({ value }) => value) ?? []
  const store =
    recent && (mayLoad || loading !== 'consent')
      ? recentStore(`site-embed:recent:${appId ?? ''}:${indices}`)
      : noStore
  return { ...store, list: useSyncExternalStore(store.subscribe, store.list) }
}

/** Searches this query, in its category if it has one. */
export type ChooseQuery = (query: string, category?: Category) => void

/** A chosen suggestion becomes a recent search, and so does the query of a chosen result. */
export function useRememberedChoices(
  set: (query: string, how: How, filters?: Filters) => void,
  remember: (query: string) => void,
  selectResult: Select,
) {
  const outcome = useSearch(({ outcome }) => outcome)
  const choose: ChooseQuery = (query, category) => {
    remember(query)
    set(query, 'push', category && { [category.attribute]: [category.value] })
  }
  const select: Select = (...chosen) => {
    if (outcome) remember(outcome.state.query)
    return selectResult(...chosen)
  }
  return { choose: useStable(choose), select: useStable(select) }
}
