// Whether the service has answered: the library begins with an answer of its own making.
import { useInstantSearch } from 'react-instantsearch'

export function useHasResults(): boolean {
  const { results } = useInstantSearch()
  return results !== undefined && !results.__isArtificial
}
