// Reports scrolling and changes of size when they begin, and when they have ended.
import type { Tell } from '../tell.ts'

/** The editor's own library waits for 300, so its message comes first, and ours, the later one, counts. */
export const quietTime = 310

/** The editor hears of the first movement, and once it is quiet again. */
export class Movement {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly name: 'SCROLL' | 'RESIZE',
    private readonly tell: Tell,
    private readonly after: () => void,
  ) {}

  get isOn() {
    return this.#timer !== undefined
  }

  readonly hear = () => {
    if (!this.isOn) this.tell(`${this.name}_START`, {})
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.stop()
      this.after()
    }, quietTime)
  }

  /** Reports the end of a movement that has begun, because the editor hides its outlines until then. */
  stop() {
    if (!this.isOn) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.tell(`${this.name}_END`, {})
  }
}
