// What has been measured so far, by row, limits and contender.
import type { Contender } from './contenders.ts'
import type { RowName } from './rows.ts'

export type Values = Partial<Record<RowName, number>>

export interface Entry {
  row: RowName
  /** Under which limits; empty where they make no difference. */
  limits: string
  contender: Contender
  values: number[]
}

export interface Ledger {
  entries: Entry[]
  add(limits: string, contender: Contender, values: Values): void
}

export function createLedger(): Ledger {
  const entries: Entry[] = []
  const entryOf = (row: RowName, limits: string, contender: Contender): Entry => {
    const known = entries.find(
      (entry) => entry.row === row && entry.limits === limits && entry.contender === contender,
    )
    if (known) return known
    const made: Entry = { row, limits, contender, values: [] }
    entries.push(made)
    return made
  }
  return {
    entries,
    add(limits, contender, values) {
      for (const [row, value] of Object.entries(values) as [RowName, number][])
        if (Number.isFinite(value)) entryOf(row, limits, contender).values.push(value)
    },
  }
}
