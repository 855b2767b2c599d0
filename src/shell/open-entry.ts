// `opens`: an entry is shown in another <rich-doc> of the page, and reading goes on there.
import type { Host } from './host.ts'
import { tellOwner } from './owner.ts'

/** In the element's own tree first; a placeholder has the element inside. */
function findDocument({ element }: Host, selector: string): Element | undefined {
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? root.querySelector(selector) : null
  const found = own ?? document.querySelector(selector)
  return found
    ? [found, ...found.querySelectorAll('*')].find(({ localName }) => /rich-doc$/.test(localName))
    : undefined
}

/** False when there is no such element: then a link leads where it leads. */
export function openEntry(host: Host, selector: string, id: string): boolean {
  const target = findDocument(host, selector)
  if (!target) {
    tellOwner('warn', `${host.name}: there is no <rich-doc> that matches opens="${selector}".`)
    return false
  }
  target.setAttribute('entry-id', id)
  target.shadowRoot?.querySelector<HTMLElement>('.shell')?.focus({ preventScroll: true })
  const { top } = target.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) target.scrollIntoView()
  return true
}
