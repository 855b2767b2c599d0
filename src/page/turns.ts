// Much to do is done in several tasks, so that the page answers between them; not each in one of its own,
// because a frame between them costs as much as what is done.

/** What may be spent on a task, in milliseconds; laying out what it made comes on top. */
const longestTask = 30

/** Calls all that waits, first come first served. */
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
