// From–to over numbers: two boxes and, where the records' values differ, a slider.
import { useEffect, useEffectEvent, useState } from 'react'
import { currencySign, numberFrom } from '../../../format/numbers.ts'
import { useChanged } from '../../../shell/useChanged.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { type FacetKind, intervalChips } from '../kind.ts'
import { type IntervalFacetProps, isSame, useInterval } from '../range/interval.ts'
import { Limits } from '../range/Limits.tsx'
import { Slider } from '../range/Slider.tsx'
import { numberWriter } from '../range/words.ts'
import type { FacetProps } from '../useFacet.ts'

export function RangeFacet({ value = {}, label, change, ...told }: IntervalFacetProps) {
  const { bounds, counts, currency } = told
  const { locale, t } = useWords()
  const { shown, move, settle } = useSettling(value, change)
  const tell = numberWriter(locale, bounds, currency)
  const names = { min: t('minimum'), max: t('maximum') }
  const hints = { min: bounds ? tell(bounds.min) : '', max: bounds ? tell(bounds.max) : '' }
  return (
    <div className="interval">
      <Limits
        isWide={Object.values(hints).some((hint) => hint.length > 7)}
        value={shown}
        unit={currency && currencySign(currency, locale)}
        names={names}
        hints={hints}
        // The box shows the plain number, without a currency, so that it is easy to edit.
        write={numberWriter(locale, currency ? null : bounds)}
        read={(text) => numberFrom(text, locale)}
        problem={t('notANumber')}
        change={change}
      />
      {bounds && bounds.min < bounds.max && (
        <Slider
          value={shown}
          bounds={bounds}
          counts={counts}
          names={{ min: `${label}: ${names.min}`, max: `${label}: ${names.max}` }}
          tell={tell}
          move={move}
          settle={settle}
        />
      )}
    </div>
  )
}

const Range = (props: FacetProps) => <RangeFacet {...useInterval(props)} />

export const range: FacetKind = {
  Choices: Range,
  // If all records have the same value, there is nothing to choose.
  isOffered: ({ bounds }) => bounds !== null && bounds.min < bounds.max,
  chips: (chosen) => intervalChips(chosen, 'range'),
}

/** A moving thumb shows its value at once; the search starts when it rests. */
const rest = 400

function useSettling(value: Interval, change: (value: Interval) => void) {
  const [moved, setMoved] = useState<Interval | null>(null)
  if (useChanged(`${value.min} ${value.max}`)) setMoved(null)
  const settle = () => {
    if (moved && !isSame(moved, value)) change(moved)
  }
  const settleAtRest = useEffectEvent(settle)
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => settleAtRest(), rest)
    return () => clearTimeout(timer)
  }, [moved])
  return { shown: moved ?? value, move: setMoved, settle }
}
