// Which of some headings the reader has come to.
import { useEffect, useState } from 'react'
import type { Host } from '../page/host.ts'
import type { Heading } from './document-node.ts'

/** An area from far above the window to a line near its top. A heading in it has been reached. */
const reachedArea = '9999999px 0px -80% 0px'

/** The last one that has been reached. */
export function useReached(headings: readonly Heading[], host: Host, isWhole: boolean) {
  const [current, setCurrent] = useState<Heading>()
  useEffect(() => {
    if (!isWhole) return
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          above[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(headings.filter(({ id }) => above.has(id)).at(-1))
      },
      { rootMargin: reachedArea },
    )
    for (const { id } of headings) {
      const element = host.element.shadowRoot?.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings, host, isWhole])
  return current
}
