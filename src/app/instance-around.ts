import type { InstantSearch } from 'instantsearch.js'
import { useInstantSearchContext } from 'react-instantsearch'

/** The instance of the app's `<InstantSearch>` around a component, or null. One of a composition has no index. */
export function useInstanceAround(): InstantSearch | null {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads a context, always, and throws thereafter
    const around = useInstantSearchContext()
    return around.compositionID ? null : around
  } catch {
    // The library has no way to ask whether there is one.
    return null
  }
}
