// Random records from a seed.
import type { PlainRecord } from './plain-loop.ts'

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
