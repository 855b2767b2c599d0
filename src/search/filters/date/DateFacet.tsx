// From–to over dates: presets, two boxes and a calendar under its button.
import { dayOf, type Zone } from '../../../format/clock.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { type IntervalFacetProps, intervalOf, isSame } from '../range/interval.ts'
import { Limits } from '../range/Limits.tsx'
import { Calendar } from './Calendar.tsx'
import { daysOf, momentsOf, unitOf } from './days.ts'
import { presetIntervals } from './presets.ts'
import { dayFrom, dayHint, dayText } from './typed.ts'

interface Props extends IntervalFacetProps {
  timeZone: Zone
}

export function DateFacet({ value = {}, label, timeZone, change, ...told }: Props) {
  const { bounds } = told
  const { locale, t } = useWords()
  const now = Date.now()
  const today = dayOf(now, timeZone)
  const unit = unitOf(bounds ?? value)
  const days = daysOf(value, unit, timeZone)
  const hint = dayHint(locale, t('dateLetters'))
  const setDays = (next: Interval) => change(momentsOf(next, unit, timeZone))
  const reach = bounds ? daysOf(bounds, unit, timeZone) : {}
  /** The day closest to today that records have. */
  const start = Math.max(Math.min(today, reach.max ?? today), reach.min ?? today)
  /** The first day chosen is the beginning, the second the end, or the other way round. */
  const choose = (day: number) => {
    const isHalf = (days.min === undefined) !== (days.max === undefined)
    setDays(isHalf ? intervalOf(days.min ?? days.max, day) : { min: day })
  }
  return (
    <div className="interval">
      <div className="presets">
        {presetIntervals(now, timeZone, unit).map(([preset, interval]) => {
          const isChosen = isSame(interval, value)
          return (
            <button
              key={preset}
              type="button"
              className="button"
              aria-pressed={isChosen}
              onClick={() => change(isChosen ? {} : interval)}
            >
              {t(preset)}
            </button>
          )
        })}
      </div>
      <Limits
        isWide
        value={days}
        names={{ min: t('dateFrom'), max: t('dateTo') }}
        hints={{ min: hint, max: hint }}
        write={(day) => dayText(day, locale)}
        read={(text) => dayFrom(text, locale)}
        problem={t('notADate', { example: dayText(today, locale) })}
        change={setDays}
      />
      <Calendar
        name={`${label}: ${t('calendar')}`}
        days={days}
        reach={reach}
        dates={{ ...told, unit }}
        start={start}
        today={today}
        choose={choose}
      />
    </div>
  )
}
