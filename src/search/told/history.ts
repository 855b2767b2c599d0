// `url-sync`: the address of the page as a store of the search.
//
// An address with a parameter of ours wins over what `history.state` remembers: the visitor sees the
// address, and may have edited it or followed a link, while a new history entry begins with a copy of
// the state of the entry before. Without such a parameter, `history.state` counts.
import { useEffect } from 'react'
import type { SearchState } from '../engine/state.ts'
import { useEngine } from '../engine/useSearch.ts'
import { type AddressOptions, addressToState, stateToAddress } from './address.ts'
import { splitQuery } from './query-string.ts'

/** Typing replaces the history entry, choosing adds one. */
export type HistoryStep = 'replace' | 'push'

export type AddressStore = ReturnType<typeof addressStore>

/** Browsers that limit how often the address changes do so for at most half a minute. */
const retryAfter = 5000
const retries = 6

/**
 * The page's `history` is not patched. In a browser without the Navigation API, the page's `pushState` is only
 * noticed with the next of these events.
 */
const events = ['popstate', 'hashchange', 'turbo:load', 'turbo:render']

export const currentUrl = () => new URL(location.href)

/**
 * False if the browser refuses. The page's `history.state` is kept, and copied to a new entry, because routers
 * depend on it: without Turbo's data in it, Back from another page would change the address, but not the page.
 */
export function putAddress({ href }: URL, how: HistoryStep): boolean {
  try {
    history[`${how}State` as const](history.state, '', href)
  } catch {
    // Safari throws when the address changes too often; a sandboxed, `srcdoc` or `file:` document always.
  }
  // Chrome refuses without throwing.
  return location.href === href
}

/** Calls `look` after every change of the address, including ours. */
export function followAddress(look: (event: Event) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  for (const type of events) addEventListener(type, look, { signal })
  // Back and Forward dispatch `popstate` too, and only then is `history.state` that of the new entry.
  window.navigation?.addEventListener(
    'currententrychange',
    (event) => event.navigationType !== 'traverse' && look(event),
    { signal },
  )
  return () => end.abort()
}

export function addressStore(options: AddressOptions, first: SearchState) {
  const said = (url: URL) => splitQuery(url, options.prefix).said
  let known = said(currentUrl())
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The browser has refused to add an entry, so the next write adds it. */
  let owesEntry = false

  const settle = () => {
    clearTimeout(timer)
    owesEntry = false
  }

  function attempt(state: SearchState, how: HistoryStep, tries: number) {
    const target = stateToAddress(state, first, options, currentUrl())
    // Set before the address changes, because browsers fire their events at once.
    known = said(target)
    if (target.href === location.href || putAddress(target, how)) return settle()
    known = said(currentUrl())
    owesEntry = how === 'push'
    if (tries) timer = setTimeout(attempt, retryAfter, state, how, tries - 1)
  }

  return {
    /** Null if the address has none of our parameters. */
    read(): Partial<SearchState> | null {
      const url = currentUrl()
      known = said(url)
      const found = addressToState(url, options)
      return Object.keys(found).length ? found : null
    },
    write(state: SearchState, how: HistoryStep) {
      clearTimeout(timer)
      attempt(state, owesEntry ? 'push' : how, retries)
    },
    href: (state: SearchState) => stateToAddress(state, first, options, currentUrl()).href,
    /** Calls the listener when anyone but this store has changed the address. */
    subscribe(listener: (said: Partial<SearchState>) => void) {
      const end = followAddress(() => {
        const now = said(currentUrl())
        if (now === known) return
        // A write that still waits is older than this change.
        settle()
        known = now
        listener(addressToState(currentUrl(), options))
      })
      return () => {
        settle()
        end()
      }
    },
  }
}

/** The search follows the address: Back, Forward, and changes by the page. */
export function useAddress(address: AddressStore | null, defaults: SearchState) {
  const engine = useEngine()
  useEffect(
    () => address?.subscribe((said) => engine.set({ ...defaults, ...said }, 'restore')),
    [address, engine, defaults],
  )
}
