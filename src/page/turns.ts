// Divides long work into a few tasks, so that the page answers between them without a frame for each piece.
/**
 * In the next task. Where the browser lets us say so, before it draws a frame: while the page waits for
 * its first results, a frame shows nothing new, and takes a slow phone 20 ms.
 */
export function inNextTask(run: () => void) {
  // Not of `window`: the command line reads documents too.
  const { scheduler } = globalThis
  if (typeof scheduler?.postTask === 'function')
    scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}

/** What may be spent on a task, in milliseconds; laying out what it made comes on top. */
const longestTask = 30

export function takeTurns(waiting: (() => void)[]) {
  const end = performance.now() + longestTask
  try {
    // Nobody looks at a hidden page, and its timers are slow.
    do waiting.shift()?.()
    while (waiting.length && (document.hidden || performance.now() < end))
  } finally {
    if (waiting.length) setTimeout(() => takeTurns(waiting))
  }
}
