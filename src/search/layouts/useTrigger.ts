// `trigger`: the page's own element that opens the dialog. It may come late, be replaced, or be several;
// so the document listens, in the capture phase, before anything around it can stop the event.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { tellOwner } from '../../errors/owner.ts'
import type { Host } from '../../page/host.ts'
import { isForElsewhere } from '../../page/open-entry.ts'

/**
 * Triggers in the document and in the shadow root around the element. Triggers inside the element belong to its
 * hidden fallback.
 */
export function triggersOf({ element }: Host, selector: string | null): Element[] {
  if (selector === null) return []
  const root = element.getRootNode()
  const own = root instanceof ShadowRoot ? [...root.querySelectorAll(selector)] : []
  const all = [...own, ...document.querySelectorAll(selector)]
  return all.filter((trigger) => !element.contains(trigger))
}

function triggerIn(event: Event, host: Host, selector: string) {
  const triggers = triggersOf(host, selector)
  const path = event.composedPath().slice(0, event instanceof KeyboardEvent ? 1 : undefined)
  return triggers.find((trigger) => path.includes(trigger))
}

/**
 * True if there is no trigger: none is named, or none exists once the page is parsed. `open` returns whether it
 * could open.
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
  // Adds `aria-haspopup` to triggers, whenever they appear, and checks whether there are any.
  useLayoutEffect(() => {
    // Before the page is parsed this is unknown; a built-in button that is already shown stays until then.
    if (selector === null) return setMissing(true)
    const marked = new WeakSet<Element>()
    const look = () => {
      const triggers = triggersOf(host, selector)
      for (const trigger of triggers) {
        if (trigger.hasAttribute('aria-haspopup')) continue
        trigger.setAttribute('aria-haspopup', 'dialog')
        marked.add(trigger)
      }
      const { readyState } = document
      setMissing(triggers.length === 0 && readyState !== 'loading')
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
    // It changes when the page is parsed, and again when it is complete.
    document.addEventListener('readystatechange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('readystatechange', look)
      for (const trigger of triggersOf(host, selector))
        if (marked.has(trigger)) trigger.removeAttribute('aria-haspopup')
    }
  }, [host, selector])
  return isMissing
}
