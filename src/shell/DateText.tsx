// A date, or a span from one to another, as the reader's language and zone have it.
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
  /** A span ends here; spans are written out. */
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
