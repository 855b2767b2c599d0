// One cell of the grid.
import type { HTMLAttributes } from 'react'
import { formatNumber } from '../../../format/format.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { dayFormat } from './typed.ts'

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onClick'> {
  day: number
  /** The chosen days. */
  days: Interval
  /** The first and the last day of which there are results. */
  reach: Interval
  /** How many results it has; null where that is not known. */
  count: number | null
  cursor: number
  today: number
}

const isWithin = (day: number, { min, max }: Interval) =>
  (min !== undefined || max !== undefined) && day >= (min ?? day) && day <= (max ?? day)

const monthOf = (day: number) => new Date(day).getUTCMonth()

export function Day({ day, days, reach, count, cursor, today, ...events }: Props) {
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
