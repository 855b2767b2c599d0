// Checks whether pictures load, because an index may contain file names that do not work on this page. If the first
// ones of an index fail, results of that index leave no space for pictures.
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../page/listeners.ts'

/** The number of failures after which an index shows no pictures; if fewer are shown, all of them. */
const enough = 3

function createTrial() {
  const { subscribe, tell } = createListeners()
  const counts = { shown: 0, loaded: 0, failed: 0 }
  return {
    subscribe,
    count(what: keyof typeof counts) {
      counts[what]++
      tell()
    },
    isLost: () =>
      !counts.loaded && counts.failed > 0 && counts.failed >= Math.min(enough, counts.shown),
  }
}

const trials = new WeakMap<object, ReturnType<typeof createTrial>>()

function trialOf(kind: object) {
  const trial = trials.get(kind) ?? createTrial()
  trials.set(kind, trial)
  return trial
}

/** `kind` identifies the index, because a check of one result counts for all. */
export function usePicture(src: string | null, kind: object) {
  const { count, subscribe, isLost } = trialOf(kind)
  const hasNone = useSyncExternalStore(subscribe, isLost, isLost)
  useEffect(() => {
    if (src) count('shown')
  }, [src, count])
  return hasNone ? null : src && { src, tell: count }
}
