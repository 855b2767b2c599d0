// The address of the page as a store: `url-sync`.
//
// An address that says something of ours wins over what `history.state` remembers: the visitor
// sees it, may have edited it or been sent it, and a new entry begins with a copy of the memory of
// the one before. Where it says nothing, memory may.

import { type AddressOptions, addressToState, stateToAddress } from './address.ts'
import { splitQuery } from './query-string.ts'
import type { SearchState } from './state.ts'

/** Typing replaces the entry, choosing adds one. */
export type HistoryStep = 'replace' | 'push'

export interface AddressStore {
  /** Null when the address says nothing of ours. */
  read(): Partial<SearchState> | null
  write(state: SearchState, how: HistoryStep): void
  /** The address that a state would have. */
  href(state: SearchState): string
  /** Tells what the address says when it was changed by anybody but this store. */
  subscribe(listener: (said: Partial<SearchState>) => void): () => void
}

/** Browsers that limit changes do so for at most half a minute. */
const pause = 5000
const retries = 6

/** The page's own navigations are never patched; a browser that does not tell them is asked late. */
const events = ['popstate', 'hashchange', 'turbo:load', 'turbo:render']

export const currentUrl = () => new URL(location.href)

/**
 * The page's state goes along as it is, into a new entry too. Routers find their way by it: without
 * Turbo's mark in it, Back from another page would leave that page standing under this address;
 * with it, Turbo brings this page again, and its element reads the address.
 */
export function putAddress({ href }: URL, how: HistoryStep): boolean {
  try {
    history[`${how}State` as const](history.state, '', href)
  } catch {
    // Too often (Safari), or not in this document (a sandbox, `srcdoc`, `file:`).
  }
  // Chrome refuses without a word.
  return location.href === href
}

/** Calls after every change of the address, whoever has made it. */
export function followAddress(look: (event: Event) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  for (const type of events) addEventListener(type, look, { signal })
  // A traversal is told by popstate too, which what is remembered waits for.
  window.navigation?.addEventListener(
    'currententrychange',
    (event) => event.navigationType !== 'traverse' && look(event),
    { signal },
  )
  return () => end.abort()
}

export function addressStore(options: AddressOptions, first: SearchState): AddressStore {
  const said = (url: URL) => splitQuery(url, options.prefix).said
  let known = said(currentUrl())
  let timer: ReturnType<typeof setTimeout> | undefined
  /** An entry that could not be added yet. */
  let owesEntry = false

  const settle = () => {
    clearTimeout(timer)
    owesEntry = false
  }

  function attempt(state: SearchState, how: HistoryStep, tries: number) {
    const target = stateToAddress(state, first, options, currentUrl())
    // Before it is put there, because browsers tell of it at once.
    known = said(target)
    if (target.href === location.href || putAddress(target, how)) return settle()
    known = said(currentUrl())
    owesEntry = how === 'push'
    if (tries) timer = setTimeout(attempt, pause, state, how, tries - 1)
  }

  return {
    read() {
      const url = currentUrl()
      known = said(url)
      const found = addressToState(url, options)
      return Object.keys(found).length ? found : null
    },
    write(state, how) {
      clearTimeout(timer)
      attempt(state, owesEntry ? 'push' : how, retries)
    },
    href: (state) => stateToAddress(state, first, options, currentUrl()).href,
    subscribe(listener) {
      const end = followAddress(() => {
        const now = said(currentUrl())
        if (now === known) return
        // What still waits to be written is older than this.
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
