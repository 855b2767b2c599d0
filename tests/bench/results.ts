// What was measured becomes comparisons: medians, ratios, and whether a goal is reached.
import { REFERENCE } from './contenders.ts'
import type { Entry } from './ledger.ts'
import { type RowName, rows } from './rows.ts'
import { median, quartiles } from './statistics.ts'

export interface Result {
  row: RowName
  kind: 'search' | 'dialog' | 'document'
  limits: string
  contender: string
  build: 'full' | 'slim' | null
  early: boolean
  unit: string
  values: number[]
  median: number
  quartiles: [number, number]
  /** To the reference of its kind; null for that one itself, and where it has none or nothing. */
  ratio: number | null
  /** As it is printed, and whether it is reached. */
  goal: string | null
  reached: boolean | null
}

/** Goals are set for a visitor with a slow computer; what is counted is the same for all. */
const goalHolds = (limits: string) => !limits || /^[46] times|^no limits/.test(limits)

function goalOf({ row, limits, contender }: Entry, middle: number, ratio: number | null) {
  const goal = contender.build && goalHolds(limits) ? rows[row].goal?.(contender) : undefined
  if (!goal) return { goal: null, reached: null }
  if ('atMost' in goal) return { goal: `≤ ${goal.atMost}`, reached: middle <= goal.atMost }
  // At full speed little is left to compare.
  if (ratio === null || limits === 'no limits') return { goal: null, reached: null }
  return { goal: `≤ ${goal.ratio.toFixed(2)}`, reached: ratio <= goal.ratio }
}

function resultOf(entry: Entry, entries: Entry[]): Result {
  const { row, limits, contender, values } = entry
  const { name, kind, build = null, early = false } = contender
  const reference = entries.find(
    (other) =>
      other.row === row &&
      other.limits === limits &&
      other.contender.kind === kind &&
      other.contender.name === REFERENCE[kind],
  )
  const middle = median(values)
  const whole = reference ? median(reference.values) : 0
  const ratio = reference && reference !== entry && whole > 0 ? middle / whole : null
  return {
    row,
    kind,
    limits,
    contender: name,
    build,
    early,
    unit: rows[row].unit,
    values,
    median: middle,
    quartiles: quartiles(values),
    ratio,
    ...goalOf(entry, middle, ratio),
  }
}

/** In the order of the rows, then of their limits, then of contenders. */
export function resultsOf(entries: Entry[]): Result[] {
  const order = Object.keys(rows)
  const kinds = Object.keys(REFERENCE)
  const results = entries.map((entry) => resultOf(entry, entries))
  const rank = ({ row, kind }: Result) => kinds.indexOf(kind) * 1000 + order.indexOf(row)
  return results.sort((a, b) => rank(a) - rank(b) || a.limits.localeCompare(b.limits))
}
