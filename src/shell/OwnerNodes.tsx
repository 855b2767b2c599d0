// What a function of the page's owner has given, and where it is shown.
import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'

/** Nodes are a list, because showing a fragment empties it and it is shown again on an update. */
export type OwnerContent = string | readonly Node[]

/** With null the owner asks for the built-in rendering; undefined for what cannot be shown. */
export function contentOf(made: unknown): OwnerContent | null | undefined {
  if (made instanceof DocumentFragment) return [...made.childNodes]
  if (made instanceof Node) return [made]
  return typeof made === 'string' || made === null ? made : undefined
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
