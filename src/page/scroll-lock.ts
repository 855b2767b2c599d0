// Locks scrolling behind a modal. Nothing moves when the scrollbar goes, and styles are restored.
/** Sets a style until the returned function is called. Styles that the page writes meanwhile stay. */
function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property)
  const priority = style.getPropertyPriority(property)
  style.setProperty(property, value, 'important')
  const ours = style.getPropertyValue(property)
  return () => {
    if (style.getPropertyValue(property) === ours && style.getPropertyPriority(property))
      style.setProperty(property, before, priority)
  }
}

const scrolls = (element: Element) => getComputedStyle(element).overflowY !== 'visible'

function lock(): () => void {
  const { documentElement: root, body } = document
  const bar = innerWidth - root.clientWidth
  const { paddingInlineEnd } = getComputedStyle(root)
  const gutter = getComputedStyle(root).getPropertyValue('scrollbar-gutter')
  // The body's `overflow` applies to the window if the root has none.
  const releases = [setStyle(!scrolls(root) && scrolls(body) ? body : root, 'overflow-y', 'hidden')]
  if (bar > 0 && gutter === 'auto') releases.push(setStyle(root, 'scrollbar-gutter', 'stable'))
  // Browsers without `scrollbar-gutter` get a padding as wide as the scrollbar was.
  if (bar > 0 && !gutter)
    releases.push(setStyle(root, 'padding-inline-end', `calc(${paddingInlineEnd} + ${bar}px)`))
  return () => {
    for (const release of releases) release()
    for (const element of [root, body])
      if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

let holders = 0
let unlock = () => {}

/** Several modals may lock at the same time; the last one that ends unlocks. */
export function lockScroll(): () => void {
  if (++holders === 1) unlock = lock()
  return () => {
    if (--holders === 0) unlock()
  }
}
