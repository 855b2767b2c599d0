// Recent searches on this device, only with the attribute `recent`. Where the storage is absent,
// blocked or full, they are remembered until the page goes.
import { useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { asItIs, listOf } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import type { Filters } from '../engine/filter.ts'
import type { How } from '../engine/snapshot.ts'
import { type Category, folded } from '../engine/suggestions.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { Select } from '../told/useAnalytics.ts'

type RecentStore = ReturnType<typeof createStore>

const mostKept = 10
const isWorthKeeping = (query: unknown): query is string =>
  typeof query === 'string' && query.length > 1 && query.length <= 512

/** Anybody may write into the storage: only what is a usable query is read. */
function cleaned(items: readonly unknown[]): string[] {
  const all = new Map<string, string>()
  for (const query of items.filter(isWorthKeeping))
    if (!all.has(folded(query))) all.set(folded(query), query)
  return [...all.values()].slice(0, mostKept)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function createStore(key: string) {
  const listeners = new Set<() => void>()
  let list: readonly string[] = []
  /** False once the storage has failed: then only this page remembers. */
  let isStored = true

  function replaceList(next: readonly string[]) {
    if (areSame(next, list)) return
    list = next
    for (const listener of [...listeners]) listener()
  }
  function read() {
    if (!isStored) return
    try {
      replaceList(cleaned(listOf(parsed(localStorage.getItem(key)))))
    } catch {
      isStored = false
    }
  }
  function write() {
    if (!isStored) return
    try {
      if (list.length) localStorage.setItem(key, JSON.stringify(list, asItIs))
      else localStorage.removeItem(key)
    } catch {
      isStored = false
    }
  }
  /** Reads first: another tab may have added searches meanwhile. */
  function change(next: (now: readonly string[]) => readonly unknown[]) {
    read()
    replaceList(cleaned(next(list)))
    write()
  }
  const without = (query: string) => (now: readonly string[]) =>
    now.filter((one) => folded(one) !== folded(query))
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read()
  }

  return {
    /** Newest first. */
    list: () => list,
    add(query: string) {
      const clean = query.trim()
      if (isWorthKeeping(clean)) change((now) => [clean, ...without(clean)(now)])
    },
    remove: (query: string) => change(without(query)),
    clear: () => change(() => []),
    subscribe(listener: () => void) {
      if (!listeners.size) addEventListener('storage', follow)
      listeners.add(listener)
      read()
      return () => {
        listeners.delete(listener)
        if (!listeners.size) removeEventListener('storage', follow)
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

// What a visitor chooses: a query that was offered, or a result. Either makes the query one of the
// recent searches; a query that is only typed does not.
/** Searches this query, within the category where there is one. */
export type ChooseQuery = (query: string, category?: Category) => void

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
  return { choose, select }
}
