// Shows what a function of the owner has returned.
import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'

/** A list of nodes, because inserting a fragment empties it, and updates insert it again. */
export type OwnerContent = string | readonly Node[]

/** Null means the built-in rendering; undefined means that it cannot be shown. */
export function contentOf(made: unknown): OwnerContent | null | undefined {
  if (made instanceof DocumentFragment) return [...made.childNodes]
  if (made instanceof Node) return [made]
  return typeof made === 'string' || made === null ? made : undefined
}

interface Props extends ComponentPropsWithoutRef<'div'> {
  made: OwnerContent
  inline: boolean
}

export function OwnerNodes({ made, inline, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const Tag = inline ? 'span' : 'div'
  // React does not touch the content of an element without children.
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(typeof made === 'string' ? [made] : made))
  }, [made])
  return <Tag ref={box} {...rest} />
}
