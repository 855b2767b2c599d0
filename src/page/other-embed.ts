// Finds another of our elements on the page, for `opens` and `for`.
import type { Host } from './host.ts'
import { keepInView } from './keep-in-view.ts'

/**
 * Searches the element's own shadow tree, then the page. A placeholder stands for the element inside it. The
 * element is recognised by its tag, which may be defined later, or by a property that only its kind has.
 */
export function findEmbed(
  { element }: Host,
  selector: string,
  tag: string,
  property: string,
): Element | undefined {
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? root.querySelector(selector) : null
  const found = own ?? document.querySelector(selector)
  return found
    ? [found, ...found.querySelectorAll('*')].find(
        (one) => one.localName.endsWith(tag) || property in one,
      )
    : undefined
}

/** Moves the reader there, even if the element grows later. `again`: not if a part of it is already visible. */
export function goToEmbed(embed: Element, place = '.shell', again = false) {
  embed.shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  keepInView([embed], () => {
    const { top, bottom } = embed.getBoundingClientRect()
    if ((again ? bottom : top) < 0 || top > innerHeight / 2) embed.scrollIntoView()
  })
}
