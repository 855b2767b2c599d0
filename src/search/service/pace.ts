// When a typed letter becomes a request. Fast typing waits for a pause, slow typing asks every few
// letters; the last letter waits less than 300 ms.
/** Between two requests while somebody types. */
const apart = 600
/** The longest that a letter waits. */
const latest = 280
/** A timer that comes later than this was held up, and so may be the next letter: that goes first. */
const lateBy = 15

export function createPace() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAsked = Number.NEGATIVE_INFINITY
  const run = (ask: () => void) => {
    clearTimeout(timer)
    lastAsked = performance.now()
    ask()
  }
  return {
    /** Calls `ask` when it is time; a newer call takes the place of the older. */
    soon(ask: () => void, quiet: number) {
      clearTimeout(timer)
      const now = performance.now()
      const untilApart = lastAsked + apart - now
      const wait = Math.max(quiet, Math.min(untilApart, latest))
      timer = setTimeout(() => {
        if (performance.now() - now - wait < lateBy) run(ask)
        else timer = setTimeout(run, 0, ask)
      }, wait)
    },
    now: run,
    stop: () => clearTimeout(timer),
  }
}
