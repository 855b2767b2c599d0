// Which of some headings the reader has come to.
import { useEffect, useState } from 'react'
import type { Host } from '../page/host.ts'
import type { Heading } from './document-node.ts'

const pixels = (length: string) => Number.parseFloat(length) || 0

/**
 * An area from far above the window to a line near its top. A heading in it has been reached: the line is
 * just below where a heading stands that somebody has gone to.
 */
function reachedArea(heading: Element | null | undefined): string {
  const own = heading ? pixels(getComputedStyle(heading).scrollMarginTop) : 0
  const line = own + pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + 48
  return `9999999px 0px ${(line / innerHeight - 1) * 100}% 0px`
}

/** The last one that has been reached; at the beginning the first. */
export function useReached(headings: readonly Heading[], host: Host, isWhole: boolean) {
  const [current, setCurrent] = useState<Heading>()
  useEffect(() => {
    if (!isWhole) return
    const elementOf = (heading?: Heading) =>
      heading && host.element.shadowRoot?.getElementById(heading.id)
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          above[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(headings.filter(({ id }) => above.has(id)).at(-1) ?? headings[0])
      },
      { rootMargin: reachedArea(elementOf(headings[0])) },
    )
    for (const heading of headings) {
      const element = elementOf(heading)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings, host, isWhole])
  return current
}
