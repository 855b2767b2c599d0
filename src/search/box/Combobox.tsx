// The box with its popup: a combobox after the ARIA practices guide.
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { hasFocusIn } from '../../page/focus.ts'
import { listen } from '../../page/keep-in-view.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { useEngine } from '../engine/useSearch.ts'
import { Box } from './Box.tsx'
import { hasTopLayer, Popup, type PopupContent } from './Popup.tsx'
import { useActive } from './useActive.ts'
import type { SearchBox } from './useBox.ts'
import { useComboboxKeys } from './useComboboxKeys.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useOpenMethods } from './useOpenMethods.ts'
import { usePopupPosition } from './usePopupPosition.ts'

interface Props extends PopupContent {
  settings: SearchSettings
  box: SearchBox
  submit: () => void
  /** Whether the visitor wants it open; it is open while there is something to show as well. */
  isWanted: boolean
  want: (open: boolean) => void
  /** Its results are not shown elsewhere, so it may fill the screen of a phone. */
  mayFill?: boolean
}

export function Combobox({ settings, box, submit, isWanted, want, mayFill, ...content }: Props) {
  const { options, note } = content
  const host = useHost()
  const engine = useEngine()
  const id = useId()
  const { t } = useWords()
  const around = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const active = useActive(list)
  const hasContent = Boolean(options || note)
  const isOpen = isWanted && hasContent
  const isTyped = box.text.trim() !== ''
  const open = () => {
    want(true)
    if (!isTyped) engine.askPopular()
  }
  const close = () => {
    want(false)
    active.go(undefined)
  }
  const focus = () => box.input.current?.focus()
  // On a touch screen the box gives up the focus, which also hides the keyboard.
  const leave = () => {
    close()
    if (matchMedia('(pointer: coarse)').matches) box.input.current?.blur()
    else focus()
  }
  const focusAndOpen = () => {
    focus()
    open()
  }
  usePopupPosition(popup, isOpen, close, Boolean(mayFill))
  // There is something to show, or the typed words will bring results.
  const isFilled = hasContent || isTyped
  const isFull = useFullScreen(area, Boolean(mayFill && isWanted), isFilled, close)
  // An answer that is still on its way must not open a popup that the visitor has left.
  useCloseOutside(around, isWanted, close)
  useOpenMethods(isOpen, focusAndOpen, close)
  const onKeyDown = useComboboxKeys({
    ...{ box, popup, active, isFull, open, close, focus },
    isOpen: isOpen || isFull,
  })
  const type: typeof box.type = (...typed) => {
    active.go(undefined)
    want(true)
    box.type(...typed)
  }
  const onBlur = (event: FocusEvent) => {
    // An element that the page moves loses the focus and gets it back at once, so check afterwards.
    if (hasLeft(event, host.element))
      queueMicrotask(() => hasFocusIn(host, '.combobox *') || close())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box inside has the keyboard focus
    <div ref={around} className="combobox" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Box
        settings={settings}
        box={{ ...box, text: active.active?.query ?? box.text, type }}
        area={{
          ref: area,
          className: isFull ? 'filling' : undefined,
          // It closes as dialogs do, including with Back on a phone.
          popover: isFull && hasTopLayer() ? 'auto' : undefined,
          onToggle: ({ newState }) => isFull && newState === 'closed' && close(),
        }}
        end={
          isFull && (
            <button
              type="button"
              part="button"
              className="button"
              // A mouse press must not take the focus from the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={leave}
            >
              {t('close')}
            </button>
          )
        }
        // The box may show the query of the active option: then that option is chosen.
        submit={() => (active.active?.query === undefined ? submit() : active.choose(false))}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': id,
          'aria-expanded': isOpen && Boolean(options),
          'aria-activedescendant': active.active?.id,
          // A click opens existing content; with an empty box it may also request popular searches.
          onClick: () => (hasContent || (settings.suggestionsIndex !== null && !isTyped)) && open(),
        }}
      >
        {isOpen && <Popup {...content} {...{ popup, list, id, active, isFull, close, focus }} />}
      </Box>
    </div>
  )
}

/**
 * Whether the focus has moved elsewhere in the page. It has not if the window loses it, if an on-screen keyboard
 * closes, if a disappearing button leaves the focus to the shell, or if a fallback in the popup has it.
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

/**
 * Closes the popup when the visitor presses outside it, or moves the focus elsewhere in the page. For the focus
 * inside the element, the combobox's own blur decides. A fallback in the popup belongs to the page, and counts
 * as inside.
 */
function useCloseOutside(around: RefObject<Element | null>, isOpen: boolean, close: () => void) {
  const closeIfOutside = useEffectEvent((event: Event) => {
    const { current } = around
    const inside = event.type === 'focusin' ? current?.getRootNode() : current
    if (inside && !event.composedPath().includes(inside)) close()
  })
  useEffect(
    () =>
      isOpen ? listen(['pointerdown', 'focusin'], (event) => closeIfOutside(event)) : undefined,
    [isOpen],
  )
}
