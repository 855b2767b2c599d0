// The box with its popup: a combobox after the ARIA practices guide.
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { hasFocusIn } from '../../page/focus.ts'
import { useHost } from '../../shell/host-context.ts'
import { Box } from '../box/Box.tsx'
import type { useBox } from '../box/useBox.ts'
import { useOpenMethods } from '../box/useOpenMethods.ts'
import { handleKey } from './keys.ts'
import { Popup, type PopupContent } from './Popup.tsx'
import { useActive } from './useActive.ts'
import { useCloseOutside } from './useCloseOutside.ts'
import { usePopupPosition } from './usePopupPosition.ts'

interface Props extends PopupContent {
  settings: SearchSettings
  box: ReturnType<typeof useBox>
  submit: () => void
  /** Whether the visitor wants it open: it is, once there is something to show. */
  isWanted: boolean
  want: (open: boolean) => void
}

export function Combobox({ settings, box, submit, isWanted, want, ...content }: Props) {
  const { options, note } = content
  const host = useHost()
  const id = useId()
  const around = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const active = useActive(list)
  const hasContent = Boolean(options || note)
  const isOpen = isWanted && hasContent
  const open = () => want(true)
  const close = () => {
    want(false)
    active.go(undefined)
  }
  const focus = () => box.input.current?.focus()
  usePopupPosition(popup, isOpen, close)
  useCloseOutside(around, isOpen, close)
  useOpenMethods(
    isOpen,
    () => {
      focus()
      open()
    },
    close,
  )

  const inBox = (event: KeyboardEvent<HTMLElement>) => {
    const clear = box.text ? box.clear : null
    const reachable = reachableIn(popup.current, host.element)
    return handleKey(event, { options: active, isOpen, open, close, clear, reachable })
  }
  const inPopup = ({ key }: KeyboardEvent) => {
    if (!isOpen || key !== 'Escape') return false
    close()
    focus()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isUsed = event.target === box.input.current ? inBox(event) : inPopup(event)
    if (!isUsed) return
    event.preventDefault()
    // Whatever the page does at this key, such as closing the dialog around us.
    event.stopPropagation()
  }
  const type: typeof box.type = (...typed) => {
    active.go(undefined)
    open()
    box.type(...typed)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the keys is the box in it
    <div
      ref={around}
      className="combobox"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // An element that is moved in the page has the focus again at once.
        if (hasLeft(event, host.element))
          queueMicrotask(() => hasFocusIn(host, '.combobox *') || close())
      }}
    >
      <Box
        settings={settings}
        box={{ ...box, text: active.active?.words ?? box.text, type }}
        // What stands in the box is what is meant.
        submit={() => (active.active?.words === undefined ? submit() : active.choose(false))}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': id,
          'aria-expanded': isOpen && Boolean(options),
          'aria-activedescendant': active.active?.id,
          // Nothing is asked for who only comes to the box.
          onClick: () => hasContent && open(),
        }}
      >
        {isOpen && <Popup {...content} {...{ popup, list, id, active, close, focus }} />}
      </Box>
    </div>
  )
}

/** What Tab reaches in the popup: an option is reached by the arrows. */
const controls = ':is(a[href], button, input, select, textarea):not([tabindex="-1"])'

/** The fallback may be there, whose controls stand in the page. */
function reachableIn(popup: Element | null, element: Element) {
  const first = popup?.querySelector<HTMLElement>(`${controls}, slot`)
  return first?.matches('slot') ? element.querySelector<HTMLElement>(controls) : first
}

/**
 * Where a keyboard on the screen goes away, or the window, the visitor is still here; and where a
 * button that goes has left the focus to the shell, or the fallback in the popup has it.
 */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent, element: Element): boolean {
  if (relatedTarget)
    return !(
      currentTarget.contains(relatedTarget) ||
      element.contains(relatedTarget) ||
      relatedTarget.contains(currentTarget)
    )
  return document.hasFocus() && !matchMedia('(pointer: coarse)').matches
}
