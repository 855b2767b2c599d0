// Another element of ours on the page that an element works together with (`opens`, `for`).
import type { Host } from './host.ts'
import { keepInView } from './keep-in-view.ts'

/**
 * In the element's own shadow tree, else in the page. Of a placeholder, the element inside it is meant. It is told
 * by its tag, which may come to life later, or under any other name by a property that only its kind has.
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

/** The reader goes on there, also when it grows only afterwards. `again`: who sees any of it is not moved. */
export function goToEmbed(embed: Element, place = '.shell', again = false) {
  embed.shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  keepInView([embed], () => {
    const { top, bottom } = embed.getBoundingClientRect()
    if ((again ? bottom : top) < 0 || top > innerHeight / 2) embed.scrollIntoView()
  })
}
