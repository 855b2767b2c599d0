// What opens a result that its owner has shaped: its first link or button, else the whole of it.

const clickable = 'a, button, [role="link"], [role="button"]'

/** Without an address it is a link all the same, for the keyboard too. */
export function handleOf(hit: Element): Element | null {
  const handle = hit.querySelector(clickable) ?? hit.firstElementChild
  if (handle instanceof HTMLElement && !handle.matches('a[href], button, [tabindex]')) {
    if (!handle.hasAttribute('role')) handle.setAttribute('role', 'link')
    handle.tabIndex = 0
    handle.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === handle) handle.click()
    })
  }
  return handle
}

/** A picture beside its title often leads to the same address. */
export const isSameLink = (node: EventTarget, handle: Element) =>
  node instanceof HTMLAnchorElement &&
  handle instanceof HTMLAnchorElement &&
  handle.href !== '' &&
  node.href === handle.href
