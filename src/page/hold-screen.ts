// What fills the screen, or lies above all of it, needs of the page: that it does not scroll behind it, and
// room beside a keyboard on the screen.
import { isSeen } from './focus.ts'
import { lockScroll } from './scroll-lock.ts'
import { followVisibleHeight } from './visible-height.ts'

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
