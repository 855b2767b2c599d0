// When to ask: once for all that changes in a task, never twice for the same, and only the answer to
// the latest question counts.
import { asEmbedError, EmbedError } from '../../errors/errors.ts'
import { inNextTask } from '../../page/turns.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Outcome } from './outcome.ts'
import type { Setup } from './setup.ts'
import type { createStore } from './snapshot.ts'

/** Milliseconds. On a mobile network most answers take the first, hardly any the second. */
const stalledAfter = 300
const slowAfter = 4000

/** Where questions go, and what they all have in common. */
export interface Source {
  client: SearchClient
  setup: Setup
}

interface Work {
  /** Null while nothing may be asked. */
  source(): Source | null
  search(source: Source, isWanted: () => boolean): Promise<Outcome>
  show(outcome: Outcome, source: Source): void
  /** For too few letters. */
  showNothing(source: Source): void
  fail(error: EmbedError): void
}

export function createTurns(store: ReturnType<typeof createStore>, work: Work) {
  let isScheduled = false
  /** Which question is the latest: the answer to any other is not wanted any more. */
  let attempt = 0
  /** What was asked for last. */
  let asked = ''
  /** They tell when the answer to the latest question is late. */
  let timers: ReturnType<typeof setTimeout>[] = []

  function endWait() {
    for (const timer of timers) clearTimeout(timer)
  }

  async function ask() {
    if (!isScheduled) return
    isScheduled = false
    const source = work.source()
    if (!source) return
    const { state, error } = store.snapshot()
    const now = JSON.stringify([state, source.setup])
    if (now === asked && !error) return
    asked = now
    const mine = ++attempt
    endWait()
    if (state.query.trim().length < source.setup.minLength) return work.showNothing(source)
    timers = [
      setTimeout(() => store.update({ status: 'stalled' }), stalledAfter),
      setTimeout(() => store.update({ status: 'slow' }), slowAfter),
    ]
    store.update({ status: 'loading' })
    const isWanted = () => mine === attempt
    const outcome = await work.search(source, isWanted).catch(asEmbedError)
    if (!isWanted()) return
    endWait()
    if (outcome instanceof EmbedError) work.fail(outcome)
    else work.show(outcome, source)
  }

  /** The first time in a task of its own: the one before it has made the element. */
  function soon() {
    if (isScheduled) return
    isScheduled = true
    if (attempt) queueMicrotask(ask)
    else inNextTask(ask)
  }

  return {
    soon,
    /** Even where the same was asked before. */
    anew() {
      asked = ''
      soon()
    },
    /** The next question is asked in any case. */
    forget() {
      asked = ''
    },
    /** What is under way is not wanted any more. */
    stop() {
      attempt++
      asked = ''
      isScheduled = false
      endWait()
    },
  }
}
