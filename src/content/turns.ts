// Documents whose answers come together are shown in turns.
import { flushSync } from 'react-dom'
import { takeTurns } from '../page/turns.ts'

const waiting: (() => void)[] = []

/** `change` sets states of one element, which is rendered in its turn. */
export function inTurn(change: () => void) {
  if (waiting.push(() => flushSync(change)) === 1) setTimeout(() => takeTurns(waiting))
}
