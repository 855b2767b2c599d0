// Finds the known name that an unknown one resembles: `indexname` → `index-name`.

const ours = /^(aria-|data-|on|x-|v-|ng-|_)|[:@.[\]()#]/
const global = new Set(
  'id class style slot part exportparts lang dir title hidden role tabindex is inert nonce translate draggable itemprop accesskey contenteditable popover'.split(
    ' ',
  ),
)

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

/** The known name that an unknown one was probably meant to be. */
export function resembling(name: string, known: readonly string[]): string | null {
  if (known.includes(name) || global.has(name) || ours.test(name)) return null
  const same = known.find((candidate) => bare(candidate) === bare(name))
  if (same || name.length < 4) return same ?? null
  const begun = known.find((candidate) => candidate.startsWith(`${name}-`))
  if (begun) return begun
  return known.find((candidate) => distance(candidate, name) <= (name.length < 7 ? 1 : 2)) ?? null
}
