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
  /** What it finds is all that there is to see, and fills the screen of a phone. */
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
  // On a touch screen the box loses the focus: that takes the keyboard away too.
  const leave = () => {
    close()
    if (matchMedia('(pointer: coarse)').matches) box.input.current?.blur()
    else focus()
  }
  const focusAndOpen = () => {
    focus()
    open()
  }
  usePopupPosition(popup, isOpen, close)
  // There is something to show, or something that was typed will bring it.
  const isFilled = hasContent || isTyped
  const isFull = useFullScreen(area, Boolean(mayFill && isWanted), isFilled, close)
  // What is still on its way must not come where nobody is any more.
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
    // An element that the page moves loses the focus and has it again at once: look afterwards.
    if (hasLeft(event, host.element))
      queueMicrotask(() => hasFocusIn(host, '.combobox *') || close())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the keys is the box in it
    <div ref={around} className="combobox" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Box
        settings={settings}
        box={{ ...box, text: active.active?.query ?? box.text, type }}
        area={{
          ref: area,
          className: isFull ? 'filling' : undefined,
          // It closes as dialogs do, with Back on a phone too.
          popover: isFull && hasTopLayer() ? 'auto' : undefined,
          onToggle: ({ newState }) => isFull && newState === 'closed' && close(),
        }}
        end={
          isFull && (
            <button
              type="button"
              part="button"
              className="button"
              // The box keeps the focus until it is given up, where a finger does that.
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
          // A click opens what is there already; while nothing is typed, it may ask what is popular too.
          onClick: () => (hasContent || (settings.suggestionsIndex !== null && !isTyped)) && open(),
        }}
      >
        {isOpen && <Popup {...content} {...{ popup, list, id, active, isFull, close, focus }} />}
      </Box>
    </div>
  )
}

/**
 * Whether the focus has gone elsewhere in the page. It has not when the window or a keyboard on the
 * screen goes away, when a button that disappears leaves the focus to the shell, or when a fallback
 * in the popup has it.
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
 * Closes the popup when the visitor presses beside it, or moves the focus elsewhere in the page. The
 * focus within the element is left to the combobox's own blur; a fallback in the popup belongs to the
 * page, and counts as inside.
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
