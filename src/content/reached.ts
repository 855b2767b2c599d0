// Which of some headings the reader has come to.
import { useEffect, useState } from 'react'
import { useHost } from '../shell/host-context.ts'
import type { Heading } from './document-node.ts'

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Far above the window, so that what has been passed counts too. */
const areaTo = (line: number) => `9999999px 0px ${(line - 1) * 100}% 0px`

/** Just below where a heading stands that somebody has gone to, as a share of the window's height. */
function lineOf(heading: Element): number {
  const own = pixels(getComputedStyle(heading).scrollMarginTop)
  const ofPage = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  return (own + ofPage + 48) / innerHeight
}

/** The last one that has been reached. The first is, before it comes to the top, where it is near that. */
export function useReached(headings: readonly Heading[], isWhole: boolean) {
  const host = useHost()
  const [current, setCurrent] = useState<Heading>()
  useEffect(() => {
    if (!isWhole) return
    const above = new Set<string>()
    const watch = (line: number) =>
      new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            above[isIntersecting ? 'add' : 'delete'](target.id)
          setCurrent(headings.filter(({ id }) => above.has(id)).at(-1))
        },
        { rootMargin: areaTo(line) },
      )
    const elements = headings.flatMap(({ id }) => host.element.shadowRoot?.getElementById(id) ?? [])
    const [first] = elements
    if (!first) return
    const observers = [watch(0.2), watch(lineOf(first))] as const
    for (const element of elements) observers[element === first ? 0 : 1].observe(element)
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [headings, host, isWhole])
  return current
}
