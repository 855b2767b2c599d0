// Whether a dialog is open, what led to it, and what the page can do and hears about that.
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusedElement, isDisplayed } from '../../shell/focus.ts'
import type { Handover, Host } from '../../shell/host.ts'
import { tellOwner } from '../../shell/owner.ts'

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

  const opens = useEffectEvent(open)
  const closes = useEffectEvent(close)
  useEffect(() => host.answer('open', () => opens()), [host])
  useEffect(() => host.answer('close', () => closes()), [host])
  useEffect(() => {
    if (!isOpen) return
    host.dispatch('search-open', {})
    return () => {
      host.dispatch('search-close', {})
    }
  }, [host, isOpen])
  return { opened, open, close }
}
