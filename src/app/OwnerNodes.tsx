// What a function of the owner has given, and where it is shown. With the app's own React it may be an
// element of React's too.
import {
  type ComponentPropsWithoutRef,
  isValidElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'

/** Nodes of the document, for which React has no place, and all that it has one for. */
type OwnerContent = { nodes: readonly Node[] } | { shown: ReactNode }

const isShown = (made: unknown): made is ReactNode =>
  typeof made === 'string' ||
  typeof made === 'number' ||
  isValidElement(made) ||
  Array.isArray(made)

/** `false` is what a condition in JSX leaves; like null it asks for the built-in rendering. */
export function contentOf(made: unknown): OwnerContent | null | undefined {
  if (made === null || made === false) return null
  if (made instanceof DocumentFragment) return { nodes: [...made.childNodes] }
  if (made instanceof Node) return { nodes: [made] }
  return isShown(made) ? { shown: made } : undefined
}

interface Props extends ComponentPropsWithoutRef<'div'> {
  made: OwnerContent
  inline: boolean
}

export function OwnerNodes({ made, inline, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const Tag = inline ? 'span' : 'div'
  useLayoutEffect(() => {
    if ('nodes' in made) box.current?.replaceChildren(...made.nodes)
  }, [made])
  // One takes the place of the other whole: neither may find what the other has left.
  const isOfReact = 'shown' in made
  return (
    <Tag key={isOfReact ? 'shown' : 'nodes'} ref={box} {...rest}>
      {isOfReact && made.shown}
    </Tag>
  )
}
