// How many results each day of a month has. Of many moments an answer tells only those that most
// records share, so the service is asked for those of the month alone.
import { useEffect, useState } from 'react'
import { oneDay } from '../../../format/clock.ts'
import { useWords } from '../../../shell/words.ts'
import type { Counts } from '../../engine/outcome.ts'
import { useEngine, useSearch } from '../../engine/useSearch.ts'
import { allCounted, countedIn, type IntervalFacetProps } from '../range/interval.ts'
import { countByDay, momentsOf } from './days.ts'

export type Dates = Pick<IntervalFacetProps, 'attribute' | 'bounds' | 'counts'> & {
  /** See `unitOf`. */
  unit: number
}

/** Of the six weeks from a day on. Null where that is not known, or not yet. */
export function useCountByDay({ attribute, bounds, counts, unit }: Dates, from: number) {
  const { timeZone } = useWords()
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  const [told, setTold] = useState<{ from: number; counts: Counts | null }>()
  const all = allCounted(counts, bounds)
  const isPartial = bounds !== null && all === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results, other counts
  useEffect(() => {
    if (!isPartial) return
    let isWanted = true
    const shown = momentsOf({ min: from, max: from + 41 * oneDay }, unit, timeZone)
    const tell = (counts: Counts | null) => isWanted && setTold({ from, counts })
    engine.countsWithin(attribute, shown).then(
      tell,
      // A month can be chosen from without its marks; those of the question before would be wrong.
      () => tell(null),
    )
    return () => {
      isWanted = false
    }
  }, [outcome, engine, attribute, isPartial, from, unit, timeZone])
  const ofMonth = told?.from === from && told.counts ? countedIn(told.counts) : null
  return countByDay(all ?? ofMonth, unit, timeZone)
}
