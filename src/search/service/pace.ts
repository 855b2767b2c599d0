// When a typed letter becomes a request. Fast typing waits for a pause, slow typing asks every
// few letters; the last letter waits less than 300 ms.

const apart = 600
const latest = 270

export interface Pace {
  /** Calls `ask` when it is time; a newer call takes the place of the older. */
  soon(ask: () => void, quiet: number): void
  now(ask: () => void): void
  stop(): void
}

export function createPace(): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAsked = Number.NEGATIVE_INFINITY
  const run = (ask: () => void) => {
    clearTimeout(timer)
    lastAsked = performance.now()
    ask()
  }
  return {
    soon(ask, quiet) {
      clearTimeout(timer)
      const untilApart = lastAsked + apart - performance.now()
      const wait = Math.max(quiet, Math.min(untilApart, latest))
      timer = setTimeout(() => run(ask), wait)
    },
    now: run,
    stop: () => clearTimeout(timer),
  }
}
