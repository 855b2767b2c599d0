// Documents whose answers come together are shown in turns: several in a task, because each frame
// between them costs as much as a document, and never so many that the page stands still.
import { flushSync } from 'react-dom'

/** What may be spent on a task; laying out what it made comes on top. */
const longestTask = 30

const waiting: (() => void)[] = []

function takeTurns() {
  const end = performance.now() + longestTask
  try {
    // Nobody looks at a hidden page, and its timers are slow.
    do waiting.shift()?.()
    while (waiting.length && (document.hidden || performance.now() < end))
  } finally {
    if (waiting.length) setTimeout(takeTurns)
  }
}

/** `change` sets states of one element, which is rendered in its turn. */
export function inTurn(change: () => void) {
  waiting.push(() => flushSync(change))
  if (waiting.length === 1) setTimeout(takeTurns)
}
