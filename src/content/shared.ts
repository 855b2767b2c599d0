// One request that several elements wait for, each with its own patience: it ends when nobody
// waits any more.
import { type Call, noAnswer } from '../net/deadline.ts'

export class Shared<Value> {
  private readonly network = new AbortController()
  private readonly answer: Promise<Value>
  private waiting = 0
  /** The answer, once it is there. */
  value: Value | null = null

  constructor(start: (signal: AbortSignal) => Promise<Value>) {
    this.answer = start(this.network.signal)
    this.answer.then(
      (value) => {
        this.value = value
      },
      // Told to whoever waits; nobody may.
      () => {},
    )
  }

  /** Given up: who comes now needs another. */
  get isOver() {
    return this.network.signal.aborted
  }

  async join({ signal, isLate }: Call): Promise<Value> {
    this.waiting++
    let leave = () => {}
    const over = new Promise<never>((_, reject) => {
      leave = () => {
        const late = noAnswer({ isLate }, 'the content service')
        // A request that took too long has failed; one that nobody wants any more has not.
        if (--this.waiting === 0) this.network.abort(isLate() ? late : undefined)
        reject(late)
      }
    })
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([this.answer, over])
    } finally {
      // Who has the answer does not give it up by going.
      signal.removeEventListener('abort', leave)
    }
  }
}
