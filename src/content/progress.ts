// How much of a document is shown so far. Only rows that grow are told, so a step costs only what is new.
import { useSyncExternalStore } from 'react'
import { createListeners } from '../page/listeners.ts'

/** Nodes shown at first: more than a screen, and few enough to be there at once. */
const first = 200
/** Nodes shown in each step after that, few enough that the page answers meanwhile. */
const step = 450

export class Progress {
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe

  /** `shown` counts nodes in reading order, a long text as several. */
  constructor(public shown = first) {}

  readonly advance = () => {
    this.shown += step
    this.#listeners.tell()
  }
}

export const whole = new Progress(Number.POSITIVE_INFINITY)

/** `read` is called at every step; the component is rendered when what it gives has changed. */
export function useShown<Value>(progress: Progress, read: (shown: number) => Value): Value {
  const readNow = () => read(progress.shown)
  return useSyncExternalStore(progress.subscribe, readNow, readNow)
}
