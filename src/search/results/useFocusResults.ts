// Moves the focus when the requested page is shown: to the results, or in a growing list to the first new result.
import { useEffect, useRef } from 'react'
import { useSearch } from '../engine/useSearch.ts'

const pixels = (length: string) => Number.parseFloat(length) || 0

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Scrolls only if the beginning is out of view, or behind a sticky header of the page. */
function showBeginning(region: HTMLElement) {
  const top = topOf(region)
  const dialog = region.closest('.dialog-body')
  const margin = dialog
    ? topOf(dialog)
    : pixels(getComputedStyle(region).scrollMarginTop) +
      pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (top >= margin && top <= innerHeight) return
  region.scrollIntoView({ behavior: 'instant' })
  // Leaves space for focus rings at the edge, unless the page sets a scroll margin.
  if (!dialog && !margin) scrollBy({ top: -8, behavior: 'instant' })
}

type Hits = NodeListOf<HTMLElement>

const hitsIn = (region: Element): Hits => region.querySelectorAll('.hit')

/** The first result after the unchanged ones; searched from the end, which is fast in a long list. */
function firstNew(before: Hits, now: Hits) {
  let at = before.length
  while (at && before[at - 1] !== now[at - 1]) at--
  return now[at]
}

export function focusHit(hit: HTMLElement, options?: FocusOptions) {
  const link = hit.querySelector<HTMLElement>('a[href], button, [tabindex]')
  if (!link) hit.tabIndex = -1
  const target = link ?? hit
  target.focus(options)
}

export function useFocusResults(grows: boolean) {
  const outcome = useSearch(({ outcome }) => outcome)
  const region = useRef<HTMLElement>(null)
  /** The requested page, and in a growing list the earlier results. */
  const wanted = useRef<{ page: number; before: Hits | false | null }>(null)
  useEffect(() => {
    const { page, before } = wanted.current ?? {}
    if (!outcome || page === undefined) return
    wanted.current = null
    // The visitor has asked for something else meanwhile.
    if (outcome.state.page !== page || !region.current) return
    const fresh = before && firstNew(before, hitsIn(region.current))
    if (fresh) return focusHit(fresh)
    region.current.focus({ preventScroll: true })
    showBeginning(region.current)
  }, [outcome])
  return {
    region,
    focusOnceShown(page: number) {
      wanted.current = { page, before: grows && region.current && hitsIn(region.current) }
    },
  }
}
