// The settings after a pause in typing, for requests to services and for the preview.
import { useEffect, useState } from 'react'
import { whenReleased } from './released.ts'
import type { Settings } from './settings.ts'

const quiet = 500

/** These name the service: half an address may belong to somebody else, who must not get a key. */
const whom = ['app-id', 'search-host', 'space-id', 'content-host']

const saysWhom = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && whom.includes(field.name)

/** All that the field holds came at once, as from a paste; one letter is the first that is typed. */
function cameWhole(field: HTMLInputElement, event: Event): boolean {
  const came = (event instanceof InputEvent && event.data?.trim()) || ''
  return came.length > 1 && came === field.value.trim()
}

/** Whether somebody is in the middle of saying whom to ask: until the field is left, or Enter. */
function useIsNaming(): boolean {
  const [isNaming, setIsNaming] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    // On the document, where the form has heard it already: a render before that would undo the typing.
    const options = { signal: end.signal }
    const typed = (event: Event) =>
      setIsNaming(saysWhom(event.target) && !cameWhole(event.target, event))
    document.addEventListener('input', typed, options)
    for (const type of ['change', 'focusout'])
      document.addEventListener(type, () => setIsNaming(false), options)
    return () => end.abort()
  }, [])
  return isNaming
}

export function useRested(settings: Settings): Settings {
  const [rested, setRested] = useState(settings)
  const isNaming = useIsNaming()
  useEffect(() => {
    if (isNaming) return
    let isOver = false
    const timer = setTimeout(async () => {
      await whenReleased()
      if (!isOver) setRested(settings)
    }, quiet)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [settings, isNaming])
  return rested
}
