// The address of a service as the element reads it: what is asked here is what the snippet will ask.
import { siteSearch } from '../../../src/contract/site-search.ts'
import { parsers } from '../../../src/element/attributes.ts'

/** An origin with its path, without a slash at the end; null for what the element does not take. */
export const hostOf = (text: string): string | null =>
  parsers.host(text.trim(), siteSearch.attributes['search-host'], 'search-host')
