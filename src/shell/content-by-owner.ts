// Calls a function of the owner (`renderHit`, `renderEntry`, `renderNode`) and checks its result.
import { tellOwner } from '../errors/owner.ts'
import { contentOf } from './OwnerNodes.tsx'

/** Null means the built-in rendering. `name` is the name of the function, for the console. */
export function contentByOwner(render: unknown, given: readonly unknown[], name: string) {
  if (render === undefined || render === null) return null
  const instead = (happened: string, ...details: unknown[]) => {
    tellOwner('error', `${name} ${happened}; the built-in rendering is shown.`, ...details)
    return null
  }
  if (typeof render !== 'function') return instead('is not a function')
  try {
    const content = contentOf(render(...given))
    return content === undefined ? instead('returned neither a node nor a text') : content
  } catch (error) {
    return instead('failed', error)
  }
}
