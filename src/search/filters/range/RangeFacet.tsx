// From–to over numbers: two boxes and, where the records' values differ, a slider.
import { currencySign, numberFrom } from '../../../format/numbers.ts'
import { useWords } from '../../../shell/words.ts'
import type { IntervalFacetProps } from './interval.ts'
import { Limits } from './Limits.tsx'
import { Slider } from './Slider.tsx'
import { useSettling } from './useSettling.ts'
import { numberWriter } from './words.ts'

export function RangeFacet({
  value = {},
  bounds,
  counts,
  currency,
  label,
  change,
}: IntervalFacetProps) {
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
        // What is typed is a number: no currency stands in its way.
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
