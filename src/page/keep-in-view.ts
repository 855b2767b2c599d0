// Keeps something in view while the page above it still grows, until the visitor scrolls.

/** Events by which a visitor scrolls or turns to something else. */
export const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Whatever loads later than this finds the reader reading, who must not be moved. */
const patience = 3000

let stop = () => {}

/** Calls `adjust` now and whenever one of the elements changes its size. A new call ends the last. */
export function keepInView(elements: readonly Element[], adjust: () => void) {
  stop()
  const watch = new ResizeObserver(adjust)
  const end = new AbortController()
  const timer = setTimeout(() => stop(), patience)
  stop = () => {
    watch.disconnect()
    end.abort()
    clearTimeout(timer)
  }
  const options = { signal: end.signal, capture: true, passive: true }
  // Another entry of the history has a scroll position of its own.
  for (const type of [...gestures, 'popstate']) addEventListener(type, stop, options)
  for (const element of elements) watch.observe(element)
  adjust()
}
