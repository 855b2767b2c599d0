// The text in the box: what was typed goes out at its pace, what came from elsewhere comes in.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import type { Handover, Host } from '../../shell/host.ts'
import { createPace } from '../pace.ts'

interface Options {
  host: Host
  handover: Handover | null
  searchOn: 'type' | 'submit'
  delay: number
  autofocus: boolean
}

export function useBox({ host, handover, searchOn, delay, autofocus }: Options) {
  const { query, refine } = useSearchBox()
  const [text, setText] = useState(query)
  const [seen, setSeen] = useState(query)
  const asked = useRef(query)
  const [pace] = useState(createPace)
  const input = useRef<HTMLInputElement>(null)

  // Cleared, set by the page, brought back by Back: not our own words coming back to us.
  if (query !== seen) {
    setSeen(query)
    if (query !== asked.current) setText(query)
  }

  const ask = (words: string) => {
    asked.current = words
    refine(words)
  }
  const type = (words: string, composing: boolean) => {
    setText(words)
    // Half-composed letters (Korean, Chinese) are no words yet.
    if (searchOn === 'type' && !composing) pace.soon(() => ask(words), delay)
  }
  const submit = () => pace.now(() => ask(text))
  const clear = () => {
    setText('')
    pace.now(() => ask(''))
    input.current?.focus()
  }

  useEffect(() => () => pace.stop(), [pace])
  useEffect(() => host.publish('query', text), [host, text])
  useEffect(() => host.answer('focus', () => input.current?.focus()), [host])
  // The box is usable from here on: the fallback gives way, and whoever was typing in it goes on.
  useLayoutEffect(() => {
    host.hideFallback()
    if (handover?.focused || autofocus) input.current?.focus({ preventScroll: true })
    if (handover?.focused) input.current?.setSelectionRange(...handover.selection)
  }, [host, handover, autofocus])
  return { text, type, submit, clear, input }
}
