// One request that several elements wait for, each with its own deadline. It is aborted when the last
// of them gives up.
import { type Call, noAnswer } from '../net/deadline.ts'

export class SharedRequest<Value> {
  /** Ends the request; null once the answer has come, so that kept answers hold nothing of it. */
  #end: AbortController | null
  readonly #answer: Promise<Value>
  #waiting = 0
  /** The answer; null until it has come. */
  value: Value | null = null

  constructor(start: (signal: AbortSignal) => Promise<Value>) {
    const end = new AbortController()
    this.#end = end
    this.#answer = start(end.signal)
    this.#answer.then(
      (value) => {
        this.value = value
        this.#end = null
      },
      // Whoever waits hears of the failure. This keeps it from being an unhandled rejection.
      () => {},
    )
  }

  /** True once it was aborted: a newcomer needs another request. */
  get isOver() {
    return this.#end?.signal.aborted
  }

  async join({ signal, isLate }: Call): Promise<Value> {
    this.#waiting++
    let leave = () => {}
    const over = new Promise<never>((_, reject) => {
      leave = () => {
        const late = noAnswer({ isLate }, 'the content service')
        // Being too late is a failure; being cancelled is none.
        if (--this.#waiting === 0) this.#end?.abort(isLate() ? late : undefined)
        reject(late)
      }
    })
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([this.#answer, over])
    } finally {
      // Whoever has the answer no longer counts as giving up.
      signal.removeEventListener('abort', leave)
    }
  }
}
