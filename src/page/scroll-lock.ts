// The page behind a modal stays where it is: it cannot be scrolled, nothing in it moves for want of
// its scrollbar, and its styles are afterwards what they were. Its position is never touched.

/** Until what is returned is called; what the page has written meanwhile stays. */
function hold({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property)
  const priority = style.getPropertyPriority(property)
  style.setProperty(property, value, 'important')
  const held = style.getPropertyValue(property)
  return () => {
    if (style.getPropertyValue(property) === held && style.getPropertyPriority(property))
      style.setProperty(property, before, priority)
  }
}

const scrolls = (element: Element) => getComputedStyle(element).overflowY !== 'visible'

function lock(): () => void {
  const { documentElement: root, body } = document
  const bar = innerWidth - root.clientWidth
  const { paddingInlineEnd } = getComputedStyle(root)
  const gutter = getComputedStyle(root).getPropertyValue('scrollbar-gutter')
  // What the body says of scrolling is the window's where the root says nothing.
  const held = [hold(!scrolls(root) && scrolls(body) ? body : root, 'overflow-y', 'hidden')]
  if (bar > 0 && gutter === 'auto') held.push(hold(root, 'scrollbar-gutter', 'stable'))
  // A browser that keeps no room for a scrollbar that is gone.
  if (bar > 0 && !gutter)
    held.push(hold(root, 'padding-inline-end', `calc(${paddingInlineEnd} + ${bar}px)`))
  return () => {
    for (const release of held) release()
    for (const element of [root, body])
      if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

let holders = 0
let unlock = () => {}

/** Several modals hold it together. */
export function lockScroll(): () => void {
  if (++holders === 1) unlock = lock()
  return () => {
    if (--holders === 0) unlock()
  }
}
