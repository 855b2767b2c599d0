// A visitor who has scrolled into the fallback keeps their place in the content that replaces it. Browsers keep
// the place of elements that stay; here only the words are the same.
import { gestures, listen } from './keep-in-view.ts'

const texts = 'h1,h2,h3,h4,h5,h6,p,li,pre,td,th,figcaption'

/** After this time the reader has moved on. */
const patience = 3000

interface Place {
  /** How far below the top of the screen it was. */
  top: number
  /** Where it is in the new content; undefined while it is not there. */
  now(): number | undefined
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

const sameIn = (all: readonly Element[], words: string) =>
  all.filter((one) => wordsOf(one) === words)

/** Text that begins on the screen comes first, because of other texts the line being read is unknown. */
function placesIn(element: Element, root: ShadowRoot): Place[] {
  const { top, bottom } = element.getBoundingClientRect()
  // A visitor who reads above the element is not affected.
  if (top >= 0) return []
  if (bottom <= 0)
    // Browsers with scroll anchoring keep the place of what is below the element.
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

/** Scrolls one of the places to where it was. False if none exists yet. */
function scrollTo(places: readonly Place[]): boolean {
  const place = placeIn(places)
  if (!place) return false
  const moved = () => (place.now() ?? 0) - place.top
  scrollBy({ top: moved(), behavior: 'instant' })
  return Math.abs(moved()) < 1
}

/** Ends when the place is found, when the reader does something, or when it takes too long. */
function follow(places: readonly Place[], root: ShadowRoot, { style }: HTMLElement, room: string) {
  const adjust = () => {
    style.minHeight = ''
    if (scrollTo(places)) return stop()
    // Keeps the height until the new content comes; otherwise the page would end above the reader.
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

/** `change` hides the fallback; the new content is there already, or will be soon. */
export function keepReading(element: HTMLElement, change: () => void) {
  const root = element.shadowRoot
  const shell = root?.querySelector<HTMLElement>('.shell')
  // Measuring makes the browser lay out the page twice more, so it is skipped if nobody has scrolled.
  if (!root || !shell || !element.firstElementChild || scrollY <= 0) return change()
  // Measure the fallback without our own content.
  shell.style.display = 'none'
  const places = placesIn(element, root)
  const { offsetHeight } = element
  shell.style.display = ''
  change()
  if (places.length) follow(places, root, shell, `${offsetHeight}px`)
}
