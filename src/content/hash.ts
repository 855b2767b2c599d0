// The hash of the address and the headings that it names. A browser looks for them in the page
// only, not in a shadow root; and where a page has a <base>, a bare `#name` leads away from it.
import { useEffect } from 'react'
import { pageUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'

export const addressOf = (hash: string) => `${pageUrl().split('#')[0]}#${hash}`

interface Owner {
  id: string
  element: Element
  /** By a click in it: then no other may have the heading. */
  isChosen: boolean
}

/** Whose heading the address means, of all documents in the page. */
let owner: Owner | null = null

/** Of several with such a heading the first in the page, unless the reader has chosen another. */
function mayOwn(id: string, element: Element): boolean {
  // What the page itself has under this name, the browser has found.
  if (owner?.id !== id || !owner.element.isConnected) return !document.getElementById(id)
  const follows = owner.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  return owner.element === element || !(follows || owner.isChosen)
}

export function goTo({ element }: Host, id: string, isChosen: boolean, maySteal = true) {
  const heading = id ? element.shadowRoot?.getElementById(id) : null
  // What an owner has made of one counts as well.
  if (!(heading instanceof HTMLElement && heading.matches('h1,h2,h3,h4,h5,h6,.own'))) return
  if (!isChosen && !mayOwn(id, element)) return
  const { activeElement } = document
  const isFree = !activeElement || [document.body, owner?.element].includes(activeElement)
  owner = { id, element, isChosen: isChosen || (owner?.element === element && owner.isChosen) }
  heading.scrollIntoView()
  if (!maySteal && !isFree) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What a hash names; a broken one names nothing. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
const wanted = () => nameIn(location.hash.slice(1))

/** Once the text is there, the heading named in the address is shown; `key` names the text. */
export function useHash(host: Host, key: string | null) {
  useEffect(() => {
    if (key === null) return
    // Who has begun to type elsewhere goes on there.
    goTo(host, wanted(), false, false)
    const follow = () => goTo(host, wanted(), false)
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      if (owner?.element === host.element) owner = null
    }
  }, [host, key])
}
