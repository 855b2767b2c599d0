// Keys pressed in the combobox: in the box, or in other controls of the popup.
import type { KeyboardEvent } from 'react'
import { useHost } from '../../shell/host-context.ts'
import type { PopupProps } from './Popup.tsx'
import type { SearchBox } from './useBox.ts'

interface Options extends Pick<PopupProps, 'popup' | 'active' | 'isFull' | 'close' | 'focus'> {
  box: Pick<SearchBox, 'input' | 'text' | 'clear'>
  isOpen: boolean
  open: () => void
}

/** The controls that Tab reaches in the popup. Options have tabindex -1, because arrow keys reach them. */
const controls = ':is(a[href], button, input, select, textarea):not([tabindex="-1"])'

/** The controls of a fallback in the popup belong to the page, not to the popup. */
function reachableIn(popup: Element | null, element: Element) {
  const first = popup?.querySelector<HTMLElement>(`${controls}, slot`)
  return first?.matches('slot') ? element.querySelector<HTMLElement>(controls) : first
}

export function useComboboxKeys(options: Options) {
  const { box, popup, active, isOpen, isFull, open, close, focus } = options
  const { element } = useHost()

  /** With Alt an arrow only opens or closes, and makes no option active. */
  const upOrDown = (by: 1 | -1, withAlt: boolean) => {
    if (isOpen && withAlt && by < 0) close()
    else {
      if (!isOpen) open()
      if (!withAlt) active.step(by)
    }
    return true
  }
  /** Tab goes into the popup if it has controls besides its options, else out of it. */
  const leave = (isBack: boolean) => {
    const reachable = isOpen && !isBack ? reachableIn(popup.current, element) : null
    if (reachable) reachable.focus()
    else close()
    return Boolean(reachable)
  }
  /** Escape closes the popup, even if it waits for content; without a visible popup it empties the box. */
  const undo = () => {
    close()
    if (!isOpen && box.text) box.clear()
    return isOpen || box.text !== ''
  }
  /** The keys of an editable combobox, as in the ARIA practices guide. */
  const inBox = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event
    // Keys of an input method are not for us. Safari ends the composition before it sends the Enter that ended
    // it; that key has the code 229.
    if (nativeEvent.isComposing || event.keyCode === 229) return false
    if (key === 'Tab') return !isFull && leave(shiftKey)
    if (key === 'Enter') return isOpen && active.choose(ctrlKey || metaKey)
    // Shortcuts of the text field: they select text or move the caret.
    if (shiftKey || ctrlKey || metaKey) return false
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    const actions: Partial<Record<string, () => boolean>> = {
      ArrowDown: () => upOrDown(1, altKey),
      ArrowUp: () => upOrDown(-1, altKey),
      ArrowRight: () => active.sideways(!isRightToLeft),
      ArrowLeft: () => active.sideways(isRightToLeft),
      Home: () => active.toEnd(0),
      End: () => active.toEnd(-1),
      Delete: active.remove,
      Escape: undo,
    }
    return actions[key]?.() ?? false
  }
  const inPopup = ({ key }: KeyboardEvent) => {
    if (!isOpen || key !== 'Escape') return false
    close()
    focus()
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    // If the key did something here, neither the browser nor the page may act on it.
    if (!(event.target === box.input.current ? inBox(event) : inPopup(event))) return
    event.preventDefault()
    // The page may use this key too: Escape would also close a dialog around the element.
    event.stopPropagation()
  }
}
