// Recognises the fields of an index by the values of some records. It chooses one field for each place of a
// card, by the best sum of fits, and a few facts.
import type { Json } from '../net/json.ts'
import { type Field, fieldsOf } from './fields.ts'
import { isPages, says, unitOf } from './names.ts'
import { fitAsFact, fitAt, isStars, type Place, places } from './places.ts'

/** How a fact is written: plain, as stars, as pages, with its unit or with its label. */
export type Manner = 'plain' | 'stars' | 'pages' | 'label' | { unit: string }

export interface Fact {
  name: string
  manner: Manner
}

export interface Recognised {
  /** The field of each place; the next fields are used for records that lack it. */
  fields: Readonly<Record<Place, readonly string[]>>
  /** The field of the surname, if the title is a forename. */
  surname: string | null
  facts: readonly Fact[]
  /** How facts that the owner names are written. */
  mannerOf(name: string): Manner
}

const mostFacts = 3
const leastForFact = 1.5
const mostRivals = 3
/** Fields with at least this share of the best fit are used for records that lack the best field. */
const asWell = 0.6
/** For titles the share is higher, because other fields are rather facts. */
const asWellForTitle = 0.8

const forEach = <Value>(make: (place: Place) => Value) =>
  Object.fromEntries(places.map((place) => [place, make(place)])) as Readonly<Record<Place, Value>>

type Ranked = readonly (readonly [field: Field, fit: number])[]

const rank = (fields: readonly Field[], fitOf: (field: Field) => number): Ranked =>
  fields
    .map((field) => [field, fitOf(field)] as const)
    .filter(([, fit]) => fit > 0)
    .sort(([, a], [, b]) => b - a)

type Way = readonly [sum: number, chosen: Partial<Record<Place, Field>>]

/** Gives each place its own field, so that the sum of the fits is highest. */
function best(
  open: readonly Place[],
  taken: readonly Field[],
  ranked: Readonly<Record<Place, Ranked>>,
): Way {
  const [place, ...others] = open
  if (!place) return [0, {}]
  const rivals = ranked[place].slice(0, mostRivals).filter(([field]) => !taken.includes(field))
  const isWanted = ([field]: Ranked[number]) =>
    others.some((other) => ranked[other].some(([one], at) => one === field && at < mostRivals))
  // If no other place wants the best field, trying others or none is pointless.
  const isFree = rivals[0] && !isWanted(rivals[0])
  const ways = (isFree ? rivals.slice(0, 1) : rivals).map(([field, fit]): Way => {
    const [sum, chosen] = best(others, [...taken, field], ranked)
    return [fit + sum, { ...chosen, [place]: field }]
  })
  const without = isFree ? [] : [best(others, taken, ranked)]
  return [...ways, ...without].reduce((one, other) => (other[0] > one[0] ? other : one))
}

function mannerOf(field: Field | undefined): Manner {
  if (!field?.is(['number', 'time'])) return 'plain'
  if (isStars(field)) return 'stars'
  if (isPages(field.name)) return 'pages'
  const unit = unitOf(field.name)
  return unit ? { unit } : 'label'
}

const isOneWord = ({ items }: Field) =>
  items.every((item) => typeof item === 'string' && !item.includes(' '))

/** Forename and surname, if no field has the full name. */
function halvesIn(fields: readonly Field[]) {
  const last = fields.find(({ name }) => says.surname(name) > 0.9)
  const others = fields.filter((field) => field !== last)
  const isTitle = (field: Field) => says.title(field.name) > 0.9
  const first =
    others.find(({ name }) => says.forename(name) > 0.9) ??
    others.find((field) => isTitle(field) && isOneWord(field))
  const isWhole = others.some(
    (field) => field !== first && isTitle(field) && fitAt('title', field) > 4,
  )
  return first && last && !isWhole ? { first, last } : null
}

/** The subject of a path: `brand.name` is a brand. */
const subject = ({ name }: Field) =>
  name
    .replace(/ (name|title|text)$/, '')
    .split(' ')
    .at(-1)
const said = ({ values }: Field) => JSON.stringify(values)

/** Keeps only the first fields of a kind: `prep_time` and `cook_time` are alike, and so are equal values. */
const isFirstToSay = ([field]: Ranked[number], at: number, all: Ranked) =>
  all.findIndex(([other]) => subject(other) === subject(field) || said(other) === said(field)) ===
  at

/** `named` are fields that the owner has given a place, so no other place may have them. */
export function recognise(
  records: readonly Json[],
  named: readonly (string | null)[] = [],
): Recognised {
  const all = fieldsOf(records)
  const free = all.filter(({ path }) => !named.includes(path))
  const halves = halvesIn(free)
  const open = free.filter((field) => field !== halves?.first && field !== halves?.last)
  const ranked = forEach((place) => rank(open, (field) => fitAt(place, field)))
  const [, others] = best(
    places.filter((place) => !halves || place !== 'title'),
    [],
    ranked,
  )
  const chosen = halves ? { ...others, title: halves.first } : others
  const used = Object.values(chosen)
  const facts = rank(
    open.filter((field) => !used.includes(field)),
    fitAsFact,
  )
    .filter(([, fit]) => fit > leastForFact)
    .filter(isFirstToSay)
    .slice(0, mostFacts)
    .map(([field]) => field)
  const fieldsFor = (place: Place) => {
    const first = chosen[place]
    const share = place === 'title' ? asWellForTitle : asWell
    const least = share * (ranked[place].find(([field]) => field === first)?.[1] ?? Infinity)
    const spare = ranked[place].filter(
      ([field, fit]) => ![...used, ...facts].includes(field) && fit > least,
    )
    return [first, ...spare.map(([field]) => field)].flatMap((field) => (field ? [field.path] : []))
  }
  return {
    fields: forEach(fieldsFor),
    surname: halves ? halves.last.path : null,
    facts: facts.map((field) => ({ name: field.path, manner: mannerOf(field) })),
    mannerOf: (name) => mannerOf(all.find(({ path }) => path === name)),
  }
}
