// A date or a span of dates, formatted in the reader's language and time zone.
import {
  type DateStyle,
  formatMoment,
  formatRange,
  type Moment,
  machineDate,
} from '../format/dates.ts'
import { useWords } from './words.ts'

interface Props {
  moment: Moment
  /** The end of a span. Spans have no styles: they are always written out. */
  until?: Moment | null
  style?: DateStyle
}

export function DateText({ moment, until, style }: Props) {
  const { locale, timeZone } = useWords()
  return (
    <time
      dateTime={machineDate(moment)}
      title={style === 'relative' ? formatMoment(moment, locale, timeZone) : undefined}
    >
      {until
        ? formatRange(moment, until, locale, timeZone)
        : formatMoment(moment, locale, timeZone, style)}
    </time>
  )
}
