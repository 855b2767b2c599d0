// Keys pressed anywhere in the combobox: in the box, or in what the popup holds beside its options.
import type { KeyboardEvent, RefObject } from 'react'
import { useHost } from '../../shell/host-context.ts'
import type { useActive } from './useActive.ts'
import type { useBox } from './useBox.ts'

interface Options {
  box: Pick<ReturnType<typeof useBox>, 'input' | 'text' | 'clear'>
  popup: RefObject<Element | null>
  active: ReturnType<typeof useActive>
  isOpen: boolean
  /** There is nothing else to see, and what Tab reaches is in it. */
  isFull: boolean
  open: () => void
  close: () => void
  focus: () => void
}

/** What Tab reaches in the popup. Options have the tabindex -1: the arrows reach them. */
const controls = ':is(a[href], button, input, select, textarea):not([tabindex="-1"])'

/** The controls of a fallback that the popup shows stand in the page, not in the popup. */
function reachableIn(popup: Element | null, element: Element) {
  const first = popup?.querySelector<HTMLElement>(`${controls}, slot`)
  return first?.matches('slot') ? element.querySelector<HTMLElement>(controls) : first
}

export function useComboboxKeys(options: Options) {
  const { box, popup, active, isOpen, isFull, open, close, focus } = options
  const { element } = useHost()
  const inBox = (event: KeyboardEvent<HTMLElement>) => {
    if (isFull && event.key === 'Tab') return false
    const clear = box.text ? box.clear : null
    const reachable = reachableIn(popup.current, element)
    return handleKey(event, { active, isOpen, open, close, clear, reachable })
  }
  const inPopup = ({ key }: KeyboardEvent) => {
    if (!isOpen || key !== 'Escape') return false
    close()
    focus()
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const isUsed = event.target === box.input.current ? inBox(event) : inPopup(event)
    if (!isUsed) return
    event.preventDefault()
    // The page may use this key too: Escape would also close a dialog around us.
    event.stopPropagation()
  }
}

/** What the keys of an editable combobox need, after the ARIA practices guide. */
interface Combobox extends Pick<Options, 'active' | 'isOpen' | 'open' | 'close'> {
  /** Null where the box is empty. */
  clear: (() => void) | null
  /** What Tab reaches in the popup beside its active, such as a button that tries again. */
  reachable: HTMLElement | null | undefined
}

/** With Alt an arrow only opens or closes, and makes no option active. */
const upOrDown = (by: 1 | -1, withAlt: boolean, { active, isOpen, open, close }: Combobox) => {
  if (isOpen && !withAlt) active.step(by)
  else if (isOpen && by < 0) close()
  else {
    open()
    if (!withAlt) active.stepOnceShown(by)
  }
  return true
}

/** Tab: into the popup where it holds something to press beside its active, else out of it. */
function leave({ isOpen, close, reachable }: Combobox, isBack: boolean): boolean {
  if (isOpen && reachable && !isBack) reachable.focus()
  else close()
  return Boolean(isOpen && reachable && !isBack)
}

/** Escape closes the popup, also one that waits for its content; where it is not seen, it empties the box. */
function undo({ isOpen, close, clear }: Combobox): boolean {
  close()
  if (!isOpen) clear?.()
  return isOpen || clear !== null
}

/** True where the key has done something here: then neither browser nor page may act on it. */
function handleKey(event: KeyboardEvent<HTMLElement>, combobox: Combobox): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event
  const { active, isOpen } = combobox
  // Keys of an input method are not ours. Safari ends the composition before it sends the Enter that
  // ended it; that key has the code 229.
  if (nativeEvent.isComposing || event.keyCode === 229) return false
  if (key === 'Tab') return leave(combobox, shiftKey)
  if (key === 'Enter') return isOpen && active.choose(ctrlKey || metaKey)
  // Shortcuts of the text field: they select text or move the caret.
  if (shiftKey || ctrlKey || metaKey) return false
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const actions: Partial<Record<string, () => boolean>> = {
    ArrowDown: () => upOrDown(1, altKey, combobox),
    ArrowUp: () => upOrDown(-1, altKey, combobox),
    ArrowRight: () => active.sideways(!isRightToLeft),
    ArrowLeft: () => active.sideways(isRightToLeft),
    Home: () => active.toEnd(0),
    End: () => active.toEnd(-1),
    Delete: active.remove,
    Escape: () => undo(combobox),
  }
  return actions[key]?.() ?? false
}
