// Random records, queries, filters and pages from a seed; each filter with what it means.
import type { PlainRecord, Test } from './plain-loop.ts'

export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const WORDS = `fog harbour museum amber concert island Łódź Gdańsk Straße Großstadt Ærø København
  Århus Zażółć filharmonia philharmonic orchestra organ market winter summer light lighthouse
  castle old town river bridge ferry tram poster theatre opera jazz quartet 2024 1920 art sea seal`
  .split(/\s+/)
  .filter((word) => word !== '')
const CITIES = ['Łódź', 'Gdańsk', 'Aarhus', 'Kiel', 'San Marino "old"']
const TAGS = ['family', 'free entry', '-outdoor', 'late: night']
const CATEGORIES = ['Music', 'Art', 'Walks & talks']

const pick = <T>(random: Random, list: readonly [T, ...T[]] | T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const upTo = (random: Random, limit: number) => Math.floor(random() * limit)

export function createRecords(random: Random, count: number): PlainRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const lvl0 = pick(random, CATEGORIES)
    return {
      objectID: `record-${index}`,
      title: times(2, () => pick(random, WORDS)).join(' '),
      summary: times(6, () => pick(random, WORDS)).join(', '),
      city: pick(random, CITIES),
      tags: TAGS.filter(() => random() < 0.4),
      category: { lvl0, lvl1: `${lvl0} > ${pick(random, ['Big', 'Small'])}` },
      price: upTo(random, 40) / 2,
      rating: 1 + upTo(random, 5),
      free: random() < 0.3,
    }
  })
}

export interface Combination {
  params: Record<string, unknown>
  passes: Test
}

export function createCombination(random: Random): Combination {
  const parts = [filters, facetFilters, numericFilters].filter(() => random() < 0.45)
  const chosen = parts.map((part) => part(random))
  const params = {
    query: createQuery(random),
    hitsPerPage: pick(random, [0, 1, 3, 7, 20, 50]),
    page: upTo(random, 4),
    ...Object.assign({}, ...chosen.map((part) => part.params)),
  }
  return { params, passes: (record) => chosen.every((part) => part.passes(record)) }
}

function createQuery(random: Random): string {
  const count = pick(random, [0, 1, 1, 2, 2, 3])
  const whole = times(count, () => spoiled(random, pick(random, WORDS)))
  const last = whole.pop()
  if (last === undefined) return ''
  const cut = random() < 0.5 ? last : last.slice(0, 1 + upTo(random, last.length))
  return [...whole, cut].join(' ')
}

function spoiled(random: Random, word: string): string {
  const at = upTo(random, word.length - 1)
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => text,
    (text) => text.slice(0, at) + text.slice(at + 1),
    (text) => `${text.slice(0, at)}x${text.slice(at)}`,
    (text) => `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`,
    (text) => text.toUpperCase(),
  ]
  return pick(random, ways)(word)
}

interface Leaf {
  text: string
  passes: Test
}

const quoted = (value: string) => `"${value.replace(/"/g, '\\"')}"`

function facetLeaf(random: Random, write: (name: string, value: string) => string): Leaf {
  const city = pick(random, CITIES)
  const tag = pick(random, TAGS)
  const lvl0 = pick(random, CATEGORIES)
  return pick<Leaf>(random, [
    { text: write('city', city), passes: (record) => record.city === city },
    { text: write('tags', tag), passes: (record) => record.tags.includes(tag) },
    { text: write('category.lvl0', lvl0), passes: (record) => record.category.lvl0 === lvl0 },
    { text: write('free', 'true'), passes: (record) => record.free },
  ])
}

function numberLeaf(random: Random): Leaf {
  const bound = upTo(random, 20)
  const high = bound + upTo(random, 8)
  return pick<Leaf>(random, [
    { text: `price >= ${bound}`, passes: ({ price }) => price >= bound },
    { text: `price<${bound}`, passes: ({ price }) => price < bound },
    { text: `price:${bound} TO ${high}`, passes: ({ price }) => price >= bound && price <= high },
    { text: `rating = ${bound % 6}`, passes: ({ rating }) => rating === bound % 6 },
    { text: `rating != ${bound % 6}`, passes: ({ rating }) => rating !== bound % 6 },
  ])
}

type Part = (random: Random) => Combination

/** Groups of one kind, joined by OR inside and by AND outside, some leaves negated. */
const filters: Part = (random) => {
  const groups = times(1 + upTo(random, 3), () => {
    const make = pick(random, [numberLeaf, quotedLeaf])
    return times(1 + upTo(random, 2), () => negatedSometimes(random, make(random)))
  })
  const text = groups.map((group) => `(${group.map((leaf) => leaf.text).join(' OR ')})`)
  return { params: { filters: text.join(' AND ') }, passes: every(groups) }
}

const quotedLeaf = (random: Random) =>
  facetLeaf(random, (name, value) => `${name}:${quoted(value)}`)

function negatedSometimes(random: Random, leaf: Leaf): Leaf {
  if (random() < 0.7) return leaf
  return { text: `NOT ${leaf.text}`, passes: (record) => !leaf.passes(record) }
}

const facetFilters: Part = (random) => {
  const leaf = (): Leaf => {
    const negated = random() < 0.25
    const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value)
    const plain = facetLeaf(random, (name, value) =>
      negated ? `${name}:-${value}` : `${name}:${escaped(value)}`,
    )
    return negated ? { text: plain.text, passes: (record) => !plain.passes(record) } : plain
  }
  const groups = times(1 + upTo(random, 2), () => times(1 + upTo(random, 2), leaf))
  const list = groups.map((group) => group.map(({ text }) => text))
  const params = random() < 0.3 ? JSON.stringify(list) : list
  return { params: { facetFilters: params }, passes: every(groups) }
}

const numericFilters: Part = (random) => {
  const groups = times(1 + upTo(random, 2), () => [numberLeaf(random)])
  return {
    params: { numericFilters: groups.flat().map(({ text }) => text) },
    passes: every(groups),
  }
}

function every(groups: Leaf[][]): Test {
  return (record) => groups.every((group) => group.some((leaf) => leaf.passes(record)))
}
