// Keys as the attribute writes them, such as `mod+k`: pressed, shown and spoken.

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

const partsOf = (keys: string) =>
  keys.split('+').map((part) => (part === 'mod' ? (isApple() ? 'meta' : 'ctrl') : part))

/** On a keyboard of another alphabet, or changed by Alt: the Latin letter of that place. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'space'
  const written = key.toLowerCase()
  const [, letter] = /^[a-z]$/.test(written) ? [] : (/^Key([A-Z])$/.exec(code) ?? [])
  return letter?.toLowerCase() ?? written
}

export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = partsOf(keys)
  const key = keyOf(event)
  // AltGr reads as Ctrl and Alt where it only types: `ł`, `@`.
  if (parts.at(-1) !== key || event.getModifierState('AltGraph')) return false
  // Keyboards differ in which signs and digits take Shift.
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

/** `⌘K` where keys have signs, else `Ctrl K`; `ctrl` is what that key says in the reader's language. */
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
