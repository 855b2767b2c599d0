// The kinds of records of the current index.
import type { SearchSettings } from '../../contract/site-search.ts'
import { own } from '../../net/json.ts'
import { type KindOf, kindsFor } from '../../recognition/kinds.ts'
import { useSearch } from '../engine/useSearch.ts'

export const useSample = () =>
  useSearch(({ samples, outcome }) => own(samples, outcome?.state.index ?? ''))

export const useKinds = (settings: SearchSettings): KindOf => kindsFor(useSample(), settings)
