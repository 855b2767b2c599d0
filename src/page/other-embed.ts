// Another element of ours on the page that an element works together with (`opens`, `for`).
import type { Host } from './host.ts'
import { keepInView } from './keep-in-view.ts'

/**
 * Looked for in the element's own shadow tree first, then in the page. Where the selector names a
 * placeholder, the element inside it is meant.
 */
export function findEmbed({ element }: Host, selector: string, tag: string): Element | undefined {
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? root.querySelector(selector) : null
  const found = own ?? document.querySelector(selector)
  return found
    ? [found, ...found.querySelectorAll('*')].find(({ localName }) => localName.endsWith(tag))
    : undefined
}

/**
 * The reader goes on there: the place is focused and scrolled into view, also when the element grows
 * only afterwards. `again`: someone who comes back is not moved while any of it is in view.
 */
export function goToEmbed(embed: Element, place = '.shell', again = false) {
  embed.shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  keepInView([embed], () => {
    const { top, bottom } = embed.getBoundingClientRect()
    if ((again ? bottom : top) < 0 || top > innerHeight / 2) embed.scrollIntoView()
  })
}
