// Around all that an element shows: an error leaves only the fallback, and does not reach window.onerror.
import { nameOf, tellOwner } from '../errors/owner.ts'
import { Boundary } from '../shell/Boundary.tsx'
import type { ComponentProps } from './controller.ts'

export interface HeldProps extends ComponentProps {
  /** What breaks while the element leaves is held too: its root is empty before it is taken down. */
  isLeaving: boolean
}

function tellBroken(element: Element, ...details: unknown[]) {
  tellOwner('error', `${nameOf(element)} could not be shown. Please report this.`, ...details)
}

/** An error of ours is told to the owner, and never reaches the page's own error handler. */
export function guarded(element: Element, work: () => void) {
  try {
    work()
  } catch (error) {
    tellBroken(element, error)
  }
}

export const held = (Component: React.ComponentType<ComponentProps>) =>
  function Held({ isLeaving, ...props }: HeldProps) {
    const broke = () => {
      // What exactly, React has said already.
      tellBroken(props.host.element)
      props.host.showFallback()
    }
    return (
      <Boundary onError={broke} instead={null}>
        {!isLeaving && <Component {...props} />}
      </Boundary>
    )
  }
