const run = (first: number, length: number) => [...Array(length)].map((_, at) => first + at)

/**
 * The pages that have room, from 0: the first, the last, and those around the current one. Where
 * they do not follow each other there is a gap, which takes the room of one.
 */
export function pagesShown(current: number, count: number, room: number): number[] {
  if (count <= room) return run(0, count)
  const edge = room - 2
  if (current < edge - 1) return [...run(0, edge), count - 1]
  if (current > count - edge) return [0, ...run(count - edge, edge)]
  const around = (room - 5) / 2
  return [0, ...run(current - around, 2 * around + 1), count - 1]
}

/** Those before which there is a gap. */
export const afterGap = (pages: readonly number[]) =>
  pages.filter((page, at) => at > 0 && pages[at - 1] !== page - 1)
