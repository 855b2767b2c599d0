// A box whose results are shown elsewhere: in another search on this page (`for`), or on another page
// (`results-page`).
import { useEffect, useEffectEvent } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { searchTag } from '../../contract/tags.ts'
import { nameOf, tellOwner } from '../../errors/owner.ts'
import { isObject } from '../../net/json.ts'
import { fillPattern } from '../../net/pattern.ts'
import { pageUrl } from '../../net/url.ts'
import type { Host } from '../../page/host.ts'
import { findEmbed, goToEmbed } from '../../page/other-embed.ts'
import { isOnlyBox } from '../engine/setup.ts'
import type { Category } from '../engine/suggestions.ts'
import { useEngine } from '../engine/useSearch.ts'
import { encodedParameter } from '../told/query-string.ts'

export type Forwarding = ReturnType<typeof useForwarding>

/** Setting the property searches again, so it is only set if it differs. */
const setProperty = (target: Element, property: string, value: string) =>
  Reflect.get(target, property) === value || Reflect.set(target, property, value)

const findAny = (host: Host, selector: string | null) =>
  selector === null ? undefined : findEmbed(host, selector, searchTag, 'indexName')

function findOther(host: Host, selector: string | null) {
  const found = findAny(host, selector)
  return found === host.element ? undefined : found
}

function open(target: Element) {
  const method: unknown = Reflect.get(target, 'open')
  if (typeof method === 'function') method.call(target)
}

export function useForwarding(host: Host, settings: SearchSettings) {
  const { for: selector, resultsPage, queryParam } = settings
  const find = () => findOther(host, selector)
  const tellMissing = () => {
    const found = findAny(host, selector)
    // With `results-page` it is not a mistake that this page has no such search.
    if (selector !== null && (found === host.element || !(found || resultsPage)))
      tellOwner(
        'warn',
        `${host.name}: there is no other <site-search> that matches for="${selector}".`,
      )
  }
  useSharedQuery(host, isOnlyBox(settings) ? selector : null, tellMissing)

  /** Takes the visitor to the results; false if there are none to go to. */
  function forward(query: string, category?: Category): boolean {
    const target = find()
    if (target) {
      // Compared as written, because `{now}` is a different moment in each.
      const [own, others] = [host.element, target].map((one) => one.getAttribute('filters') ?? '')
      if (settings.indexName && own !== others)
        tellOwner(
          'warn',
          `${host.name} and ${nameOf(target)}, which shows its results, have different filters: what is found here may be missing there.`,
        )
      // An open dialog of ours would lie over the results.
      host.call('close')
      setProperty(target, 'query', query)
      if (category) Reflect.set(target, 'selected', `${category.attribute}:${category.value}`)
      if (Reflect.get(target, 'layout') === 'page') goToEmbed(target, '.results')
      // A dialog or a dropdown opens once it has the query.
      else queueMicrotask(() => open(target))
      return true
    }
    const address = resultsPage && resultsAddress(resultsPage, queryParam, query, category)
    if (address) location.assign(address)
    tellMissing()
    return Boolean(address)
  }
  return {
    /** The address with the results of a query; null if a search on this page shows them, or none does. */
    href: (query: string, category?: Category) =>
      resultsPage && !find() ? resultsAddress(resultsPage, queryParam, query, category) : null,
    isElsewhere: selector !== null || resultsPage !== null,
    forward,
  }
}

/** Keeps the query of the box and of the search with its results the same, whichever changes it. */
function useSharedQuery(host: Host, selector: string | null, tellMissing: () => void) {
  const engine = useEngine()
  const tell = useEffectEvent(tellMissing)
  useEffect(() => {
    if (selector === null) return
    const find = () => findOther(host, selector)
    const take = (event: Event) => {
      const detail: unknown = Reflect.get(event, 'detail')
      const query = isObject(detail) ? detail.query : null
      if (event.target === find() && typeof query === 'string') engine.set({ query }, 'replace')
    }
    const end = new AbortController()
    for (const type of ['search-change', 'search-results'])
      document.addEventListener(type, take, { signal: end.signal })
    const unfollow = engine.follow(({ query }) => {
      const target = find()
      if (target) setProperty(target, 'query', query)
      else tell()
    })
    return () => {
      unfollow()
      end.abort()
    }
  }, [host, engine, selector])
}

/**
 * `results-page`: a pattern takes the query at `{query}`, a path takes it as a parameter. Null if the query is
 * empty and no category is chosen, or if the pattern makes no address.
 */
export function resultsAddress(
  page: string,
  parameter: string,
  query: string,
  category: Category | null = null,
): string | null {
  if (!query && !category) return null
  const address = fillPattern(page, (name) => (name === 'query' ? query : ''))
  if (!address) return null
  const url = new URL(address, pageUrl())
  const isPattern = page.includes('{query}')
  url.search = [
    url.search.slice(1),
    isPattern || !query ? '' : encodedParameter(parameter, query, null),
    category ? encodedParameter(`f.${category.attribute}`, category.value, null) : '',
  ]
    .filter(Boolean)
    .join('&')
  return url.href
}
