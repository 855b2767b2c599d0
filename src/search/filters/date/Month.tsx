// A month to choose days from: the grid of the ARIA practices guide, one day in the tab order.
import { type HTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf, oneDay } from '../../../format/clock.ts'
import { formatNumber } from '../../../format/format.ts'
import { useChanged } from '../../../shell/useChanged.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import type { Counts } from '../../engine/outcome.ts'
import { useEngine, useSearch } from '../../engine/useSearch.ts'
import { allCounted, countedIn, type IntervalFacetProps } from '../range/interval.ts'
import { addMonths, countByDay, daysOf, firstWeekday, momentsOf } from './days.ts'
import { dayFormat } from './typed.ts'

type Dates = Pick<IntervalFacetProps, 'attribute' | 'bounds' | 'counts'> & {
  /** See `unitOf`. */
  unit: number
}

export interface MonthProps {
  days: Interval
  dates: Dates
  choose: (day: number) => void
}

const weekFrom = (day: number) => [0, 1, 2, 3, 4, 5, 6].map((place) => day + place * oneDay)

export function Month({ days, dates, choose }: MonthProps) {
  const { locale, timeZone } = useWords()
  const today = dayOf(Date.now(), timeZone)
  /** The first and the last day with results; empty if unknown. */
  const reach = dates.bounds ? daysOf(dates.bounds, dates.unit, timeZone) : {}
  const title = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const chosen = days.min ?? days.max
  /** The day that keys move from; it follows a choice made elsewhere. It starts near today. */
  const [cursor, go] = useState(
    chosen ?? Math.max(Math.min(today, reach.max ?? today), reach.min ?? today),
  )
  if (useChanged(chosen) && chosen !== undefined) go(chosen)
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
  const weekday = (day: number, weekday: 'long' | 'narrow') =>
    dayFormat(locale, { weekday }).format(day)
  const choosable = (day: number) => (
    <Day
      key={day}
      {...{ day, days, reach, cursor, today, onKeyDown }}
      count={counts && (counts.get(day) ?? 0)}
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
        <thead>
          <tr>
            {weekFrom(shownFrom).map((day) => (
              <th key={day} scope="col" aria-label={weekday(day, 'long')}>
                {weekday(day, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
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

interface DayProps
  extends Pick<MonthProps, 'days'>,
    Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onClick'> {
  day: number
  today: number
  reach: Interval
  /** How many results it has; null if unknown. */
  count: number | null
  cursor: number
}

const isWithin = (day: number, { min, max }: Interval) =>
  (min !== undefined || max !== undefined) && day >= (min ?? day) && day <= (max ?? day)

const monthOf = (day: number) => new Date(day).getUTCMonth()

function Day({ day, days, reach, count, cursor, today, ...events }: DayProps) {
  const { locale, t } = useWords()
  const name = dayFormat(locale, { dateStyle: 'full' }).format(day)
  const isBeyond = day < (reach.min ?? day) || day > (reach.max ?? day)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that can be chosen
      role="gridcell"
      tabIndex={day === cursor ? 0 : -1}
      aria-selected={isWithin(day, days)}
      aria-current={day === today ? 'date' : undefined}
      aria-label={count ? `${name}, ${t('resultCount', { count })}` : name}
      data-end={day === days.min || day === days.max || undefined}
      data-beyond={isBeyond || count === 0 || undefined}
      data-found={count ? true : undefined}
      data-other={monthOf(day) !== monthOf(cursor) || undefined}
      {...events}
    >
      {formatNumber(new Date(day).getUTCDate(), locale)}
    </td>
  )
}

const months: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** The day that a key moves to, as in the ARIA practices guide; null for other keys. `place` is the weekday, from 0. */
function dayAfterKey(event: KeyboardEvent, day: number, place: number): number | null {
  const { key, shiftKey, currentTarget } = event
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const days: Record<string, number> = {
    ArrowLeft: -right,
    ArrowRight: right,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  }
  const [byDays, byMonths] = [days[key], months[key]]
  if (byDays) return day + byDays * oneDay
  return byMonths ? addMonths(day, byMonths * (shiftKey ? 12 : 1)) : key in days ? day : null
}

/**
 * How many results each of the six weeks' days has. Null if unknown, or not known yet. An answer only has the
 * most frequent moments, so the month needs its own request.
 */
function useCountByDay({ attribute, bounds, counts, unit }: Dates, from: number) {
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
      // After a failure the month has no marks, because those of the previous request would be wrong.
      () => tell(null),
    )
    return () => {
      isWanted = false
    }
  }, [outcome, engine, attribute, isPartial, from, unit, timeZone])
  const ofMonth = told?.from === from && told.counts ? countedIn(told.counts) : null
  return countByDay(all ?? ofMonth, unit, timeZone)
}
