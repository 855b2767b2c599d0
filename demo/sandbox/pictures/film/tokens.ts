// How the numbers of a block are spelt: each as a path through a tree of likely and unlikely turns.
import type { BitWriter } from './bits.ts'

/** One row of probabilities for each context: the last number was 0, 1 or larger. */
export type Rows = readonly (readonly number[])[]

interface Range {
  least: number
  /** The turns of the tree that lead here: which probability, and which bit. */
  path: readonly (readonly [node: number, bit: number])[]
  /** Probabilities of the bits by which a number exceeds the least. */
  extra: readonly number[]
}

const large = [
  [2, 1],
  [3, 1],
] as const
const larger = [...large, [6, 1]] as const

const ranges: readonly Range[] = [
  {
    least: 67,
    path: [...larger, [8, 1], [10, 1]],
    extra: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
  },
  { least: 35, path: [...larger, [8, 1], [10, 0]], extra: [180, 157, 141, 134, 130] },
  { least: 19, path: [...larger, [8, 0], [9, 1]], extra: [176, 155, 140, 135] },
  { least: 11, path: [...larger, [8, 0], [9, 0]], extra: [173, 148, 140] },
  { least: 7, path: [...large, [6, 0], [7, 1]], extra: [165, 145] },
  { least: 5, path: [...large, [6, 0], [7, 0]], extra: [159] },
  {
    least: 4,
    path: [
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 1],
    ],
    extra: [],
  },
  {
    least: 3,
    path: [
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
    ],
    extra: [],
  },
  {
    least: 2,
    path: [
      [2, 1],
      [3, 0],
      [4, 0],
    ],
    extra: [],
  },
  { least: 1, path: [[2, 0]], extra: [] },
]

/** The numbers of a block lie in bands, which share their probabilities. */
const bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7]

/** Writes a block up to its last number that is not 0; tells whether there was any. */
export function writeBlock(
  out: BitWriter,
  numbers: readonly number[],
  rows: Rows,
  firstContext: number,
): boolean {
  const end = numbers.reduce((last, number, place) => (number === 0 ? last : place + 1), 0)
  let context = firstContext
  for (let place = 0; place < end; place++) {
    const row = rows[(bands[place] ?? 0) * 3 + context] ?? []
    const afterZero = place > 0 && numbers[place - 1] === 0
    if (!afterZero) out.bit(1, row[0] ?? 128)
    const number = numbers[place] ?? 0
    writeNumber(out, number, row)
    context = Math.min(2, Math.abs(number))
  }
  if (end < numbers.length) out.bit(0, rows[(bands[end] ?? 0) * 3 + context]?.[0] ?? 128)
  return end > 0
}

function writeNumber(out: BitWriter, number: number, row: readonly number[]): void {
  const size = Math.abs(number)
  out.bit(size === 0 ? 0 : 1, row[1] ?? 128)
  const range = ranges.find(({ least }) => least <= size)
  if (!range) return
  for (const [node, bit] of range.path) out.bit(bit, row[node] ?? 128)
  const beyond = size - range.least
  for (const [index, probability] of range.extra.entries())
    out.bit((beyond >> (range.extra.length - 1 - index)) & 1, probability)
  out.bit(number < 0 ? 1 : 0, 128)
}
