// Keys pressed anywhere in the combobox: in the box, or in what the popup holds beside its options.
import type { KeyboardEvent } from 'react'
import { useHost } from '../../shell/host-context.ts'
import type { PopupProps } from './Popup.tsx'
import type { SearchBox } from './useBox.ts'

interface Options extends Pick<PopupProps, 'popup' | 'active' | 'isFull' | 'close' | 'focus'> {
  box: Pick<SearchBox, 'input' | 'text' | 'clear'>
  isOpen: boolean
  open: () => void
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

  /** With Alt an arrow only opens or closes, and makes no option active. */
  const upOrDown = (by: 1 | -1, withAlt: boolean) => {
    if (isOpen && !withAlt) active.step(by)
    else if (isOpen && by < 0) close()
    else {
      open()
      if (!withAlt) active.stepOnceShown(by)
    }
    return true
  }
  /** Tab: into the popup where it holds something to press beside its options, else out of it. */
  const leave = (isBack: boolean) => {
    const reachable = isOpen && !isBack ? reachableIn(popup.current, element) : null
    if (reachable) reachable.focus()
    else close()
    return Boolean(reachable)
  }
  /** Escape closes the popup, also one that waits for its content; where it is not seen, it empties the box. */
  const undo = () => {
    close()
    if (!isOpen && box.text) box.clear()
    return isOpen || box.text !== ''
  }
  /** What the keys of an editable combobox need, after the ARIA practices guide. */
  const inBox = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event
    // Keys of an input method are not ours. Safari ends the composition before it sends the Enter that
    // ended it; that key has the code 229.
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
    // Where the key has done something here, neither browser nor page may act on it.
    if (!(event.target === box.input.current ? inBox(event) : inPopup(event))) return
    event.preventDefault()
    // The page may use this key too: Escape would also close a dialog around us.
    event.stopPropagation()
  }
}
