// The text in the box: what was typed goes out at its pace, what came from elsewhere comes in.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { hasFocusIn } from '../../page/focus.ts'
import type { Handover, Host } from '../../page/host.ts'
import type { How } from '../engine/snapshot.ts'
import { useSearch } from '../engine/useSearch.ts'
import { createPace } from '../service/pace.ts'
import type { Filters } from '../state/filter.ts'

interface Options {
  host: Host
  handover: Handover | null
  searchOn: 'type' | 'submit'
  delay: number
  autofocus: boolean
}

/** By the stay of an element: what stood in the box, beside which query. */
const stood = new WeakMap<object, { text: string; query: string }>()

export function useBox({ host, handover, searchOn, delay, autofocus }: Options) {
  const { engine, state } = useSearch()
  const { query } = state
  const [text, setText] = useState(() => {
    const last = stood.get(host.stay)
    return last?.query === query ? last.text : query
  })
  const [seen, setSeen] = useState(query)
  const [asked, setAsked] = useState(query)
  const [taken, setTaken] = useState(handover)
  const [pace] = useState(createPace)
  const input = useRef<HTMLInputElement>(null)
  /** What leads to the input, where that is not there all the time. */
  const way = useRef<{ focus(): void }>(null)
  const focus = useEffectEvent(() => {
    if (input.current) input.current.focus({ preventScroll: true })
    else way.current?.focus()
  })

  // Cleared, or brought back by Back: not our own words coming back to us.
  if (query !== seen) {
    setSeen(query)
    if (query !== asked) {
      setText(query)
      setAsked(query)
    }
  }

  const ask = (words: string, how: How = 'replace', filters?: Filters) => {
    setAsked(words)
    engine.set({ query: words, ...(filters && { filters }) }, how)
  }
  const type = (words: string, composing: boolean) => {
    setText(words)
    // Half-composed letters (Korean, Chinese) are no words yet.
    if (searchOn === 'type' && !composing) pace.soon(() => ask(words), delay)
  }
  /** From outside: what was being typed gives way. */
  const set = (words: string, how?: How, filters?: Filters) => {
    setText(words)
    pace.now(() => ask(words, how, filters))
  }
  const clear = () => {
    set('')
    input.current?.focus()
  }
  /** The fallback gives way, and whoever was typing in it goes on here. */
  const takeOver = () => {
    const next = host.handover()
    host.hideFallback()
    if (!next?.focused) return
    setTaken(next)
    if (next.text !== text) set(next.text)
  }

  // Put back in the middle of a word, it goes on.
  const goOn = useEffectEvent(() => text === asked || type(text, false))
  useEffect(() => {
    goOn()
    return () => pace.stop()
  }, [pace])
  // Where somebody has gone back to other words, what was about to be asked is not wanted any more.
  const isElsewhere = useEffectEvent((next: string) => next !== query)
  useEffect(
    () => engine.follow((next, how) => how === 'restore' && isElsewhere(next.query) && pace.stop()),
    [engine, pace],
  )
  useEffect(() => host.publish('query', text), [host, text])
  useEffect(() => {
    stood.set(host.stay, { text, query })
  }, [host, text, query])
  useEffect(() => host.answer('focus', () => (input.current ?? way.current)?.focus()), [host])
  useLayoutEffect(() => {
    if (!taken?.focused) return
    focus()
    input.current?.setSelectionRange(...taken.selection)
  }, [taken])
  const wantsFocus = useRef(autofocus)
  useLayoutEffect(() => {
    host.hideFallback()
    // Focus waits on the shell where the button that led here is gone.
    if (hasFocusIn(host, '.shell')) focus()
    else if (wantsFocus.current) input.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [host])
  const submit = () => pace.now(() => ask(text))
  return { text, type, submit, set, clear, takeOver, taken, input, way }
}
