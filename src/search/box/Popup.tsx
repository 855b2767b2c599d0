// The popup at the box: the options, and a note beside them. The focus stays in the box.
import type { PointerEvent, ReactNode, RefObject } from 'react'
import { ListboxContext } from './Option.tsx'
import type { useActive } from './useActive.ts'

export interface PopupContent {
  label: string
  isBusy?: boolean
  /** The content belongs to an earlier query, and has for a while. */
  isStale?: boolean
  options: ReactNode
  /** Above the options: a failure, “nothing found”, or the shape of what is loading. */
  note?: ReactNode
  foot?: ReactNode
}

export interface PopupProps extends PopupContent {
  popup: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
  id: string
  active: ReturnType<typeof useActive>
  /** It is part of a box that fills the screen, so Tab stays inside. */
  isFull: boolean
  close: () => void
  focus: () => void
}

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/** In browsers without a top layer, the style sheet positions the popup. */
export const hasTopLayer = () => 'popover' in HTMLElement.prototype

export function Popup({ popup, list, id, active, isFull, close, focus, ...props }: PopupProps) {
  const { label, isBusy, isStale, options, note, foot } = props
  const isByPointer = active.active !== null && active.active.query === undefined
  const followPointer = ({ target, pointerType, movementX, movementY }: PointerEvent) => {
    // Ignores a list that scrolls under a resting pointer, and a finger, which scrolls.
    if (pointerType !== 'touch' && (movementX || movementY))
      active.point(closest(target, '.option'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the elements inside can be pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div
      ref={popup}
      className="dropdown"
      part="dropdown"
      popover={!isFull && hasTopLayer() ? 'manual' : undefined}
      onMouseDown={(event) => {
        // A press must not take the focus from the box, except into a field of the owner’s template.
        if (!closest(event.target, 'input, select, textarea')) event.preventDefault()
      }}
      onPointerMove={followPointer}
      onPointerLeave={() => isByPointer && active.point(null)}
      // A button that disappears when it is pressed would take the focus with it.
      onClick={({ target }) => closest(target, 'button') && focus()}
    >
      {note}
      {options && (
        <ListboxContext value={{ id, active: active.active?.id, close }}>
          <div
            ref={list}
            id={id}
            role="listbox"
            aria-label={label}
            aria-busy={isBusy}
            data-stale={isStale || undefined}
            className="options"
          >
            {options}
          </div>
        </ListboxContext>
      )}
      {foot}
    </div>
  )
}
