// Measures where the parts of a page are, in the next frame, after the browser has laid it out.
import { createPace } from '../pace.ts'
import { type Seen, seenOf } from './seen.ts'
import type { Tagged } from './tagged.ts'

/** The share of an element that must be visible, as in the editor's own library. */
const threshold = 0.15

export class Look {
  readonly #pace = createPace(() => {
    this.#begin()
    return true
  })
  #observer: IntersectionObserver | undefined
  #telling: ReturnType<typeof setTimeout> | undefined
  #isUnderWay = false
  #isDue = false

  constructor(
    private readonly find: () => readonly Tagged[],
    private readonly tell: (seen: Seen[]) => void,
  ) {}

  readonly ask = () => {
    if (this.#isUnderWay) this.#isDue = true
    else this.#pace.ask()
  }

  #begin() {
    this.#isUnderWay = true
    const tagged = this.find()
    this.#observer?.disconnect()
    let isFirst = true
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (isFirst) this.#read(tagged, entries)
        // Something came into view or left it without scrolling.
        else this.ask()
        isFirst = false
      },
      { threshold },
    )
    // The root element is always observed, so that there is always one report.
    for (const element of [document.documentElement, ...tagged.map((one) => one.element)])
      this.#observer.observe(element)
  }

  #read(tagged: readonly Tagged[], entries: readonly IntersectionObserverEntry[]) {
    const seen = seenOf(tagged, entries)
    // After the messages of others, such as the editor's own library, for this frame.
    this.#telling = setTimeout(() => {
      this.#end()
      this.tell(seen)
      if (this.#isDue) this.ask()
      this.#isDue = false
    })
  }

  #end() {
    this.#isUnderWay = false
    this.#pace.isShown()
  }

  stop() {
    this.#pace.stop()
    this.#observer?.disconnect()
    clearTimeout(this.#telling)
    this.#isUnderWay = false
    this.#isDue = false
  }
}
