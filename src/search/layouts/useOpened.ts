// Whether the dialog is open, and where the focus was before.
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { tellOwner } from '../../errors/owner.ts'
import { focusedElement, isDisplayed } from '../../page/focus.ts'
import type { Handover, Host } from '../../page/host.ts'
import { useOpenMethods } from '../box/useOpenMethods.ts'

export interface Opened {
  /** What had the focus, and gets it back. */
  from: Element | null
  /** The selection in the fallback, where somebody was typing there. */
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
        `${host.name}: its dialog cannot open where it or something around it is not displayed. Move it, and let trigger="#my-button" open it.`,
      )
    else if (!opened) flushSync(() => setOpened({ from, selection }))
    return canShow
  }
  function close() {
    // React, which hears nothing while it renders, would hold on to a field that goes with the focus.
    input.current?.blur()
    flushSync(() => setOpened(null))
  }

  useOpenMethods(opened !== null, open, close)
  return { opened, open, close }
}
