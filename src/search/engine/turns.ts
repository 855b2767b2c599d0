// Decides when to send a request: once for all changes of a task, and never twice for the same question. Only the
// answer to the latest question counts.
import { asEmbedError, EmbedError } from '../../errors/errors.ts'
import { inNextTask } from '../../page/turns.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Outcome } from './outcome.ts'
import type { Setup } from './setup.ts'
import type { createStore } from './snapshot.ts'

/** Milliseconds. On a mobile network most answers take longer than the first, hardly any longer than the second. */
const stalledAfter = 300
const slowAfter = 4000

/** Where requests go, and what they all have in common. */
export interface Source {
  client: SearchClient
  setup: Setup
}

interface Work {
  /** Null while no request is allowed. */
  source(): Source | null
  search(source: Source, isWanted: () => boolean): Promise<Outcome>
  show(outcome: Outcome, source: Source): void
  /** Called if there are too few letters. */
  showNothing(source: Source): void
  fail(error: EmbedError): void
}

export function createTurns(store: ReturnType<typeof createStore>, work: Work) {
  let isScheduled = false
  /** The number of the latest question; answers to earlier ones are ignored. */
  let attempt = 0
  /** The last question. */
  let asked = ''
  /** Timers for a late answer to the latest question. */
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

  /** The first time in a separate task, because the current one has created the element. */
  function soon() {
    if (isScheduled) return
    isScheduled = true
    if (attempt) queueMicrotask(ask)
    else inNextTask(ask)
  }

  return {
    soon,
    /** Sends a request even if the question is the same. */
    anew() {
      asked = ''
      soon()
    },
    /** The next question is sent in any case. */
    forget() {
      asked = ''
    },
    /** The current request is not wanted any more. */
    stop() {
      attempt++
      asked = ''
      isScheduled = false
      endWait()
    },
  }
}
