// Recent searches on this device, only with the attribute `recent`. Where the storage is absent,
// blocked or full, they are remembered until the page goes.
import { useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { listOf } from '../../net/json.ts'
import { folded } from '../engine/suggestions.ts'

export interface RecentStore {
  /** Newest first. */
  list(): readonly string[]
  add(words: string): void
  remove(words: string): void
  clear(): void
  subscribe(listener: () => void): () => void
}

const most = 10
const isWorthIt = (words: unknown): words is string =>
  typeof words === 'string' && words.length > 1 && words.length <= 512

/** As far as it is in order: anybody may write into the storage. */
function cleaned(items: readonly unknown[]): string[] {
  const all = new Map<string, string>()
  for (const words of items.filter(isWorthIt))
    if (!all.has(folded(words))) all.set(folded(words), words)
  return [...all.values()].slice(0, most)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function createStore(key: string): RecentStore {
  const listeners = new Set<() => void>()
  let list: readonly string[] = []
  /** A storage that takes nothing knows less than the page. */
  let isStored = true

  function take(next: readonly string[]) {
    if (JSON.stringify(next) === JSON.stringify(list)) return
    list = next
    for (const listener of [...listeners]) listener()
  }
  function read() {
    if (!isStored) return
    try {
      take(cleaned(listOf(parsed(localStorage.getItem(key)))))
    } catch {
      isStored = false
    }
  }
  function write() {
    if (!isStored) return
    try {
      if (list.length) localStorage.setItem(key, JSON.stringify(list))
      else localStorage.removeItem(key)
    } catch {
      isStored = false
    }
  }
  /** Another tab may have added to it meanwhile. */
  function change(next: (now: readonly string[]) => readonly unknown[]) {
    read()
    take(cleaned(next(list)))
    write()
  }
  const without = (words: string) => (now: readonly string[]) =>
    now.filter((one) => folded(one) !== folded(words))
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read()
  }

  return {
    list: () => list,
    add(words) {
      const clean = words.trim()
      if (isWorthIt(clean)) change((now) => [clean, ...without(clean)(now)])
    },
    remove: (words) => change(without(words)),
    clear: () => change(() => []),
    subscribe(listener) {
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

/** One for all elements of the page that share the key. */
export function recentStore(key: string): RecentStore {
  const store = stores.get(key) ?? createStore(key)
  stores.set(key, store)
  return store
}

const nothing: readonly string[] = []
const none: RecentStore = {
  list: () => nothing,
  add() {},
  remove() {},
  clear() {},
  subscribe: () => () => {},
}

/** Nothing is looked at without the attribute, nor before consent. */
export function useRecent({ recent, loading, appId, indexName }: SearchSettings, mayLoad: boolean) {
  const indices = indexName?.map(({ value }) => value) ?? []
  const store =
    recent && (mayLoad || loading !== 'consent')
      ? recentStore(`site-embed:recent:${appId ?? ''}:${indices}`)
      : none
  return { ...store, list: useSyncExternalStore(store.subscribe, store.list) }
}
