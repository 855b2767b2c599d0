// `results-page`: the address of the page that shows the results of a query.

import { fillPattern } from '../../net/pattern.ts'
import { pageUrl } from '../../net/url.ts'
import type { Category } from '../engine/suggestions.ts'
import { encodedParameter } from '../told/query-string.ts'

function withParameters(address: string, parameters: readonly string[]): string {
  const url = new URL(address, pageUrl())
  url.search = [url.search.slice(1), ...parameters].filter(Boolean).join('&')
  return url.href
}

/**
 * A pattern takes the query where it has `{query}`, a path takes it as the parameter. Null where the
 * query is empty, or where the pattern makes no address.
 */
export function resultsAddress(
  page: string,
  parameter: string,
  query: string,
  category: Category | null = null,
): string | null {
  if (!query) return null
  const address = fillPattern(page, (name) => (name === 'query' ? query : ''))
  if (!address) return null
  const isPattern = page.includes('{query}')
  return withParameters(address, [
    ...(isPattern ? [] : [encodedParameter(parameter, query, null)]),
    ...(category ? [encodedParameter(`f.${category.attribute}`, category.value, null)] : []),
  ])
}
