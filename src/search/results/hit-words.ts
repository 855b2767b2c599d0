// The words of the built-in hit: title, text, badge and facts. If the search matched a record, at least one of
// these shows the match, unless people would not read that field, or the owner wants no facts.
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import type { Kind } from '../../recognition/kinds.ts'
import { lookOf } from '../../recognition/looks.ts'
import { isSecret, wordsOf } from '../../recognition/names.ts'
import { within } from '../../recognition/paths.ts'
import type { Words } from '../../shell/words.ts'
import { isMarked, nearMark } from '../records/field.ts'
import { fieldName } from '../records/field-name.ts'
import { factsIn } from './facts.ts'
import type { RecordReader } from './record-reader.ts'
import { whyFound } from './why-found.ts'

/** Names of the fields that hold words, for a record whose known fields are all empty. */
const firstTexts = (hit: Json, kind: Kind, record: RecordReader): string[] =>
  Object.keys(kind.within ? within(hit, kind.within) : hit).filter(
    (name) =>
      !/^(_|objectID$)/.test(name) &&
      !isSecret(wordsOf(name)) &&
      ['word', 'path', 'prose', 'code'].includes(lookOf(record.value(name))) &&
      record.text(name) !== '',
  )

function namesOf(
  hit: Json,
  kind: Kind,
  record: RecordReader,
  { hitTitle, hitText }: SearchSettings,
) {
  const says = (name: string | null) => name && record.text(name)
  const known = [hitTitle, ...kind.fields.title].find(says)
  const spare = known ? [] : firstTexts(hit, kind, record)
  const title = known || spare.shift() || 'objectID'
  const texts = [...kind.fields.text, ...spare].filter((name) => name !== title)
  // A text in which something was found comes before the first one.
  return { title, text: hitText ?? texts.find(record.found) ?? texts.find(says) }
}

/** Both halves of a name that stands in two fields. */
function wholeTitle(title: string, kind: Kind, record: RecordReader): string {
  const halves = [title, (title === kind.fields.title[0] && kind.surname) || '']
  return halves
    .map((name) => name && record.marked(name, false))
    .join(' ')
    .trim()
}

/** The headings above a heading, as a path; without the one that is the heading of its group. */
function pathTo(
  title: string,
  { fields, leveled }: Kind,
  record: RecordReader,
  group: string,
): string {
  const above = leveled ? fields.title.slice(fields.title.indexOf(title) + 1).reverse() : []
  const others = above.filter((name) => record.text(name) && record.text(name) !== group)
  return others.map((name) => record.marked(name, false)).join(' › ')
}

/** More letters than three lines have beside a picture, on a phone. */
const farInList = 80

/** `group` stands above the hit, and `badges` are the fields of its badge. */
export function wordsIn(
  hit: Json,
  kind: Kind,
  record: RecordReader,
  settings: SearchSettings,
  words: Words,
  group: string,
  badges: readonly string[],
) {
  const { hitText, hitFacts } = settings
  const names = namesOf(hit, kind, record, settings)
  const texts = [
    names.text ? nearMark(record.marked(names.text, true), farInList) : '',
    hitText ? '' : pathTo(names.title, kind, record, group),
  ]
  const shown = {
    title: wholeTitle(names.title, kind, record) || '…',
    text: texts.find(isMarked) ?? texts.find(Boolean) ?? '',
    badge: badges.map((name) => record.marked(name, false)).find(Boolean) ?? '',
    facts: factsIn(record, settings, kind, words),
  }
  const { title, text, badge, facts } = shown
  if (isMarked([title, text, badge, ...facts.map((fact) => fact.text)].join())) return shown
  const why = whyFound(hit, group)
  if (!why) return shown
  if (why.isProse && !hitText) return { ...shown, text: why.text }
  if (hitFacts?.some(({ value }) => value === 'none')) return shown
  const fact = { name: why.name, text: `${fieldName(why.name, words)}: ${why.text}`, stars: null }
  return { ...shown, facts: [fact, ...facts] }
}
