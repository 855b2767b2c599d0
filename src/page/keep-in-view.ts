// What is to be seen stays in sight while the page still grows around it, until the visitor moves it.

/** How a visitor scrolls, or goes on to something else. */
export const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Pictures and texts that come later still find the reader elsewhere. */
const patience = 3000

let stop = () => {}

/** Now, and whenever one of these elements has another size. Only the latest call goes on. */
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
  // Another step of the history has a place of its own.
  for (const type of [...gestures, 'popstate']) addEventListener(type, stop, options)
  for (const element of elements) watch.observe(element)
  adjust()
}
