// One request for several elements, each with its own deadline. It ends when the last of them gives up.
import { type Call, inTime } from '../net/deadline.ts'

export class SharedRequest<Value> {
  /** Ends the request; null once the answer has come, so that kept answers do not hold on to it. */
  #end: AbortController | null
  /** It was aborted or has failed: a newcomer needs another request. */
  isOver = false
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
        // What comes after it was aborted is no answer.
        if (this.isOver) return
        this.value = value
        this.#end = null
      },
      // Those who wait handle the failure.
      () => {
        this.isOver = true
      },
    )
  }

  async join(call: Call): Promise<Value> {
    this.#waiting++
    try {
      return await inTime(call, this.#answer, 'the content service')
    } catch (error) {
      // A timeout is a failure of the service; a cancelled request is not.
      if (call.signal.aborted && --this.#waiting === 0 && this.#end) {
        this.isOver = true
        this.#end.abort(call.isLate() ? error : undefined)
      }
      throw error
    }
  }
}
