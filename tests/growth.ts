// How the work for a text grows with its length, by the processor's time: an absolute limit would be a
// matter of the machine, and of what else runs on it.

function leastWork(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** Milliseconds below which a measurement says nothing. */
const noise = 5

const measured = (length: number, work: (length: number) => void) =>
  (leastWork(() => work(4 * length)) + noise) / (leastWork(() => work(length)) + noise)

/**
 * How much longer it takes for a text four times as long: about 4, or 16 where the work grows with its
 * square. What the process does beside the work, such as tidying its memory, counts along and only adds to
 * it: of three measurements the least is true.
 */
export const growth = (length: number, work: (length: number) => void) =>
  Math.min(...[1, 2, 3].map(() => measured(length, work)))

export const squared = 10
