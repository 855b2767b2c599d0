// What can be taken back: our own buttons change elements in ways that a browser does not undo.
import type { RichNode } from './node.ts'
import type { Selected } from './positions.ts'

export interface State {
  content: readonly RichNode[]
  selected: Selected | null
}

/** Letters that follow so quickly are taken back together, in milliseconds. */
const pause = 600
const most = 200

export class History {
  #past: State[]
  #future: State[] = []
  #time = Number.NEGATIVE_INFINITY

  constructor(first: State) {
    this.#past = [first]
  }

  keep(state: State, isTyped: boolean, now = performance.now()) {
    const joins = isTyped && now - this.#time < pause && this.#past.length > 1
    if (joins) this.#past.pop()
    this.#past = [...this.#past, state].slice(-most)
    this.#future = []
    this.#time = isTyped ? now : Number.NEGATIVE_INFINITY
  }

  /** Null where there is nothing before. */
  back(): State | null {
    const [before, now] = this.#past.slice(-2)
    if (!before || !now) return null
    this.#past.pop()
    this.#future.push(now)
    this.#time = Number.NEGATIVE_INFINITY
    return before
  }

  again(): State | null {
    const next = this.#future.pop() ?? null
    if (next) this.#past.push(next)
    return next
  }
}
