// One request that several elements wait for, each with its own patience: it ends when nobody
// waits any more.
import { type Call, noAnswer, startCall } from '../shell/deadline.ts'

export class Shared<Value> {
  private readonly call = startCall()
  private readonly answer: Promise<Value>
  private waiting = 0

  constructor(start: (call: Call) => Promise<Value>) {
    this.answer = start(this.call).finally(() => this.call.done())
    // Told to whoever waits; nobody may.
    this.answer.catch(() => {})
  }

  async join({ signal, isLate }: Call): Promise<Value> {
    this.waiting++
    const over = new Promise<never>((_, reject) => {
      const leave = () => {
        if (--this.waiting === 0) this.call.cancel()
        reject(noAnswer({ isLate }, 'the content service'))
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })
    return Promise.race([this.answer, over])
  }
}
