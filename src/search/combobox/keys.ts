// The keys of a combobox whose words can be edited, after the ARIA practices guide.
import type { KeyboardEvent } from 'react'
import type { useActive } from './useActive.ts'

interface Combobox {
  options: ReturnType<typeof useActive>
  isOpen: boolean
  open: () => void
  close: () => void
  /** Null where the box is empty. */
  clear: (() => void) | null
  /** What Tab reaches in the popup beside its options, such as a button that tries again. */
  reachable: HTMLElement | null | undefined
}

const upOrDown = (by: 1 | -1, isAlone: boolean, { options, isOpen, open, close }: Combobox) => {
  if (isOpen && !isAlone) options.step(by)
  else if (isOpen && by < 0) close()
  else {
    open()
    if (!isAlone) options.wish(by)
  }
  return true
}

/** Out of the popup, or into what it holds beside its options. */
function leave({ isOpen, close, reachable }: Combobox, isBack: boolean): boolean {
  if (isOpen && reachable && !isBack) reachable.focus()
  else close()
  return Boolean(isOpen && reachable && !isBack)
}

function undo({ isOpen, close, clear }: Combobox): boolean {
  if (isOpen) close()
  else clear?.()
  return isOpen || clear !== null
}

/** True where the key has done something: it is nobody else's then. */
export function handleKey(event: KeyboardEvent<HTMLElement>, combobox: Combobox): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event
  const { options, isOpen } = combobox
  // A key of an input method is no key of ours; one browser ends the composition before its Enter.
  if (nativeEvent.isComposing || event.keyCode === 229) return false
  if (key === 'Tab') return leave(combobox, shiftKey)
  if (key === 'Enter') return isOpen && options.choose(ctrlKey || metaKey)
  // What selects text, or moves it.
  if (shiftKey || ctrlKey || metaKey) return false
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const does: Partial<Record<string, () => boolean>> = {
    ArrowDown: () => upOrDown(1, altKey, combobox),
    ArrowUp: () => upOrDown(-1, altKey, combobox),
    ArrowRight: () => options.aside(!isRightToLeft),
    ArrowLeft: () => options.aside(isRightToLeft),
    Home: () => options.toEnd(0),
    End: () => options.toEnd(-1),
    Delete: options.takeAway,
    Escape: () => undo(combobox),
  }
  return does[key]?.() ?? false
}
