// Decides when a typed letter becomes a request. With fast typing it waits for a pause; with slow typing it sends
// one every few letters. The last letter waits less than 300 ms.
/** Milliseconds between two requests while somebody types. */
const apart = 600
/** The longest wait for a letter. */
const longestWait = 280
/** If a timer is later than this, the page was busy, and the next letter may be waiting too; it goes first. */
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
    /** Calls `ask` when it is time; a newer call replaces an older one. */
    soon(ask: () => void, quiet: number) {
      clearTimeout(timer)
      const now = performance.now()
      const untilApart = lastAsked + apart - now
      const wait = Math.max(quiet, Math.min(untilApart, longestWait))
      timer = setTimeout(() => {
        if (performance.now() - now - wait < lateBy) run(ask)
        else timer = setTimeout(run, 0, ask)
      }, wait)
    },
    now: run,
    stop: () => clearTimeout(timer),
  }
}
