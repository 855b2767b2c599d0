// The box: its text, its focus, and what it takes over from the fallback.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { hasFocusIn } from '../../page/focus.ts'
import type { Handover, Host } from '../../page/host.ts'
import { useChanged } from '../../shell/useChanged.ts'
import type { Filters } from '../engine/filter.ts'
import type { How } from '../engine/snapshot.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { createPace } from '../service/pace.ts'

export interface SearchBox extends ReturnType<typeof useBox> {
  /** The box is hidden, but keeps what was typed. */
  isAway: boolean
  isDisabled: boolean
}

export function useBox(host: Host, settings: SearchSettings, handover: Handover | null) {
  const typed = useTypedText(host, settings)
  const { text, set } = typed
  const [taken, setTaken] = useState(handover)
  const input = useRef<HTMLInputElement>(null)
  /** The element that takes the focus while the input is not rendered: the button of a closed dialog. */
  const opener = useRef<{ focus(): void }>(null)

  const clear = () => {
    set('')
    input.current?.focus()
  }
  /** Hides the fallback; a visitor who was typing in it continues in the box. */
  const takeOver = () => {
    const next = host.handover()
    host.hideFallback()
    if (next?.focused) setTaken(next)
    if (next && next.text !== text) set(next.text)
  }

  useEffect(
    () =>
      host.answer('focus', () => {
        // A hidden box is replaced by the fallback.
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
  const wantsFocus = useRef(settings.autofocus)
  useLayoutEffect(() => {
    host.hideFallback()
    // A button that is gone, such as that of the consent request, left its focus to the shell.
    if (hasFocusIn(host, '.shell')) focus()
    else if (wantsFocus.current) input.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [host])
  return { ...typed, clear, takeOver, taken, input, opener }
}

/**
 * The last text and query of each element, by its `stay`: an element that is put back into the page
 * shows again what was typed in it.
 */
const lastTexts = new WeakMap<object, { text: string; query: string }>()

/**
 * The text in the box. Typed text is searched after a short pause. A query from elsewhere (Back, a suggestion,
 * the page) replaces the text.
 */
function useTypedText(host: Host, { searchOn, searchDelay }: SearchSettings) {
  const engine = useEngine()
  const query = useSearch(({ state }) => state.query)
  const [text, setText] = useState(() => {
    const last = lastTexts.get(host.stay)
    return last?.query === query ? last.text : query
  })
  const [asked, setAsked] = useState(query)
  const [pace] = useState(createPace)
  /** The last query that the page was told of and has not written back. */
  const told = useRef<string>(null)

  // Only a query that did not come from this box replaces the text.
  if (useChanged(query) && query !== asked) {
    setText(query)
    setAsked(query)
  }

  const ask = (next: string, how: How = 'replace', filters?: Filters) => {
    setAsked(next)
    told.current = next
    engine.set({ query: next, ...(filters && { filters }) }, how)
  }
  const type = (next: string, isComposing: boolean) => {
    setText(next)
    // Letters that are still being composed (Korean, Chinese) are not a query yet.
    if (searchOn === 'type' && !isComposing) pace.soon(() => ask(next), searchDelay)
  }
  /** Searches at once, and drops whatever was being typed. */
  const set = (next: string, how?: How, filters?: Filters) => {
    setText(next)
    pace.now(() => ask(next, how, filters))
  }
  const submit = () => pace.now(() => ask(text))
  /**
   * A query from the page. A page that stores the query writes back once what it was told of. If the visitor has
   * typed more since, that is ignored, because it would remove the newer letters.
   */
  const write = (next: string) => {
    const isEcho = searchOn === 'type' && next === told.current && text !== asked
    if (isEcho) host.publish('query', text)
    else set(next)
    told.current = null
  }

  // If the element left the page before its letters were searched, they are searched when it is back.
  const askForRest = useEffectEvent(() => text === asked || type(text, false))
  useEffect(() => {
    askForRest()
    return () => pace.stop()
  }, [pace])
  // Back led to another query, so the letters that were about to be searched are dropped.
  const isOtherQuery = useEffectEvent((next: string) => next !== query)
  useEffect(
    () =>
      engine.follow((next, how) => how === 'restore' && isOtherQuery(next.query) && pace.stop()),
    [engine, pace],
  )
  useEffect(() => host.publish('query', text), [host, text])
  useEffect(() => {
    lastTexts.set(host.stay, { text, query })
  }, [host, text, query])
  return { text, type, set, write, submit }
}
