// What a function of the page's owner (`renderHit`, `renderEntry`, `renderNode`) gives to be shown
// instead of the built-in rendering.
import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { tellOwner } from '../errors/owner.ts'

/** Nodes are a list, because showing a fragment empties it and it is shown again on an update. */
export type OwnerContent = string | readonly Node[]

/** Null: show the built-in rendering. `name` is the function's, for the console. */
export function contentByOwner(
  render: unknown,
  given: readonly unknown[],
  name: string,
): OwnerContent | null {
  if (render === undefined || render === null) return null
  const instead = (happened: string, ...details: unknown[]) => {
    tellOwner('error', `${name} ${happened}; the built-in rendering is shown.`, ...details)
    return null
  }
  if (typeof render !== 'function') return instead('is no function')
  try {
    const made: unknown = render(...given)
    if (made instanceof DocumentFragment) return [...made.childNodes]
    if (made instanceof Node) return [made]
    // With null the owner asks for the built-in rendering.
    if (typeof made === 'string' || made === null) return made
    return instead('gave neither a node nor a text')
  } catch (error) {
    return instead('failed', error)
  }
}

/** Puts the content into the element that gets this ref; React leaves its inside alone. */
function useOwnerNodes<Box extends HTMLElement>(content: OwnerContent) {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(typeof content === 'string' ? [content] : content))
  }, [content])
  return box
}

interface Props extends ComponentPropsWithoutRef<'div'> {
  made: OwnerContent
  inline: boolean
}

export function OwnerNodes({ made, inline, ...rest }: Props) {
  const box = useOwnerNodes<HTMLDivElement>(made)
  const Tag = inline ? 'span' : 'div'
  return <Tag ref={box} {...rest} />
}
