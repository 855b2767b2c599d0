// The facts of a result: short values that tell it from others, in a line of small print.
import type { SearchSettings } from '../../contract/site-search.ts'
import { formatNumber } from '../../format/format.ts'
import { numberIn } from '../../net/json.ts'
import type { Kind } from '../../recognition/kinds.ts'
import { textOf } from '../../recognition/paths.ts'
import type { Fact } from '../../recognition/recognise.ts'
import type { Words } from '../../shell/words.ts'
import { fieldName } from '../records/field-name.ts'
import { plain } from '../records/plain.ts'
import type { RecordReader } from './record-reader.ts'

export interface WrittenFact {
  name: string
  /** With what was found marked. */
  text: string
  /** The number of filled stars; null if it is not a rating. */
  stars: number | null
}

export const mostStars = 5

interface Wanted extends Fact {
  label: string | null
}

const mostNamed = 6
/** The most items of a list to show. */
const mostParts = 3

/** Without the colour that may follow its name: `Red;#c00`. */
const written = (value: unknown) =>
  plain(textOf(Array.isArray(value) ? value.slice(0, mostParts) : value)).replace(/;#[^,]+/g, '')

/** A number that is written as words, such as an ISBN, stays as it is. */
function inManner(value: unknown, { manner, label }: Wanted, words: Words): string {
  const text = written(value)
  const isAmount = typeof value === 'number' && manner !== 'plain'
  if (isAmount && manner === 'pages' && !label) return words.t('pageCount', { count: value })
  const amount = isAmount ? formatNumber(value, words.locale) : text
  const whole = typeof manner === 'object' ? `${amount} ${manner.unit}` : amount
  return label && text ? `${label}: ${whole}` : text && whole
}

/** Those that the owner names, else those that the records themselves suggest. */
export function factsIn(
  record: RecordReader,
  { hitFacts }: SearchSettings,
  { facts, mannerOf }: Kind,
  words: Words,
): WrittenFact[] {
  const named = hitFacts
    ?.filter(({ value }) => value !== 'none')
    .slice(0, mostNamed)
    .map(({ value: name, label }) => ({ name, manner: mannerOf(name), label }))
  const wanted: readonly Wanted[] = named ?? facts.map((fact) => ({ ...fact, label: null }))
  return wanted.flatMap((fact) => {
    const { name, manner } = fact
    const value = record.value(name)
    const needed = manner === 'label' ? fieldName(name, words) : null
    const shown = typeof value === 'number' && manner !== 'plain' ? value : record.parts(name)
    const text = inManner(shown, { ...fact, label: fact.label ?? needed }, words)
    if (!text) return []
    const stars = manner === 'stars' ? Math.round(numberIn(value)) : null
    return [{ name, text, stars }]
  })
}
