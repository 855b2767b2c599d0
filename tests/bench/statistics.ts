// Middle and spread of what was measured.

/** Between two neighbours in proportion, as spreadsheets do it. NaN of nothing. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (numbers: number[]) => quantile(numbers, 0.5)

export const quartiles = (numbers: number[]): [number, number] => [
  quantile(numbers, 0.25),
  quantile(numbers, 0.75),
]
