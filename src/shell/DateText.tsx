import { type DateStyle, formatMoment, type Moment, machineDate } from './dates.ts'
import { useWords } from './words.ts'

export function DateText({ moment, style }: { moment: Moment; style?: DateStyle }) {
  const { locale, timeZone } = useWords()
  return <time dateTime={machineDate(moment)}>{formatMoment(moment, locale, timeZone, style)}</time>
}
