// The box: its text, its focus, and what it takes over from the fallback that stood in its place.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { hasFocusIn } from '../../page/focus.ts'
import type { Handover, Host } from '../../page/host.ts'
import { useTypedText } from './useTypedText.ts'

interface Options {
  host: Host
  handover: Handover | null
  searchOn: 'type' | 'submit'
  delay: number
  autofocus: boolean
}

export interface SearchBox extends ReturnType<typeof useBox> {
  /** Not to be seen, and ready again with what was typed. */
  isAway: boolean
}

export function useBox({ host, handover, searchOn, delay, autofocus }: Options) {
  const { text, type, set, write, submit } = useTypedText({ host, searchOn, delay })
  const [taken, setTaken] = useState(handover)
  const input = useRef<HTMLInputElement>(null)
  /** What has the focus while the input is not rendered: the button of a closed dialog. */
  const opener = useRef<{ focus(): void }>(null)

  const clear = () => {
    set('')
    input.current?.focus()
  }
  /** Hides the fallback; whoever was typing in it goes on typing in the box. */
  const takeOver = () => {
    const next = host.handover()
    host.hideFallback()
    if (next?.focused) setTaken(next)
    if (next && next.text !== text) set(next.text)
  }

  useEffect(
    () =>
      host.answer('focus', () => {
        // A box that is away has left its place to the fallback.
        if (input.current?.closest('search')?.hidden) host.handBack({ focused: true })
        else (input.current ?? opener.current)?.focus()
      }),
    [host],
  )
  const focus = useEffectEvent(() => {
    if (input.current) input.current.focus({ preventScroll: true })
    else opener.current?.focus()
  })
  useLayoutEffect(() => {
    if (!taken?.focused) return
    focus()
    input.current?.setSelectionRange(...taken.selection)
  }, [taken])
  const wantsFocus = useRef(autofocus)
  useLayoutEffect(() => {
    host.hideFallback()
    // A button that led here and is gone, such as the one that agrees, left its focus to the shell.
    if (hasFocusIn(host, '.shell')) focus()
    else if (wantsFocus.current) input.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [host])
  return { text, type, submit, set, write, clear, takeOver, taken, input, opener }
}
