// What the owner's `renderHit` made of a record, in the place of the built-in hit.
import { useLayoutEffect, useRef } from 'react'
import type { Json } from '../../shell/json.ts'
import { tellOwner } from '../../shell/owner.ts'

/** A text, or nodes: those of a fragment leave it when they are first shown. */
export type Made = string | readonly Node[]

/** Null where the built-in hit has to do. */
export function madeBy(renderHit: unknown, hit: Json, whose: string): Made | null {
  if (typeof renderHit !== 'function') return null
  try {
    const made: unknown = renderHit(hit)
    if (made instanceof DocumentFragment) return [...made.childNodes]
    return made instanceof Node ? [made] : typeof made === 'string' ? made : null
  } catch (error) {
    tellOwner('error', `${whose}: renderHit failed; the built-in result is shown.`, error)
    return null
  }
}

export function OwnHit({ made, select }: { made: Made; select: () => boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(typeof made === 'string' ? [made] : made))
  }, [made])
  // A link of the owner's is chosen like our own.
  useLayoutEffect(() => {
    const at = box.current
    const choose = (event: Event) => {
      const onLink = event.composedPath().some((node) => node instanceof HTMLAnchorElement)
      if (onLink && !select()) event.preventDefault()
    }
    at?.addEventListener('click', choose)
    return () => at?.removeEventListener('click', choose)
  }, [select])
  return (
    <li className="hit" part="hit">
      <div ref={box} className="hit-body" />
    </li>
  )
}
