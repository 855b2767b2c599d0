// The known name that another was probably meant to be: `indexname` → `index-name`.

/** The edit distance of two words, counted up to three. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = [...b, ''].map((_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      )
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
