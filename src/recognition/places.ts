// Rates how well a field fits each place of a card: 0 if it does not fit at all.
import { numberIn } from '../net/json.ts'
import type { Field } from './fields.ts'
import type { Look } from './looks.ts'
import { isPages, says, unitOf } from './names.ts'
import { pictureOf } from './paths.ts'

/** A field that fewer records have does not get a place. */
const few = 0.3

/** The looks that fit a place with any name, and those that fit if the name says so. */
const looks = {
  title: [
    ['word', 'prose'],
    ['number', 'year', 'code', 'path'],
  ],
  text: [['prose'], ['word', 'path']],
  image: [['picture'], ['address', 'path', 'object']],
  url: [['address'], ['path']],
  date: [['date'], ['time']],
  price: [['price'], ['number', 'time', 'year', 'object']],
  currency: [[], ['word', 'code']],
  badge: [[], ['word']],
} satisfies Record<string, readonly [Look[], Look[]]>

export type Place = keyof typeof looks
export const places = Object.keys(looks) as Place[]

/** Fields that do not fit, although look and name do. */
const refused: Partial<Record<Place, (field: Field, said: number) => boolean>> = {
  title: ({ length }) => length > 160,
  text: ({ name }, said) => said < 0.9 && Math.max(says.fact(name), says.title(name)) > 0.6,
  image: ({ is, values }) => is(['object']) && !values.some((value) => pictureOf(value)),
  url: ({ name, distinct }, said) => says.image(name) > 0 || (!said && distinct < 0.5),
  date: ({ isList }) => isList,
}

const base = ({ share, depth }: Field) => share - depth / 2

/** What counts besides the field's share, name and look. */
const besides: Partial<Record<Place, (field: Field) => number>> = {
  // A field called “name” may be an id.
  title: ({ distinct, is }) => distinct - (is(looks.title[0]) ? 0 : 1.2),
  text: ({ length }) => Math.min(length / 60, 1),
  url: ({ distinct }) => distinct,
  // The start of an event comes before the day on which it was published; its end is shown beside it.
  date: ({ name }) => Number(/\bstart/.test(name)) * 0.65 - says.later(name),
}

export function fitAt(place: Place, field: Field): number {
  const { name, is, isHidden, isOne } = field
  // A price that is the same for all records is still a price.
  if (isHidden || (isOne && place !== 'currency' && place !== 'price')) return 0
  const [own, other]: readonly [readonly Look[], readonly Look[]] = looks[place]
  if (!is([...own, ...other])) return 0
  const said = says[place](name)
  const isNatural = is(own)
  if ((!isNatural && said < 0.6) || refused[place]?.(field, said)) return 0
  const more = besides[place]?.(field) ?? 0
  return Math.max(0, base(field) + said * 2 + Number(isNatural) + more)
}

/** Tags for machines, such as `account, shipping`. */
const isMachineWord = (item: unknown) => typeof item === 'string' && /^[a-z_-]+$/.test(item)

/** Numbers above a hundred are counts of ratings. */
const isGrade = ({ name, items }: Field) =>
  says.rating(name) > 0.5 && items.every((value) => numberIn(value) <= 100)

export const isStars = ({ name, is, items }: Field) =>
  is(['number']) &&
  says.rating(name) > 0.5 &&
  items.map(numberIn).every((value) => value >= 0 && value <= 5)

/** The ideal share of different values: they repeat, but still tell most results apart. */
const usual = 0.4

/** How well a field tells results apart and helps to choose. */
export function fitAsFact(field: Field) {
  const { name, is, share, distinct, items, isList, isHidden, isShared, letters } = field
  if (isHidden || isShared || share < few) return 0
  if (isStars(field)) return base(field) + 2.5
  const said = says.fact(name) * 2
  if (is(['number', 'time']))
    return unitOf(name) || isPages(name) || isGrade(field) ? base(field) + 0.7 : 0
  // `AK` may be a state; if each record has its own, it is a code.
  const usable: Look[] = ['word', 'path', 'prose', 'year', 'number']
  if (distinct < 0.9) usable.push('code')
  if (!is(usable) || letters > 40 || letters < 2) return 0
  if (isList && items.every(isMachineWord)) return 0
  return base(field) + said + 1 - Math.abs(distinct - usual) - Number(isList) * 0.3
}
