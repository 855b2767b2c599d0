// Whether a dialog is open, and what led to it.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { tellOwner } from '../../errors/owner.ts'
import { focusedElement, isDisplayed } from '../../page/focus.ts'
import type { Handover, Host } from '../../page/host.ts'
import { useOpenMethods } from '../box/useOpenMethods.ts'

export interface Opened {
  /** What had the focus, and gets it back. */
  from: Element | null
  /** Of words that were being typed. */
  selection: Handover['selection'] | null
}

/** At once: phones bring up their keyboard only for what is focused while they tell of a tap. */
export function useOpened(host: Host) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = opened !== null

  function open(from = focusedElement(), selection: Opened['selection'] = null): boolean {
    const canShow = isDisplayed(host.element)
    if (!canShow)
      tellOwner(
        'warn',
        `${host.name}: its dialog cannot open where it or something around it is not displayed. Move it, and let trigger="#my-button" open it.`,
      )
    else if (!isOpen) flushSync(() => setOpened({ from, selection }))
    return canShow
  }
  const close = () => flushSync(() => setOpened(null))

  useOpenMethods(isOpen, open, close)
  return { opened, open, close }
}
