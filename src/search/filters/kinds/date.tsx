// From–to over days: presets, two boxes and a calendar under its button.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { dayOf, oneDay, type Zone } from '../../../format/clock.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { addMonths, daysOf, momentsOf, unitOf } from '../date/days.ts'
import { Month, type MonthProps } from '../date/Month.tsx'
import { dayFrom, dayHint, dayText } from '../date/typed.ts'
import { type FacetKind, intervalChips, isBounded } from '../kind.ts'
import { type IntervalFacetProps, intervalOf, isSame, useInterval } from '../range/interval.ts'
import { Limits } from '../range/Limits.tsx'
import type { FacetProps } from '../useFacet.ts'

export function DateFacet({ value = {}, label, change, ...told }: IntervalFacetProps) {
  const { bounds } = told
  const { locale, timeZone, t } = useWords()
  const now = Date.now()
  const today = dayOf(now, timeZone)
  const unit = unitOf(bounds ?? value)
  const days = daysOf(value, unit, timeZone)
  const hint = dayHint(locale, t('dateLetters'))
  const setDays = (next: Interval) => change(momentsOf(next, unit, timeZone))
  /** The two chosen days are start and end, in either order. */
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
        dates={{ ...told, unit }}
        choose={choose}
      />
    </div>
  )
}

const Days = (props: FacetProps) => <DateFacet {...useInterval(props)} />

export const date: FacetKind = {
  Choices: Days,
  isOffered: isBounded,
  chips: (chosen) => intervalChips(chosen, 'date'),
}

/** The most common choices. */
type Preset = 'today' | 'thisWeekend' | 'nextSevenDays' | 'thisMonth'

/** In the records' unit, see `unitOf`; milliseconds by default. */
export function presetIntervals(now: number, zone: Zone, unit = 1): [Preset, Interval][] {
  const today = dayOf(now, zone)
  const date = new Date(today)
  const weekday = date.getUTCDay()
  // On a Sunday, it is the current weekend.
  const saturday = today + (weekday === 0 ? -1 : 6 - weekday) * oneDay
  const first = today - (date.getUTCDate() - 1) * oneDay
  const days = (min: number, max: number) => momentsOf({ min, max }, unit, zone)
  return [
    ['today', days(today, today)],
    ['thisWeekend', days(saturday, saturday + oneDay)],
    ['nextSevenDays', days(today, today + 6 * oneDay)],
    ['thisMonth', days(first, addMonths(first, 1) - oneDay)],
  ]
}

/** In the flow of the column, so that nothing cuts it off. */
function Calendar({ name, ...month }: MonthProps & { name: string }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // A dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is inside
    <div onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="button calendar-toggle"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          // Safari does not focus what is clicked, and Escape would be heard elsewhere.
          currentTarget.focus()
          setOpen(!open)
        }}
      >
        {t('calendar')}
      </button>
      {open && (
        <div id={id} className="calendar">
          <Month {...month} />
        </div>
      )}
    </div>
  )
}
