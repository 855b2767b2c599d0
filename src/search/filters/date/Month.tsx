// A month to choose days from: the grid of the ARIA practices guide, one day in the tab order.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { oneDay } from '../../../format/clock.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { useChanged } from '../range/useChanged.ts'
import { Day } from './Day.tsx'
import { addMonths } from './days.ts'
import { dayAfterKey } from './month-keys.ts'
import { dayFormat } from './typed.ts'
import { type Dates, useCountByDay } from './useCountByDay.ts'
import { firstWeekday } from './week.ts'

export interface MonthProps {
  /** The chosen days. */
  days: Interval
  /** The first and the last day of which there are results; empty where that is not known. */
  reach: Interval
  /** What is known of the moments of all results. */
  dates: Dates
  /** The day to begin at where none is chosen. */
  start: number
  today: number
  choose: (day: number) => void
}

const weekFrom = (day: number) => [0, 1, 2, 3, 4, 5, 6].map((place) => day + place * oneDay)

/** The day that the keys move; a choice made elsewhere takes it along. */
function useCursor(chosen: number | undefined, start: number) {
  const [cursor, go] = useState(chosen ?? start)
  if (useChanged(chosen) && chosen !== undefined) go(chosen)
  return [cursor, go] as const
}

export function Month({ days, reach, dates, start, today, choose }: MonthProps) {
  const { locale } = useWords()
  const title = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const [cursor, go] = useCursor(days.min ?? days.max, start)
  const placeOf = (day: number) => (new Date(day).getUTCDay() - firstWeekday(locale) + 7) % 7
  const monthStart = cursor - (new Date(cursor).getUTCDate() - 1) * oneDay
  const shownFrom = monthStart - placeOf(monthStart) * oneDay
  const monthEnd = addMonths(monthStart, 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, cursor, placeOf(cursor))
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next === null) return choose(cursor)
    flushSync(() => go(next))
    body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const counts = useCountByDay(dates, shownFrom)
  const choosable = (day: number) => (
    <Day
      key={day}
      {...{ day, days, reach, cursor, today, onKeyDown }}
      count={counts ? (counts.get(day) ?? 0) : null}
      onClick={() => {
        go(day)
        choose(day)
      }}
    />
  )
  return (
    <>
      <Title id={title} day={cursor} go={go} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrows walk is a grid */}
      <table role="grid" aria-labelledby={title}>
        <WeekdayNames from={shownFrom} />
        <tbody ref={body}>
          {[0, 1, 2, 3, 4, 5]
            .map((week) => shownFrom + week * 7 * oneDay)
            .filter((first) => first < monthEnd)
            .map((first) => (
              <tr key={first}>{weekFrom(first).map(choosable)}</tr>
            ))}
        </tbody>
      </table>
    </>
  )
}

function Title({ id, day, go }: { id: string; day: number; go: (day: number) => void }) {
  const { locale, t } = useWords()
  const turn = (months: number, name: string, sign: string) => (
    <button type="button" aria-label={name} onClick={() => go(addMonths(day, months))}>
      {sign}
    </button>
  )
  return (
    <div className="month">
      {turn(-1, t('previousMonth'), '‹')}
      <span id={id} aria-live="polite">
        {dayFormat(locale, { month: 'long', year: 'numeric' }).format(day)}
      </span>
      {turn(1, t('nextMonth'), '›')}
    </div>
  )
}

function WeekdayNames({ from }: { from: number }) {
  const { locale } = useWords()
  const name = (day: number, weekday: 'long' | 'narrow') =>
    dayFormat(locale, { weekday }).format(day)
  return (
    <thead>
      <tr>
        {weekFrom(from).map((day) => (
          <th key={day} scope="col" aria-label={name(day, 'long')}>
            {name(day, 'narrow')}
          </th>
        ))}
      </tr>
    </thead>
  )
}
