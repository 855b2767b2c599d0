// The box of the search within a facet's values, and what went wrong in it.
import { useWords } from '../../shell/words.ts'
import type { FacetValue } from './values.ts'

interface Props {
  label: string
  words: string
  type: (words: string) => void
  failed: boolean
  found: readonly FacetValue[] | null
}

export function ValueSearch({ label, words, type, failed, found }: Props) {
  const { t } = useWords()
  return (
    <>
      <input
        type="search"
        className="value-search"
        aria-label={label}
        placeholder={label}
        value={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !words) return
          // The drawer stays open.
          event.preventDefault()
          type('')
        }}
      />
      <p className="facet-note" role="status">
        {failed && t('valuesFailed')} {found?.length === 0 && t('noValues')}
      </p>
    </>
  )
}
