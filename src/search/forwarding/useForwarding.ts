// A box that others answer: another search of this page (`for`), or another page (`results-page`).
import { useEffect, useEffectEvent } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { searchTag } from '../../contract/tags.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { findEmbed, goToEmbed } from '../../page/other-embed.ts'
import type { Category } from '../engine/suggestions.ts'
import { useSearch } from '../engine/useSearch.ts'
import { isOnlyBox } from '../state/setup.ts'
import { resultsAddress } from './results-page.ts'

export interface Forwarding {
  /** The page that shows what these words find; null where this page does, or none. */
  href(words: string): string | null
  /** Whether there is somewhere else to go. */
  isElsewhere: boolean
  /** False where the visitor stays. */
  forward(words: string, category?: Category): boolean
}

const write = (target: Element, property: string, value: string) =>
  Reflect.get(target, property) === value || Reflect.set(target, property, value)

const findAny = (host: Host, selector: string | null) =>
  selector === null ? undefined : findEmbed(host, selector, searchTag)

function findOther(host: Host, selector: string | null) {
  const found = findAny(host, selector)
  return found === host.element ? undefined : found
}

/** A dialog or a dropdown, once it has the words. */
function open(target: Element) {
  const method: unknown = Reflect.get(target, 'open')
  if (typeof method === 'function') method.call(target)
}

export function useForwarding(host: Host, settings: SearchSettings): Forwarding {
  const { for: selector, resultsPage, queryParam } = settings
  const find = () => findOther(host, selector)
  const tell = () => {
    const found = findAny(host, selector)
    // Where there is none, a page of results will do.
    if (selector !== null && (found === host.element || !(found || resultsPage)))
      tellOwner(
        'warn',
        `${host.name}: there is no other <site-search> that matches for="${selector}".`,
      )
  }
  useTogether(host, isOnlyBox(settings) ? selector : null, tell)

  function forward(words: string, category?: Category): boolean {
    const target = find()
    if (target) {
      // Nothing behind a dialog can be gone to.
      host.call('close')
      write(target, 'query', words)
      if (category) Reflect.set(target, 'selected', `${category.attribute}:${category.value}`)
      if (Reflect.get(target, 'layout') === 'page') goToEmbed(target, '.results')
      else queueMicrotask(() => open(target))
      return true
    }
    const address = resultsPage && resultsAddress(resultsPage, queryParam, words, category)
    if (address) location.assign(address)
    tell()
    return Boolean(address)
  }
  return {
    href: (words) =>
      resultsPage && !find() ? resultsAddress(resultsPage, queryParam, words) : null,
    isElsewhere: selector !== null || resultsPage !== null,
    forward,
  }
}

/** What is typed here is searched there, and what is searched there stands here. */
function useTogether(host: Host, selector: string | null, tell: () => void) {
  const { engine } = useSearch()
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (selector === null) return
    const find = () => findOther(host, selector)
    const take = ({ target, detail }: CustomEvent<unknown>) => {
      const words = isObject(detail) ? detail.query : null
      if (target === find() && typeof words === 'string') engine.set({ query: words }, 'replace')
    }
    const end = new AbortController()
    for (const type of ['search-change', 'search-results'])
      document.addEventListener(type, (event) => event instanceof CustomEvent && take(event), {
        signal: end.signal,
      })
    const leave = engine.follow(({ query }) => {
      const target = find()
      if (target) write(target, 'query', query)
      else told()
    })
    return () => {
      leave()
      end.abort()
    }
  }, [host, engine, selector])
}
