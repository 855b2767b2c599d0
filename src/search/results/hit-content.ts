// What the built-in hit shows of a record: the fields that the attributes name, else those of its kind.
import type { SearchSettings } from '../../contract/site-search.ts'
import { expectedMoment, type Moment, momentOf } from '../../format/dates.ts'
import { isCurrencyCode } from '../../format/format.ts'
import type { Json } from '../../net/json.ts'
import { isEntry, type Kind, type Slot } from '../../recognition/kinds.ts'
import { pictureOf, textOf } from '../../recognition/paths.ts'
import type { Words } from '../../shell/words.ts'
import { plain } from '../records/plain.ts'
import { wordsIn } from './hit-words.ts'
import { type Amount, amountOf, priceOf } from './price.ts'
import { hitUrlOf, type RecordReader, recordReaderOf } from './record-reader.ts'

export type HitContent = ReturnType<typeof hitContentOf>

/** Shorter events are shown as one day, because an evening may end after midnight. */
const leastForTwoDays = 12 * 3_600_000

/** The end that belongs to a start: `ends_at` for `starts_at`. Null if it is the same day. */
function endOf(name: string, start: Moment, record: RecordReader): Moment | null {
  const end = momentOf(record.value(name.replace('start', 'end').replace('Start', 'End')))
  return end && end.date.getTime() - start.date.getTime() >= leastForTwoDays ? end : null
}

/**
 * The first field with a date. If there is none, a field that the owner has named, or that is not empty, is
 * reported, because it should have a date.
 */
function datesOf(
  names: readonly string[],
  { wallTime }: Kind,
  isNamed: boolean,
  record: RecordReader,
): Record<'date' | 'until', Moment | null> {
  const name =
    names.find((name) => momentOf(record.value(name))) ??
    names.find((name) => isNamed || record.text(name))
  const date = name ? expectedMoment(record.value(name), `${name} of a record`) : null
  if (!name || !date || wallTime) return { date: date && { ...date, isDay: true }, until: null }
  return { date, until: endOf(name, date, record) }
}

/** Some crawlers write the anchor into the address, others into a field of its own. */
function anchored(url: string | null, hit: Json): string | null {
  const anchor = textOf(hit.anchor)
  return url && anchor && !url.includes('#') ? `${url}#${anchor}` : url
}

function entryOf(hit: Json, { hitEntry, opens }: SearchSettings, record: RecordReader) {
  if (hitEntry) return record.text(hitEntry) || null
  return opens && isEntry(hit) ? textOf(hit.objectID) : null
}

const namesFor = (setting: string | null, slot: Slot, { fields }: Kind) =>
  setting ? [setting] : fields[slot]

/** The first valid price, including zero; without one, only the currency. */
function amountIn(record: RecordReader, kind: Kind, settings: SearchSettings): Amount {
  const { hitCurrency, hitPrice } = settings
  const named = namesFor(hitCurrency, 'currency', kind).map(record.text).find(Boolean)
  const code = named ?? hitCurrency ?? ''
  const amounts = namesFor(hitPrice, 'price', kind).map((name) =>
    amountOf(record.value(name), code),
  )
  return amounts.find(([value]) => plain(textOf(value))) ?? ['', code.toUpperCase()]
}

/** The currency code if the attribute is the record's price, or a part of it; else empty. */
export function currencyOf(
  attribute: string,
  hit: Json,
  settings: SearchSettings,
  locale: string,
  kind: Kind,
): string {
  const record = recordReaderOf(hit, kind, locale)
  const isIn = (name: string) => `${attribute}.`.startsWith(`${record.path(name)}.`)
  if (!namesFor(settings.hitPrice, 'price', kind).some(isIn)) return ''
  // `price.EUR` is in euros, whatever the record names first.
  const code = /\.([A-Z]{3})\b/.exec(attribute)?.[1] ?? amountIn(record, kind, settings)[1]
  return isCurrencyCode(code) ? code : ''
}

export function hitContentOf(hit: Json, settings: SearchSettings, words: Words, kind: Kind) {
  const record = recordReaderOf(hit, kind, words.locale)
  const names = (setting: string | null, slot: Slot) => namesFor(setting, slot, kind)
  const group = names(settings.groupBy, 'group').map(record.text).find(Boolean) ?? ''
  const url = hitUrlOf(record, names(settings.hitUrl, 'url'))
  const amount = amountIn(record, kind, settings)
  return {
    kind,
    ...wordsIn(hit, kind, record, settings, words, group, names(settings.hitBadge, 'badge')),
    image:
      names(settings.hitImage, 'image')
        .map((name) => pictureOf(record.value(name)))
        .find(Boolean) ?? null,
    url: kind.leveled && !settings.hitUrl ? anchored(url, hit) : url,
    /** Id of the content entry that it opens. */
    entry: entryOf(hit, settings, record),
    ...datesOf(names(settings.hitDate, 'date'), kind, settings.hitDate !== null, record),
    price: priceOf(amount, words.locale, words.t('free')),
    /** Code of the currency of the price; empty where none is named. */
    currency: amount[1],
    group,
  }
}
