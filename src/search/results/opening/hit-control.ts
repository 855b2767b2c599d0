// What the visitor presses to open a result that the owner has shaped (`renderHit`, a template).

const clickable = 'a, button, [role="link"], [role="button"]'

/**
 * The result's first link or button, or all of it where it has none. What the keyboard could not
 * reach, such as an `<a>` without an address, is made a link that Tab reaches and Enter presses.
 */
export function hitControlOf(hit: Element): Element | null {
  const control = hit.querySelector(clickable) ?? hit.firstElementChild
  if (control instanceof HTMLElement && !control.matches('a[href], button, [tabindex]')) {
    if (!control.hasAttribute('role')) control.setAttribute('role', 'link')
    control.tabIndex = 0
    control.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === control) control.click()
    })
  }
  return control
}

/** Whether another link has the same address: a picture often repeats the link of its title. */
export const isSameLink = (node: EventTarget, control: Element) =>
  node instanceof HTMLAnchorElement &&
  control instanceof HTMLAnchorElement &&
  control.href !== '' &&
  node.href === control.href
