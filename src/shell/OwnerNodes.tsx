// What an owner's function made, in the place of what is built in.
import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { tellOwner } from '../errors/owner.ts'

/** A text, or nodes: those of a fragment leave it when they are first shown. */
export type OwnerContent = string | readonly Node[]

/** Null where the built-in rendering has to do; `what` names the function for the console. */
export function contentByOwner(
  render: unknown,
  given: readonly unknown[],
  what: string,
): OwnerContent | null {
  if (render === undefined || render === null) return null
  const instead = (happened: string, ...details: unknown[]) => {
    tellOwner('error', `${what} ${happened}; the built-in rendering is shown.`, ...details)
    return null
  }
  if (typeof render !== 'function') return instead('is no function')
  try {
    const made: unknown = render(...given)
    if (made instanceof DocumentFragment) return [...made.childNodes]
    if (made instanceof Node) return [made]
    // Null leaves it to us on purpose.
    if (typeof made === 'string' || made === null) return made
    return instead('gave neither a node nor a text')
  } catch (error) {
    return instead('failed', error)
  }
}

/** Keeps what was made in the element that gets this ref. */
export function useOwnerNodes<Box extends HTMLElement>(made: OwnerContent) {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(typeof made === 'string' ? [made] : made))
  }, [made])
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
