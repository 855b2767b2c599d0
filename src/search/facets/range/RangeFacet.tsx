// From–to over numbers: two boxes and, where the records' values differ, a slider.
import { exactNumber, numberFrom } from '../../../format/numbers.ts'
import { useWords } from '../../../shell/words.ts'
import type { IntervalFacetProps } from '../interval/interval.ts'
import { Limits } from '../interval/Limits.tsx'
import { Slider } from './Slider.tsx'
import { useSettling } from './useSettling.ts'

export function RangeFacet({ value = {}, bounds, label, change }: IntervalFacetProps) {
  const { locale, t } = useWords()
  const { shown, move, settle } = useSettling(value, change)
  const write = (limit: number) => exactNumber(limit, locale)
  const names = { min: t('minimum'), max: t('maximum') }
  const hints = { min: bounds ? write(bounds.min) : '', max: bounds ? write(bounds.max) : '' }
  return (
    <div className="interval">
      <Limits
        isWide={Object.values(hints).some((hint) => hint.length > 7)}
        value={shown}
        names={names}
        hints={hints}
        write={write}
        read={(text) => numberFrom(text, locale)}
        problem={t('notANumber')}
        change={change}
      />
      {bounds && bounds.min < bounds.max && (
        <Slider
          value={shown}
          bounds={bounds}
          names={{ min: `${label}: ${names.min}`, max: `${label}: ${names.max}` }}
          move={move}
          settle={settle}
        />
      )}
    </div>
  )
}
