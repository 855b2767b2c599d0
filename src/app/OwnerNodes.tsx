// What a function of the owner has returned. With the app's own React it may be a React element too.
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import * as shell from '../shell/OwnerNodes.tsx'

type OwnerContent = shell.OwnerContent | { shown: ReactNode }

const isShown = (made: unknown): made is ReactNode =>
  typeof made === 'number' || isValidElement(made) || Array.isArray(made)

/** `false` is what a condition in JSX leaves; like null it asks for the built-in rendering. */
export function contentOf(made: unknown): OwnerContent | null | undefined {
  if (made === false) return null
  return isShown(made) ? { shown: made } : shell.contentOf(made)
}

type Props = Omit<ComponentProps<typeof shell.OwnerNodes>, 'made'> & { made: OwnerContent }

export function OwnerNodes({ made, ...props }: Props) {
  const { inline, ...rest } = props
  if (typeof made === 'string' || !('shown' in made))
    return <shell.OwnerNodes made={made} {...props} />
  const Tag = inline ? 'span' : 'div'
  return <Tag {...rest}>{made.shown}</Tag>
}
