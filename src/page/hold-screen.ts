// For popups and dialogs that cover the screen: the page behind does not scroll, and an on-screen keyboard does
// not cover them.
import { isSeen } from './focus.ts'
import { lockScroll } from './scroll-lock.ts'

/** Returns a function that ends it. If the page hides the area's surroundings, it closes, as it would be invisible. */
export function holdScreen(area: HTMLElement, close: () => void): () => void {
  const ends = [lockScroll(), followVisibleHeight(area)]
  const sizes = new ResizeObserver(() => isSeen(area) || close())
  sizes.observe(area)
  return () => {
    sizes.disconnect()
    for (const end of ends) end()
  }
}

/** An on-screen keyboard shrinks only the visual viewport. So does a pinch zoom, which is subtracted. */
function followVisibleHeight({ style }: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const measure = () => {
    style.setProperty('--_room', `${Math.round(view.height * view.scale)}px`)
    style.setProperty('--_top', `${view.scale > 1 ? 0 : Math.round(view.offsetTop)}px`)
  }
  measure()
  const end = new AbortController()
  for (const type of ['resize', 'scroll'])
    view.addEventListener(type, measure, { signal: end.signal })
  return () => end.abort()
}
