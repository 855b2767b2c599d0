// In which currency an attribute is, as a record that was found says.
import type { SearchSettings } from '../../contract/site-search.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import { currencyOf } from '../hits/hit-content.ts'

export function useCurrency(settings: SearchSettings) {
  const { locale } = useWords()
  const record = useSearch(({ record }) => record)
  return (attribute: string) => (record ? currencyOf(attribute, record, settings, locale) : '')
}
