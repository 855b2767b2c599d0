// Whoever has scrolled into the fallback of an element goes on reading at the same place of what is shown
// instead. Browsers keep the place of what stays in a page; of this, only the words are the same.
import { gestures, listen } from './keep-in-view.ts'

const texts = 'h1,h2,h3,h4,h5,h6,p,li,pre,td,th,figcaption'

/** Whatever comes later than this comes to a reader who has gone on. */
const patience = 3000

interface Place {
  /** How far below the top of the screen it was. */
  top: number
  /** The same of what is shown instead; undefined while it is not there. */
  now(): number | undefined
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

const sameIn = (all: readonly Element[], words: string) =>
  all.filter((one) => wordsOf(one) === words)

/** Running text that begins on the screen comes first: of other texts nobody knows which line is read. */
function placesIn(element: Element, root: ShadowRoot): Place[] {
  const { top, bottom } = element.getBoundingClientRect()
  // Whoever reads above it is moved by nothing that happens in it.
  if (top >= 0) return []
  if (bottom <= 0)
    // Where browsers keep the place of what stands below, they need no help.
    return CSS.supports('overflow-anchor: auto')
      ? []
      : [{ top: bottom, now: () => element.getBoundingClientRect().bottom }]
  const all = [...element.querySelectorAll(texts)]
  const seen = all.filter((one) => {
    const box = one.getBoundingClientRect()
    return box.bottom > 0 && box.top < innerHeight && wordsOf(one)
  })
  const begun = seen.filter((one) => topOf(one) >= 0)
  const running = begun.filter((one) => one.localName === 'p')
  return [...running, ...begun, ...seen].slice(0, 3).map((one) => {
    const words = wordsOf(one)
    const order = sameIn(all, words).indexOf(one)
    return {
      top: topOf(one),
      now() {
        const twin = sameIn([...root.querySelectorAll(texts)], words)[order]
        return twin && topOf(twin)
      },
    }
  })
}

const placeIn = (places: readonly Place[]) => places.find(({ now }) => now() !== undefined)

/** Whether one of the places is there, and where it was. */
function scrollTo(places: readonly Place[]): boolean {
  const place = placeIn(places)
  if (!place) return false
  const moved = () => (place.now() ?? 0) - place.top
  scrollBy({ top: moved(), behavior: 'instant' })
  return Math.abs(moved()) < 1
}

/** Ends when the place is there, when the reader does something, or when it takes too long. */
function follow(places: readonly Place[], root: ShadowRoot, { style }: HTMLElement, room: string) {
  const adjust = () => {
    style.minHeight = ''
    if (scrollTo(places)) return stop()
    // What is to come needs as much room: without it the page would end above the reader.
    style.minHeight = room
    scrollTo(places)
  }
  const giveUp = () => {
    if (!placeIn(places)) style.minHeight = ''
    stop()
  }
  const watch = new MutationObserver(adjust)
  const timer = setTimeout(giveUp, patience)
  const end = listen(gestures, giveUp)
  const stop = () => {
    watch.disconnect()
    end()
    clearTimeout(timer)
  }
  watch.observe(root, { childList: true, subtree: true })
  adjust()
}

/** `change` hides the fallback; what is shown instead is there already, or will be soon. */
export function keepReading(element: HTMLElement, change: () => void) {
  const root = element.shadowRoot
  const shell = root?.querySelector<HTMLElement>('.shell')
  // To look at places makes the browser lay the page out twice more: nobody is moved who has not scrolled.
  if (!root || !shell || !element.firstElementChild || scrollY <= 0) return change()
  // As it was before there was anything else.
  shell.style.display = 'none'
  const places = placesIn(element, root)
  const { offsetHeight } = element
  shell.style.display = ''
  change()
  if (places.length) follow(places, root, shell, `${offsetHeight}px`)
}
