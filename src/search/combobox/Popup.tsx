// What hangs at the box: the options, and what is to be said beside them. The focus stays in the box.
import type { MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { Listbox } from './Option.tsx'
import type { useActive } from './useActive.ts'
import { hasTopLayer } from './usePopupPosition.ts'

export interface PopupContent {
  /** Name of the list. */
  label: string
  isBusy?: boolean
  options: ReactNode
  /** What is to be said beside the options. */
  note?: ReactNode
  foot?: ReactNode
}

interface Props extends PopupContent {
  popup: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
  id: string
  active: ReturnType<typeof useActive>
  close: () => void
  /** Gives the focus back to the box. */
  focus: () => void
}

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

export function Popup({ popup, list, id, active, close, focus, ...props }: Props) {
  const { label, isBusy, options, note, foot } = props
  const isByPointer = active.active !== null && active.active.words === undefined
  const point = ({ target, pointerType, movementX, movementY }: PointerEvent) => {
    // A list that scrolls under a pointer at rest moves it too, and a finger scrolls.
    if (pointerType !== 'touch' && (movementX || movementY))
      active.point(closest(target, '.option'))
  }
  // A button that goes would take the focus with it.
  const pressed = ({ target }: MouseEvent) => {
    if (closest(target, 'button')) focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed is in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div
      ref={popup}
      className="dropdown"
      part="dropdown"
      popover={hasTopLayer ? 'manual' : undefined}
      onMouseDown={(event) => {
        // But for a field that the owner has put there.
        if (!closest(event.target, 'input, select, textarea')) event.preventDefault()
      }}
      onPointerMove={point}
      onPointerLeave={() => isByPointer && active.point(null)}
      onClick={pressed}
    >
      {note}
      {options && (
        <Listbox value={{ id, active: active.active?.id, close }}>
          <div
            ref={list}
            id={id}
            role="listbox"
            aria-label={label}
            aria-busy={isBusy}
            className="options"
          >
            {options}
          </div>
        </Listbox>
      )}
      {foot}
    </div>
  )
}
