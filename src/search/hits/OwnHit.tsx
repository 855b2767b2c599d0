// What the owner's `renderHit` made of a record, in the place of the built-in hit.
import { useLayoutEffect } from 'react'
import { type Made, usePlaced } from '../../shell/Made.tsx'

export function OwnHit({ made, select }: { made: Made; select: () => boolean }) {
  const box = usePlaced<HTMLDivElement>(made)
  // A link of the owner's is chosen like our own.
  useLayoutEffect(() => {
    const at = box.current
    const choose = (event: Event) => {
      const onLink = event.composedPath().some((node) => node instanceof HTMLAnchorElement)
      if (onLink && !select()) event.preventDefault()
    }
    at?.addEventListener('click', choose)
    return () => at?.removeEventListener('click', choose)
  }, [box, select])
  return (
    <li className="hit" part="hit">
      <div ref={box} className="hit-body" />
    </li>
  )
}
