// One request for several elements, each with its own deadline. It ends when the last of them gives up.
import { type Call, inTime } from '../net/deadline.ts'

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

  async join(call: Call): Promise<Value> {
    this.#waiting++
    try {
      return await inTime(call, this.#answer, 'the content service')
    } catch (error) {
      // Being too late is a failure of the service; being cancelled is none.
      if (call.signal.aborted && --this.#waiting === 0)
        this.#end?.abort(call.isLate() ? error : undefined)
      throw error
    }
  }
}
