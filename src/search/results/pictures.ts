// Pictures are tried: an index may hold names of files that lead nowhere from this page. Where the first ones
// of an index do not load, none has a place there.
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../page/listeners.ts'

/** So many fail before an index does without; where fewer are shown, all of these. */
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

/** `kind` stands for the index: what is tried in one of its results counts for all. */
export function usePicture(src: string | null, kind: object) {
  const { count, subscribe, isLost } = trialOf(kind)
  const hasNone = useSyncExternalStore(subscribe, isLost, isLost)
  useEffect(() => {
    if (src) count('shown')
  }, [src, count])
  return hasNone ? null : src && { src, tell: count }
}
