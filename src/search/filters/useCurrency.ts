// In which currency an attribute is, as the records that were found say; none where they differ.
import type { SearchSettings } from '../../contract/site-search.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import { currencyOf } from '../results/hit-content.ts'

export function useCurrency(settings: SearchSettings) {
  const { locale } = useWords()
  const records = useSearch(({ records }) => records)
  return (attribute: string) => {
    const [first = '', ...others] = records
      .map((record) => currencyOf(attribute, record, settings, locale))
      .filter(Boolean)
    return others.every((other) => other === first) ? first : ''
  }
}
