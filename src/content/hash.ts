// The hash of the address and the headings that it names. A browser looks for them in the page
// only, not in a shadow root; and where a page has a <base>, a bare `#name` leads away from it.
import { useEffect } from 'react'
import type { Host } from '../shell/host.ts'
import { pageUrl } from '../shell/url.ts'

export const addressOf = (id: string) => `${pageUrl().split('#')[0]}#${encodeURIComponent(id)}`

/** Of several documents with such a heading, the one that was first there or clicked in. */
let owner: { id: string; element: Element } | null = null

const headingIn = ({ element }: Host, id: string) => {
  const found = id ? element.shadowRoot?.getElementById(id) : null
  return found instanceof HTMLHeadingElement ? found : null
}

/** `gently`: who reads or types elsewhere keeps the focus. */
export function goTo(host: Host, id: string, gently = false) {
  const heading = headingIn(host, id)
  if (!heading) return
  owner = { id, element: host.element }
  heading.scrollIntoView()
  if (gently && document.activeElement && document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function hashOf(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** Once the text is there, the heading named in the address is shown; `key` names the text. */
export function useHash(host: Host, key: string | null) {
  useEffect(() => {
    if (key === null) return
    const follow = (gently: boolean) => {
      const id = hashOf()
      const isTaken =
        owner?.id === id && owner.element !== host.element && owner.element.isConnected
      const isMine = owner?.id === id && owner.element === host.element
      // What the page itself has under this name, the browser has found.
      if (!isTaken && (isMine || !document.getElementById(id))) goTo(host, id, gently)
    }
    const onHash = () => follow(false)
    follow(true)
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      if (owner?.element === host.element) owner = null
    }
  }, [host, key])
}
