// Finds the known name that was probably meant: `indexname` → `index-name`.
/** The edit distance of two words, counted up to three. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = [...b, ''].map((_, at) => at)
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const other of b) {
      const at = next.length
      next.push(
        Math.min(
          (row[at - 1] ?? 0) + (letter === other ? 0 : 1),
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
        ),
      )
    }
    row = next
  }
  return Math.min(row.at(-1) ?? 3, 3)
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

export function nearest(name: string, known: readonly string[]): string | null {
  const same = known.find((one) => bare(one) === bare(name))
  if (same || name.length < 4) return same ?? null
  return known.find((one) => distance(one, name) <= (name.length < 7 ? 1 : 2)) ?? null
}
