// `shortcut`: keys that open a search from anywhere. If several searches have the same keys, only one reacts: the
// open one, else the first that is displayed. Keys that the page has handled are ignored.
import { useEffect, useEffectEvent } from 'react'
import { isDisplayed } from '../../page/focus.ts'
import type { Host } from '../../page/host.ts'

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
  // Autofill dispatches `keydown` events that are not KeyboardEvents.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return
  const matching = [...shortcuts].filter(({ keys }) => isPressed(event, keys)).sort(inOrder)
  const chosen = matching.find(isOpen) ?? matching.find(({ element }) => isDisplayed(element))
  // Also while the keys are held down, when the browser must not act on them either.
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

/**
 * Keys as the attribute writes them, such as `mod+k`: whether they are pressed, how to show them, and how to
 * name them for assistive technology.
 */
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

const partsOf = (keys: string) =>
  keys.split('+').map((part) => (part === 'mod' ? (isApple() ? 'meta' : 'ctrl') : part))

/**
 * The key in lower case. If it types no Latin letter (in another alphabet, or with Alt), it is the Latin letter at
 * the same place on the keyboard.
 */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'space'
  const written = key.toLowerCase()
  const [, letter] = /^[a-z]$/.test(written) ? [] : (/^Key([A-Z])$/.exec(code) ?? [])
  return letter?.toLowerCase() ?? written
}

function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = partsOf(keys)
  const key = keyOf(event)
  // Windows reports AltGr as Ctrl and Alt, although it only types a character: `ł`, `@`.
  if (parts.at(-1) !== key || event.getModifierState('AltGraph')) return false
  // Whether a punctuation mark or digit needs Shift differs between keyboards.
  const isSign = /^[^a-z]$/.test(key) && !parts.includes('shift')
  return (['ctrl', 'alt', 'meta', 'shift'] as const).every(
    (name) => event[`${name}Key`] === parts.includes(name) || (name === 'shift' && isSign),
  )
}

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)

const signs = new Map([
  ['ctrl', '⌃'],
  ['alt', '⌥'],
  ['shift', '⇧'],
  ['meta', '⌘'],
])

/** `⌘K` on Apple's devices, else `Ctrl K`; `ctrl` is the name of that key in the reader's language. */
export function shownKeys(keys: string, ctrl: string): string {
  const names = partsOf(keys).map(
    (part) => (isApple() ? signs.get(part) : part === 'ctrl' && ctrl) || capital(part),
  )
  return names.join(isApple() ? '' : ' ')
}

/** For `aria-keyshortcuts`. */
export const spokenKeys = (keys: string) =>
  partsOf(keys)
    .map((part) => (part === 'ctrl' ? 'Control' : capital(part)))
    .join('+')
