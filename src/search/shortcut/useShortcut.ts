// `shortcut`: of several searches with the same keys one answers, the one that is open or the first
// that can be seen; what the page has done with the keys itself is left to it.
import { useEffect, useEffectEvent } from 'react'
import { isDisplayed } from '../../page/focus.ts'
import type { Host } from '../../page/host.ts'
import { isPressed } from './key-names.ts'

interface Wish {
  element: HTMLElement
  keys: string
  act: () => void
}

const wishes = new Set<Wish>()

const isOpen = ({ element }: Wish) => element.shadowRoot?.querySelector(':modal')
const inOrder = (a: Wish, b: Wish) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

function press(event: Event) {
  // A browser that fills in a form tells of keys that are none.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return
  const meant = [...wishes].filter(({ keys }) => isPressed(event, keys)).sort(inOrder)
  const answers = meant.find(isOpen) ?? meant.find(({ element }) => isDisplayed(element))
  // Held down, they are still not the browser's.
  if (answers) event.preventDefault()
  if (!event.repeat) (answers ?? meant[0])?.act()
}

/** Empty means no keys. */
export function useShortcut({ element }: Host, keys: string, act: () => void) {
  const answer = useEffectEvent(act)
  useEffect(() => {
    if (!keys) return
    const wish: Wish = { element, keys, act: () => answer() }
    wishes.add(wish)
    addEventListener('keydown', press)
    return () => {
      wishes.delete(wish)
      if (wishes.size === 0) removeEventListener('keydown', press)
    }
  }, [element, keys])
}
