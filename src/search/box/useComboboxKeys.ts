// Keys pressed anywhere in the combobox: in the box, or in what the popup holds beside its options.
import type { KeyboardEvent, RefObject } from 'react'
import { useHost } from '../../shell/host-context.ts'
import type { useBox } from '../box/useBox.ts'
import { handleKey } from './keys.ts'
import type { useActive } from './useActive.ts'

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
    return handleKey(event, { options: active, isOpen, open, close, clear, reachable })
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
