// Another element of ours on the page, which one of them works together with.
import type { Host } from './host.ts'
import { keepInView } from './keep-in-view.ts'

/** In the element's own tree first; a placeholder has the element inside. */
export function findEmbed({ element }: Host, selector: string, tag: string): Element | undefined {
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? root.querySelector(selector) : null
  const found = own ?? document.querySelector(selector)
  return found
    ? [found, ...found.querySelectorAll('*')].find(({ localName }) => localName.endsWith(tag))
    : undefined
}

/**
 * Reading goes on at this place of it: focused, and in view, also where it has to grow for that.
 * What is read again stays where it was left.
 */
export function goToEmbed(embed: Element, place = '.shell', again = false) {
  embed.shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  keepInView([embed], () => {
    const { top, bottom } = embed.getBoundingClientRect()
    if ((again ? bottom : top) < 0 || top > innerHeight / 2) embed.scrollIntoView()
  })
}
