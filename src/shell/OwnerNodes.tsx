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

interface Props extends ComponentPropsWithoutRef<'div'> {
  made: OwnerContent
  inline: boolean
}

export function OwnerNodes({ made, inline, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const Tag = inline ? 'span' : 'div'
  // React leaves the inside of an element without children alone.
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(typeof made === 'string' ? [made] : made))
  }, [made])
  return <Tag ref={box} {...rest} />
}
