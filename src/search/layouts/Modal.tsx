// The native dialog, there only while it is open: what was locked, followed or borrowed for it ends
// with it, however it ends.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusedElement, isSeen } from '../../page/focus.ts'
import { isForElsewhere } from '../../page/open-entry.ts'
import { lockScroll } from '../../page/scroll-lock.ts'
import { isTyping, moveByKeys } from './arrow-keys.ts'
import type { Opened } from './useOpened.ts'
import { followVisibleHeight } from './visible-height.ts'

interface Props {
  name: string
  /** It has the focus first. */
  input: RefObject<HTMLInputElement | null>
  selection: Opened['selection']
  close: () => void
  /** The focus goes on where it was. */
  giveBack: () => void
  children: ReactNode
}

export function Modal({ name, input, selection, close, giveBack, children }: Props) {
  const dialog = useModal({ input, selection, close, giveBack })
  const isBackdrop = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { current } = input
    if (!current || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Held down, the key that opened it would send the words that are still in the box.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    if (event.key !== 'Escape') return moveByKeys(event, current)
    if (event.target !== current) return
    // Browsers would clear the box first.
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      part="dialog"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        onKeyDown(event)
        stop(event)
      }}
      onKeyPress={stop}
      onKeyUp={stop}
      // A click is on the backdrop when it begins and ends there: a text may be selected beyond it.
      onPointerDown={({ target, currentTarget }) => {
        isBackdrop.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        isBackdrop.current &&= target === currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget ? isBackdrop.current : isLeft(event, close))
          close()
      }}
      onClose={({ currentTarget }) => currentTarget.open || close()}
    >
      {children}
    </dialog>
  )
}

/** The page sees an element that is no text field, and may have letters for keys. */
const stop = (event: KeyboardEvent) => isTyping(event) && event.stopPropagation()

function useModal({ input, selection, close, giveBack }: Omit<Props, 'name' | 'children'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useEffectEvent(() => {
    dialog.current?.showModal()
    input.current?.focus()
    if (selection) input.current?.setSelectionRange(...selection)
    else input.current?.select()
  })
  const restore = useEffectEvent(giveBack)
  const leave = useEffectEvent(close)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    show()
    const ends = [lockScroll(), followVisibleHeight(current)]
    // Hidden with what is around it, it would hold the page all the same.
    const sizes = new ResizeObserver(() => isSeen(current) || leave())
    sizes.observe(current)
    return () => {
      sizes.disconnect()
      for (const end of ends) end()
      current.close()
      restore()
    }
  }, [])
  useLayoutEffect(() => {
    const { current } = dialog
    // It was moved in the page with its element, and lies in it now.
    if (!current?.open || current.matches(':modal')) return
    const focused = focusedElement()
    current.open = false
    current.showModal()
    if (focused instanceof HTMLElement) focused.focus()
  })
  return dialog
}

/** Whether a click leads to a place of this page; `close` is called if the page takes it over. */
function isLeft(event: MouseEvent, close: () => void): boolean {
  const { target, nativeEvent } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || isForElsewhere(event) || event.isDefaultPrevented())
    return false
  const [page] = location.href.split('#')
  if (link.hash && link.href.split('#')[0] === page) return true
  setTimeout(() => nativeEvent.defaultPrevented && close())
  return false
}
