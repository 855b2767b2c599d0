// `shortcut`: keys that open a search from anywhere. Of several searches with the same keys one answers:
// the one that is open, else the first that is displayed. Keys that the page has used are left alone.
import { useEffect, useEffectEvent } from 'react'
import { isDisplayed } from '../../page/focus.ts'
import type { Host } from '../../page/host.ts'
import { isPressed } from './key-names.ts'

interface Shortcut {
  element: HTMLElement
  keys: string
  act: () => void
}

const shortcuts = new Set<Shortcut>()

const isOpen = ({ element }: Shortcut) => element.shadowRoot?.querySelector(':modal')
const inOrder = (a: Shortcut, b: Shortcut) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

function press(event: Event) {
  // Autofill dispatches `keydown` events that are no KeyboardEvent.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return
  const matching = [...shortcuts].filter(({ keys }) => isPressed(event, keys)).sort(inOrder)
  const chosen = matching.find(isOpen) ?? matching.find(({ element }) => isDisplayed(element))
  // Also while the keys are held down: the browser must not act on them either.
  if (chosen) event.preventDefault()
  if (!event.repeat) (chosen ?? matching[0])?.act()
}

/** An empty string means no keys. */
export function useShortcut({ element }: Host, keys: string, act: () => void) {
  const callAct = useEffectEvent(act)
  useEffect(() => {
    if (!keys) return
    const shortcut: Shortcut = { element, keys, act: () => callAct() }
    shortcuts.add(shortcut)
    addEventListener('keydown', press)
    return () => {
      shortcuts.delete(shortcut)
      if (shortcuts.size === 0) removeEventListener('keydown', press)
    }
  }, [element, keys])
}
