// Goes to the heading that the hash names, because browsers do not look in shadow roots, and a <base> would
// make them leave the page.
import { useEffect } from 'react'
import { decoded, pageUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'

export const addressWithHash = (hash: string) => `${pageUrl().split('#')[0]}#${hash}`

interface Owner {
  id: string
  element: Element
  /** The reader clicked a link in this document, so no other document may take the heading over. */
  isChosen: boolean
}

/** The document whose heading the address means, of all in the page. */
let owner: Owner | null = null

/** Of several documents with such a heading the first in the page, unless the reader chose another. */
function mayOwn(id: string, element: Element): boolean {
  // If the page itself has an element with this id, the browser has gone there. An element in the fallback
  // is the same heading, prerendered, and is hidden now.
  const theirs = document.getElementById(id)
  if (owner?.id !== id || !owner.element.isConnected) return !theirs || element.contains(theirs)
  const follows = owner.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  return owner.element === element || !(follows || owner.isChosen)
}

export function goToHeading(
  { element }: Host,
  id: string | null,
  isChosen: boolean,
  mayTakeFocus = true,
) {
  const heading = id ? element.shadowRoot?.getElementById(id) : null
  // `.own` is an element that the owner's function made of a heading.
  if (!id || !(heading instanceof HTMLElement && heading.matches('h1,h2,h3,h4,h5,h6,.own'))) return
  if (!isChosen && !mayOwn(id, element)) return
  const { activeElement } = document
  const isFree = !activeElement || [document.body, owner?.element].includes(activeElement)
  owner = { id, element, isChosen: isChosen || (owner?.element === element && owner.isChosen) }
  heading.scrollIntoView()
  if (!mayTakeFocus && !isFree) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const headingInAddress = () => decoded(location.hash.slice(1))

/** Goes to the heading once the text is there. `key` identifies the text; null while there is none. */
export function useHash(host: Host, key: string | null) {
  useEffect(() => {
    if (key === null) return
    // Scrolls only; the focus stays where someone may be typing.
    goToHeading(host, headingInAddress(), false, false)
    const follow = () => goToHeading(host, headingInAddress(), false)
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      if (owner?.element === host.element) owner = null
    }
  }, [host, key])
}
