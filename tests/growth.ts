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

/** How much longer it takes for a text four times as long: about 4, or 16 where the work grows with its square. */
export const growth = (length: number, work: (length: number) => void) =>
  (leastWork(() => work(4 * length)) + noise) / (leastWork(() => work(length)) + noise)

export const squared = 10
