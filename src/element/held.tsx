// An error boundary around everything that an element shows. After an error only the fallback shows, and
// window.onerror is not called.
import { nameOf, tellOwner } from '../errors/owner.ts'
import { Boundary } from '../shell/Boundary.tsx'
import type { ComponentProps } from './controller.ts'

export interface HeldProps extends ComponentProps {
  /** Errors while the element leaves are caught too, because its root is empty before React unmounts. */
  isLeaving: boolean
}

function tellBroken(element: Element, ...details: unknown[]) {
  tellOwner('error', `${nameOf(element)} could not be shown. Please report this.`, ...details)
}

/** Reports our own errors to the owner; they never reach the page's error handler. */
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
      // React has already printed the error itself.
      tellBroken(props.host.element)
      props.host.showFallback()
    }
    return (
      <Boundary onError={broke} instead={null}>
        {!isLeaving && <Component {...props} />}
      </Boundary>
    )
  }
