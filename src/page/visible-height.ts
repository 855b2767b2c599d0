// The height that a keyboard on the screen leaves: the window keeps its size, only the visual viewport
// shrinks. A pinch zoom shrinks that too, and is taken out again.

/** Keeps it in custom properties of the dialog; ends with what it returns. */
export function followVisibleHeight({ style }: HTMLElement): () => void {
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
