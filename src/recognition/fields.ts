// Describes each field of some records: how many records have it, and what its values look like.
import { isObject, type Json } from '../net/json.ts'
import { type Look, lookOf, mostLetters } from './looks.ts'
import { isHidden, wordsOf } from './names.ts'
import { fieldOf, isInLanguages } from './paths.ts'

/** Fields that are nested deeper are ignored. */
const deepest = 3
/** More fields than a record written by a person has. */
const mostFields = 120
const mostItems = 3
/** If this share of the values looks alike, all count as such. */
const most = 0.7
/** The number of values that are looked at. */
const mostLooked = 24
/** So few records may share a title or a day by chance. */
const fewRecords = 3
/** Paths that a smaller share of the records has are ignored: they are keys inside single records. */
const rare = 0.1

export type Field = ReturnType<typeof described>

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** The items of a list; of a value in several languages, the first. */
function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap(itemsOf)
  if (isInLanguages(value)) return itemsOf(Object.values(value)[0])
  return isEmpty(value)
    ? []
    : [typeof value === 'string' ? value.slice(0, mostLetters).trim() : value]
}

/** Counts how many records have each path. */
function addPaths(paths: Map<string, number>, record: Json, before: string, depth: number) {
  for (const [key, value] of Object.entries(record)) {
    const isAbout = before || (key !== 'objectID' && !key.startsWith('_'))
    const path = before + key
    const met = paths.get(path) ?? 0
    if (!isAbout || isEmpty(value) || (!met && paths.size >= mostFields)) continue
    paths.set(path, met + 1)
    if (typeof value === 'object' && depth < deepest && !isInLanguages(value))
      for (const part of [value].flat().slice(0, mostItems))
        if (isObject(part)) addPaths(paths, part, `${path}.`, depth + 1)
  }
}

function described(path: string, values: readonly unknown[], share: number) {
  const parts = values.map(itemsOf)
  const items = parts.flat()
  // An object may have a `toString` that is not a function.
  const texts = parts.map((some) => some.map((one) => (isObject(one) ? '' : one)).join(', '))
  const length = texts.join('').length
  const step = Math.ceil(items.length / mostLooked)
  const looks = items.filter((_, at) => at % step === 0).map(lookOf)
  const different = new Set(texts).size
  const isShared = texts.length > 1 && different === 1 && typeof items[0] !== 'object'
  const name = wordsOf(path)
  return {
    path,
    /** The name as words. */
    name,
    isHidden: isHidden(name),
    depth: path.split('.').length - 1,
    isList: parts.some(({ length }) => length > 1),
    /** The share of the records that have it. */
    share,
    values,
    items,
    /** Different values per record: 1 if each record has its own. */
    distinct: different / texts.length,
    /** All records have the same value, so it does not tell them apart. */
    isShared,
    isOne: isShared && texts.length > fewRecords,
    /** The average length of a value, and of each of its parts. */
    length: length / texts.length,
    letters: length / (items.length || 1),
    /** Whether most of its items look like this. */
    is: (some: readonly Look[]) =>
      looks.filter((look) => some.includes(look)).length > most * looks.length,
  }
}

export function fieldsOf(records: readonly Json[]): Field[] {
  const paths = new Map<string, number>()
  for (const record of records) addPaths(paths, record, '', 1)
  const usual = [...paths].filter(([, met]) => met > rare * records.length)
  return usual.map(([path]) => {
    const values = records.map((record) => fieldOf(record, path)).filter((value) => !isEmpty(value))
    return described(path, values, values.length / records.length)
  })
}
