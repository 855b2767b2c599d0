// `trigger`: the page's own element that opens the dialog. It may come late, be replaced, or be
// several; it is listened to from the document, before anything around it can stop the event.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { tellOwner } from '../../errors/owner.ts'
import type { Host } from '../../page/host.ts'
import { isForElsewhere } from '../../page/open-entry.ts'

/** In the element's own tree too; what stands inside the element goes with its fallback. */
export function triggersOf({ element }: Host, selector: string | null): Element[] {
  if (selector === null) return []
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? [...root.querySelectorAll(selector)] : []
  const all = [...own, ...document.querySelectorAll(selector)]
  return all.filter((trigger) => !element.contains(trigger))
}

function triggerIn(event: Event, host: Host, selector: string) {
  const triggers = triggersOf(host, selector)
  const [target, ...around] = event.composedPath()
  const path = event instanceof KeyboardEvent ? [target] : [target, ...around]
  return triggers.find((trigger) => path.includes(trigger))
}

/**
 * Whether there is none: none is named, or none is found once the page is parsed. `open` says
 * whether it could.
 */
export function useTrigger(
  host: Host,
  selector: string | null,
  open: (trigger: Element) => boolean,
): boolean {
  const [isMissing, setMissing] = useState(selector === null)
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (selector === null) return
    const end = new AbortController()
    const options = { signal: end.signal, capture: true }
    const press = (event: MouseEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return
      const trigger = !isForElsewhere(event) && triggerIn(event, host, selector)
      if (trigger && opened(trigger)) event.preventDefault()
    }
    document.addEventListener('click', press, options)
    document.addEventListener('keydown', press, options)
    return () => end.abort()
  }, [host, selector])
  useMarked(host, selector, setMissing)
  return isMissing
}

/** Assistive technology is told what a trigger does, whenever it comes. */
function useMarked(host: Host, selector: string | null, missing: (is: boolean) => void) {
  useLayoutEffect(() => {
    // Not before it is known: the button that has the focus stays until another takes its place.
    if (selector === null) return missing(true)
    const marked = new WeakSet<Element>()
    const look = () => {
      const triggers = triggersOf(host, selector)
      for (const trigger of triggers) {
        if (trigger.hasAttribute('aria-haspopup')) continue
        trigger.setAttribute('aria-haspopup', 'dialog')
        marked.add(trigger)
      }
      const { readyState } = document
      missing(triggers.length === 0 && readyState !== 'loading')
      if (triggers.length === 0 && readyState === 'complete')
        tellOwner(
          'warn',
          `${host.name}: nothing outside it matches trigger="${selector}", so the built-in button is shown.`,
        )
    }
    look()
    const observer = new MutationObserver(look)
    for (const root of new Set([document, host.element.getRootNode()]))
      observer.observe(root, { childList: true, subtree: true })
    // Parsed, then complete.
    document.addEventListener('readystatechange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('readystatechange', look)
      for (const trigger of triggersOf(host, selector))
        if (marked.has(trigger)) trigger.removeAttribute('aria-haspopup')
    }
  }, [host, selector, missing])
}
