// An element that names no entry keeps its fallback and waits, because an app may set one later, or a search
// may open its results here. If it was forgotten, the console tells the owner.
import { useEffect } from 'react'
import { attempt } from '../errors/attempt.ts'
import type { Host } from '../page/host.ts'

/** `slug="{url.slug}"` without a value in the address: a page for many entries that shows none yet. */
const unfilledIn = (element: Element) =>
  ['entry-id', 'slug']
    .map((name) => element.getAttribute(name))
    .find((value) => value?.includes('{'))

const reason = (unfilled: string | null | undefined) =>
  unfilled
    ? `It names no entry here: this page has nothing for ${unfilled}.`
    : 'It names no entry. Write entry-id, or content-type and slug.'

/** `opens` may be on the script tag, and may name the placeholder around the element. */
const isOpened = (element: Element) =>
  [...document.querySelectorAll('[opens],[data-opens]')].some((one) => {
    const selector = one.getAttribute('opens') ?? one.getAttribute('data-opens')
    return attempt(() => document.querySelector(String(selector))?.contains(element))
  })

export function useUnnamed(host: Host, isUnnamed: boolean) {
  useEffect(
    () =>
      host.noteMistakes((isAsked) => {
        const unfilled = unfilledIn(host.element)
        return isUnnamed && !isOpened(host.element) && (isAsked || !unfilled)
          ? [reason(unfilled)]
          : []
      }),
    [host, isUnnamed],
  )
  // A quick page may have loaded, and its mistakes been told, before this. An app that empties the element later
  // makes no mistake.
  useEffect(() => {
    if (document.readyState === 'complete') host.hint()
  }, [host])
}
