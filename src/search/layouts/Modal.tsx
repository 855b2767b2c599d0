// The native dialog. It is only rendered while it is open, so that everything that it changes on the page (scroll
// lock, listeners, the focus) is restored however it closes.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { tellOwner } from '../../errors/owner.ts'
import { focusedElement, isDisplayed } from '../../page/focus.ts'
import { holdScreen } from '../../page/hold-screen.ts'
import type { Handover, Host } from '../../page/host.ts'
import { isForElsewhere } from '../../page/open-entry.ts'
import { useOpenMethods } from '../box/useOpenMethods.ts'
import { isTyping, moveByKeys } from './arrow-keys.ts'

interface Props {
  name: string
  /** It gets the focus when the dialog opens. */
  input: RefObject<HTMLInputElement | null>
  selection: Opened['selection']
  close: () => void
  /** Moves the focus back to where it was. */
  restoreFocus: () => void
  children: ReactNode
}

export function Modal({ name, input, selection, close, restoreFocus, children }: Props) {
  const dialog = useModal({ input, selection, close, restoreFocus })
  const isBackdrop = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { current } = input
    if (!current || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Enter, still held down on the button that opened the dialog, would submit the box.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    if (event.key !== 'Escape') return moveByKeys(event, current)
    if (event.target !== current) return
    // Otherwise browsers would only clear the box, and close at the next Escape.
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
        hideFromPage(event)
      }}
      onKeyPress={hideFromPage}
      onKeyUp={hideFromPage}
      // Only a press that begins and ends on the backdrop closes the dialog, because a text selection may be dragged
      // out of it.
      onPointerDown={({ target, currentTarget }) => {
        isBackdrop.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        isBackdrop.current &&= target === currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget ? isBackdrop.current : leadsBehind(event, close))
          close()
      }}
      // Escape closes at once. The browser's `close` event comes a task later, and a key in between would find a
      // dialog that is neither open nor gone. In React the event bubbles, also from the filters.
      onCancel={({ target, currentTarget }) => target === currentTarget && close()}
      // The event comes a task later, when this dialog may be gone and the next one open.
      onClose={({ currentTarget: { open, isConnected } }) => open || !isConnected || close()}
    >
      {children}
    </dialog>
  )
}

/**
 * The page would see keys pressed on <site-search>, not in a text field, and may use letters as shortcuts. So it
 * does not get the keys of typing.
 */
const hideFromPage = (event: KeyboardEvent) => isTyping(event) && event.stopPropagation()

function useModal({ input, selection, close, restoreFocus }: Omit<Props, 'name' | 'children'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useEffectEvent(() => {
    dialog.current?.showModal()
    input.current?.focus()
    if (selection) input.current?.setSelectionRange(...selection)
    else input.current?.select()
  })
  const callRestoreFocus = useEffectEvent(restoreFocus)
  const callClose = useEffectEvent(close)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    show()
    // An invisible dialog would stay modal.
    const release = holdScreen(current, () => callClose())
    return () => {
      release()
      current.close()
      callRestoreFocus()
    }
  }, [])
  useLayoutEffect(() => {
    const { current } = dialog
    // If the page has moved the element, its dialog is open but no longer modal.
    if (!current?.open || current.matches(':modal')) return
    const focused = focusedElement()
    current.open = false
    current.showModal()
    if (focused instanceof HTMLElement) focused.focus()
  })
  return dialog
}

/**
 * Whether a click follows a link to a place on this page. If the page handles the click itself, as a router does,
 * `close` is called afterwards.
 */
function leadsBehind(event: MouseEvent, close: () => void): boolean {
  const { target, nativeEvent } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || isForElsewhere(event) || event.isDefaultPrevented())
    return false
  const [page] = location.href.split('#')
  if (link.hash && link.href.split('#')[0] === page) return true
  setTimeout(() => nativeEvent.defaultPrevented && close())
  return false
}

/** Whether the dialog is open, and where the focus was before. */
export interface Opened {
  /** The element that had the focus, and gets it back. */
  from: Element | null
  /** The selection in the fallback, if somebody was typing there. */
  selection: Handover['selection'] | null
}

/** Renders at once: phones show their keyboard only for a field that is focused during the tap. */
export function useOpened(host: Host, input: RefObject<HTMLInputElement | null>) {
  const [opened, setOpened] = useState<Opened | null>(null)

  function open(from = focusedElement(), selection: Opened['selection'] = null): boolean {
    const canShow = isDisplayed(host.element)
    if (!canShow)
      tellOwner(
        'warn',
        `${host.name}: its dialog cannot open, because it or something around it is not displayed. Move it, and let trigger="#my-button" open it.`,
      )
    else if (!opened) flushSync(() => setOpened({ from, selection }))
    return canShow
  }
  function close() {
    // React ignores events while it renders, and would keep a removed field with the focus in memory.
    input.current?.blur()
    flushSync(() => setOpened(null))
  }

  useOpenMethods(opened !== null, open, close)
  return { opened, open, close }
}
