// What the fields of records hold, and which filters suit the attributes of an index.
import { isObject } from './ask.ts'
import type { Field } from './finding.ts'

const looks: readonly [Field['holds'], (name: string, value: unknown) => boolean][] = [
  ['flag', (_, value) => typeof value === 'boolean'],
  ['list', (_, value) => Array.isArray(value) && value.every((one) => typeof one === 'string')],
  ['price', (name, value) => /price|cost/i.test(name) && typeof value === 'number'],
  [
    'date',
    (name, value) => typeof value === 'number' && value > 1e8 && /_at$|date|time/i.test(name),
  ],
  ['date', (_, value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:$|T)/.test(value)],
  ['number', (_, value) => typeof value === 'number'],
  [
    'image',
    (name, value) =>
      typeof value === 'string' &&
      (/\.(?:png|jpe?g|webp|gif|avif|svg)(?:$|\?)/i.test(value) || /image|thumb|cover/i.test(name)),
  ],
  ['url', (name, value) => typeof value === 'string' && /url|link|permalink/i.test(name)],
  ['title', (name, value) => typeof value === 'string' && /title|name|headline/i.test(name)],
  ['text', (_, value) => typeof value === 'string'],
]

function fieldsOf(record: Readonly<Record<string, unknown>>, before = ''): Field[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const name = before + key
    if (key.startsWith('_') || name === 'objectID' || value === null) return []
    if (isObject(value)) return before ? [] : fieldsOf(value, `${key}.`)
    const holds = looks.find(([, fits]) => fits(key, value))?.[0]
    return holds ? [{ name, holds }] : []
  })
}

/** Of several records: one may lack what others have. */
export function fieldsIn(records: readonly Readonly<Record<string, unknown>>[]): Field[] {
  const found = new Map<string, Field>()
  for (const field of records.flatMap((record) => fieldsOf(record)))
    if (!found.has(field.name)) found.set(field.name, field)
  return [...found.values()]
}

/** The word that most titles have, of those that are no mere article. */
export function sampleIn(
  records: readonly Readonly<Record<string, unknown>>[],
  fields: readonly Field[],
): string {
  const title = fields.find(({ holds }) => holds === 'title')?.name ?? ''
  const words = records
    .flatMap((record) => (typeof record[title] === 'string' ? [record[title]] : []))
    .flatMap((text) => [...new Set(text.match(/[\p{L}\p{N}]{4,}/gu))])
  const count = (word: string) => words.filter((one) => one === word).length
  return words.reduce((best, word) => (count(word) > count(best) ? word : best), '')
}

function typeFor(name: string, values: readonly string[], limits: unknown): string {
  if (isObject(limits)) {
    if (Number(limits.min) > 1e8) return ':date'
    if (/rating|stars/i.test(name) && Number(limits.max) <= 5) return ':rating'
    return ':range'
  }
  const areFlags = values.every((value) => value === 'true' || value === 'false')
  if (values.length && areFlags) return ':toggle'
  return values.some((value) => /;#[\da-f]{3,8}$/i.test(value)) ? ':color' : ''
}

/** `a.lvl0`, `a.lvl1` … become one filter. */
export function facetItems(facets: Readonly<Record<string, unknown>>, stats: unknown): string[] {
  const names = Object.keys(facets)
  const limits = isObject(stats) ? stats : {}
  return names.flatMap((name) => {
    const [, stem, level] = /^(.*)\.lvl(\d)$/.exec(name) ?? []
    if (level !== undefined && level !== '0') return []
    const written = name.replace(/[,|\\]/g, '\\$&')
    if (stem) {
      const levels = names.filter((other) => other.startsWith(`${stem}.lvl`)).sort()
      return levels.length > 1 ? [`${levels.join('>')}:tree`] : [written]
    }
    const values = isObject(facets[name]) ? Object.keys(facets[name]) : []
    return [written + typeFor(name, values, limits[name])]
  })
}
