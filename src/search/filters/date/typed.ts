// Writes and reads days in the usual way of a language.
import { dateFormat } from '../../../format/format.ts'
import { plainDigits } from '../../../format/numbers.ts'

/** A day in words: `day` is a midnight in UTC. */
export const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })

const written = (locale: string) =>
  dayFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })

const unitsOf = ['day', 'month', 'year']

/** `31.12.2026`, `12/31/2026` */
export const dayText = (day: number, locale: string) => written(locale).format(day)

/** `dd.mm.yyyy`, with the language's letters or words for day, month and year. */
export function dayHint(locale: string, letters: string) {
  const names = letters.split(letters.includes(' ') ? ' ' : '')
  return written(locale)
    .formatToParts(0)
    .map(({ type, value }) => {
      const name = names[unitsOf.indexOf(type)] ?? value
      return name.length > 1 ? name : name.repeat(value.length)
    })
    .join('')
}

/** Returns year, month, day; four digits at the start are a year. */
function inOrder(numbers: readonly string[], locale: string) {
  if (numbers[0]?.length === 4) return numbers
  const order: string[] = written(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => unitsOf.includes(type))
  return ['year', 'month', 'day'].map((unit) => numbers[order.indexOf(unit)])
}

/** Accepts any or no separators, and years of two or four digits. Null if it is not a day. */
export function dayFrom(text: string, locale: string): number | null {
  const typed = plainDigits(text, locale)
  const together = /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(typed)?.slice(1)
  const numbers = together ?? typed.match(/\d+/g) ?? []
  const [short = 0, month = 0, day = 0] = inOrder(numbers, locale).map(Number)
  const year = short < 100 ? short + (short < 70 ? 2000 : 1900) : short
  const date = new Date(Date.UTC(year, month - 1, day))
  // `Date` rolls the 31st of February over, so such a day is refused.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return numbers.length === 3 && year > 999 && year < 10_000 && exists ? date.getTime() : null
}
