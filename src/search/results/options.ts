// The orders that a visitor may choose.

import { humanised } from '../../contract/humanised.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { sortsOf } from '../engine/setup.ts'

export interface SortOption {
  /** A replica; null for the index itself. */
  value: string | null
  label: string
}

/** The index itself comes first, with its label from `sort` where that lists it. */
export function sortOptions(settings: SearchSettings, relevance: string): SortOption[] {
  const index = settings.indexName?.[0]?.value ?? ''
  const own = settings.sort?.find(({ value }) => value === index)
  return [
    { value: null, label: own?.label ?? relevance },
    ...sortsOf(settings).map(({ value, label }) => ({
      value,
      // `tales_price_asc` → `Price asc`
      label: label ?? humanised(value.startsWith(`${index}_`) ? value.slice(index.length) : value),
    })),
  ]
}
