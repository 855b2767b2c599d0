// Keeps a place in view while the page above it still grows, until the visitor scrolls.
/** Events by which a visitor scrolls or turns to something else. */
export const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Listens to window events before the page does; returns a function that ends it. */
export function listen(types: readonly string[], call: (event: Event) => void): () => void {
  const end = new AbortController()
  const options = { signal: end.signal, capture: true, passive: true }
  for (const type of types) addEventListener(type, call, options)
  return () => end.abort()
}

/** After this time the reader is reading and must not be moved. */
const patience = 3000

let stop = () => {}

/** Calls `adjust` now and whenever one of the elements changes its size. A new call ends the previous one. */
export function keepInView(elements: readonly Element[], adjust: () => void) {
  stop()
  const watch = new ResizeObserver(adjust)
  const timer = setTimeout(() => stop(), patience)
  // Another entry of the history has a scroll position of its own.
  const end = listen([...gestures, 'popstate'], () => stop())
  stop = () => {
    watch.disconnect()
    end()
    clearTimeout(timer)
  }
  for (const element of elements) watch.observe(element)
  adjust()
}
