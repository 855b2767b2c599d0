// What fills the screen, or lies above all of it, needs of the page: that it does not scroll behind it, and
// room beside a keyboard on the screen.
import { isSeen } from './focus.ts'
import { lockScroll } from './scroll-lock.ts'

/** Ends with what it returns. Where the page hides what is around it, it closes: it would not be seen. */
export function holdScreen(area: HTMLElement, close: () => void): () => void {
  const ends = [lockScroll(), followVisibleHeight(area)]
  const sizes = new ResizeObserver(() => isSeen(area) || close())
  sizes.observe(area)
  return () => {
    sizes.disconnect()
    for (const end of ends) end()
  }
}

/** A keyboard on the screen shrinks only the visual viewport. So does a pinch zoom, which is taken out again. */
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
