// The buttons “Show more” and “Show less” of a long list.
import { useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { type FacetValue, hasName, withinLimit } from './values.ts'

/** Thousands at once would block the page, and with so many values visitors search instead. */
export const atOnce = 100

export function useMore(values: readonly FacetValue[], limit: number) {
  const { t } = useWords()
  const [more, setMore] = useState(0)
  const few = withinLimit(values, limit + more)
  const isAll = few.length === values.length
  const isLong = withinLimit(values, limit).length < values.length
  return {
    few: few.filter(hasName),
    button: isLong && (
      <button
        type="button"
        className="link-button"
        part="button"
        onClick={() => setMore(isAll ? 0 : more + atOnce)}
      >
        {t(isAll ? 'showLess' : 'showMore')}
      </button>
    ),
  }
}
