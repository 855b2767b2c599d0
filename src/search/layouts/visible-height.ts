// The room that a keyboard on the screen leaves: the window does not shrink for it, only what is
// seen of the window does. What is merely zoomed in keeps its size.

/** Follows it in custom properties of the dialog, until what is returned is called. */
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
