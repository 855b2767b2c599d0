// Finds out what the fields of records contain, and which filters suit the attributes of an index.
import type { FacetType } from '../../../src/contract/facet-types.ts'
import { writtenTwice } from '../../../src/contract/written-twice.ts'
import { filterType, helpAsFilter } from '../../../src/recognition/filters.ts'
import { isOnSite } from '../beside.ts'
import { locales } from '../locales.ts'
import { isObject, textIn } from './ask.ts'
import type { Field, FoundFacet, Limits } from './finding.ts'

/** The most values of a field to request; with more, the builder says “or more”. */
export const mostValues = 100

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
  ['title', (name, value) => typeof value === 'string' && /title|name|headline|^lvl1$/i.test(name)],
  ['text', (_, value) => typeof value === 'string'],
]

const isLocale = (key: string) => locales.includes(key.split(/[-_]/)[0] ?? '')

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

/** A field may be called an image and hold words about it. */
const isAddress = (text: string) =>
  !/\s/.test(text) && /\/|\.(?:png|jpe?g|webp|gif|avif|svg)$/i.test(text)

/**
 * The address of a picture that is none on any other website; empty where each has a host. `named` is the
 * field that is shown, where somebody has said which.
 */
export const pictureOfSite = (
  records: readonly Readonly<Record<string, unknown>>[],
  fields: readonly Field[],
  named: string,
): string =>
  fields
    .filter(({ name, holds }) => (named ? name === named : holds === 'image'))
    .flatMap(({ name }) => records.map((record) => textAt(record, name).trim()))
    .find((address) => isAddress(address) && isOnSite(address)) ?? ''

/** `title: {en: …, pl: …}` has two languages, at any depth. */
export function localesIn(records: readonly unknown[], depth = 3): readonly string[] {
  const found = records.filter(isObject).flatMap((record) => {
    const codes = Object.keys(record).filter((key) => isLocale(key))
    if (codes.length > 1 && codes.length === Object.keys(record).length) return codes
    return depth ? localesIn(Object.values(record), depth - 1) : []
  })
  return [...new Set(found)]
}

/** Of a field within another one too. */
export const textAt = (record: unknown, path: string): string =>
  textIn(path.split('.').reduce((at, name) => (isObject(at) ? at[name] : undefined), record))

/** What some records are called: the first field with a title, else with a text that says something. */
export function titlesIn(records: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  const fields = fieldsIn(records)
  const kinds = ['title', 'text'].flatMap((kind) => fields.filter(({ holds }) => holds === kind))
  const told = kinds.map(({ name }) => new Set(records.map((record) => textAt(record, name))))
  const titles = told.map((texts) => [...texts].filter((text) => text.length > shortest))
  return titles.find(({ length }) => length)?.slice(0, 2) ?? []
}

/** A code of a language, or a number, calls nothing by its name. */
const shortest = 3

const limitsIn = (stats: unknown): Limits | null =>
  isObject(stats) ? { min: Number(stats.min), max: Number(stats.max) } : null

const countsIn = (facet: unknown): Record<string, number> =>
  isObject(facet)
    ? Object.fromEntries(Object.entries(facet).map(([value, count]) => [value, Number(count)]))
    : {}

/** A plain list needs no type. */
const asItem = (written: string, type: FacetType) =>
  type === 'list' ? written : `${written}:${type}`

/** As DocSearch's crawler writes them, for a search and not for its visitors. */
const ofCrawler = ['type', 'lang', 'no_variables', 'docusaurus_tag']
export const crawled = 'hierarchy.lvl0'

/** `a.lvl0`, `a.lvl1` … become one filter. What is written twice is offered once, and also as it was chosen. */
export function facetsIn(
  facets: Readonly<Record<string, unknown>>,
  stats: unknown,
  /** How many there are of what has them. */
  records: number,
  chosen: readonly string[] = [],
): readonly FoundFacet[] {
  const own = facets[crawled] ? ofCrawler : []
  const names = Object.keys(facets).filter((name) => !own.includes(name))
  const all = isObject(stats) ? stats : {}
  const isTwice = writtenTwice(
    Object.fromEntries(names.map((name) => [name, facets[name]])),
    (name) => names.includes(name.replace(/0$/, '1')),
  )
  return names.flatMap((name) => {
    const [, stem, level] = /^(.*)\.lvl(\d)$/.exec(name) ?? []
    if ((level !== undefined && level !== '0') || (isTwice(name) && !chosen.includes(name)))
      return []
    const levels = stem ? names.filter((other) => other.startsWith(`${stem}.lvl`)).sort() : []
    const isTree = levels.length > 1
    const written = isTree ? levels.join('>') : name.replace(/[,|\\]/g, '\\$&')
    const counts = countsIn(facets[name])
    const limits = limitsIn(all[name])
    const attribute = { name, counts, stats: limits ?? undefined }
    const type = isTree ? 'tree' : filterType(attribute)
    const help = isTwice(name) ? 0 : helpAsFilter(attribute, type, records)
    return [{ name, item: asItem(written, type), type, values: Object.keys(counts), limits, help }]
  })
}
