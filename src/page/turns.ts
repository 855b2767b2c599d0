// Divides long work into a few tasks, so that the page can respond between them, without a frame for each piece.
/**
 * Runs it in the next task; if the browser supports that, before it draws a frame. While the page waits for its
 * first results, a frame shows nothing new and takes a slow phone 20 ms.
 */
export function inNextTask(run: () => void) {
  // `globalThis` and not `window`, because the command line uses this too.
  const { scheduler } = globalThis
  if (typeof scheduler?.postTask === 'function')
    scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}

/** The most milliseconds for a task, without the layout after it. */
const longestTask = 30

export function takeTurns(waiting: (() => void)[]) {
  const end = performance.now() + longestTask
  try {
    // A hidden page does everything at once, because its timers are slow.
    do waiting.shift()?.()
    while (waiting.length && (document.hidden || performance.now() < end))
  } finally {
    if (waiting.length) setTimeout(() => takeTurns(waiting))
  }
}
