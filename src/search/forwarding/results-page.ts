// `results-page`: the address to which a box sends people with their words.

import { fillPattern } from '../../net/pattern.ts'
import { pageUrl } from '../../net/url.ts'
import type { Category } from '../engine/suggestions.ts'
import { encodedParameter } from '../state/query-string.ts'

function added(address: string, parameters: readonly string[]): string {
  const url = new URL(address, pageUrl())
  url.search = [url.search.slice(1), ...parameters].filter(Boolean).join('&')
  return url.href
}

/** A pattern takes the words in its `{query}`, a path as the parameter. Null without words. */
export function resultsAddress(
  page: string,
  parameter: string,
  words: string,
  category: Category | null = null,
): string | null {
  if (!words) return null
  const address = fillPattern(page, (name) => (name === 'query' ? words : ''))
  if (!address) return null
  const isPattern = page.includes('{query}')
  return added(address, [
    ...(isPattern ? [] : [encodedParameter(parameter, words, null)]),
    ...(category ? [encodedParameter(`f.${category.attribute}`, category.value, null)] : []),
  ])
}
