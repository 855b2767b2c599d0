// A tick shows at once: the library tells of it a moment later, and its items only with the answer.
import { useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'

export function useTicks(attribute: string, refine: (value: string) => void) {
  const { indexUiState } = useInstantSearch()
  const chosen = indexUiState.refinementList?.[attribute] ?? []
  const [ahead, setAhead] = useState<Record<string, boolean>>({})
  const [seen, setSeen] = useState(chosen)
  if (seen.join() !== chosen.join()) {
    setSeen(chosen)
    setAhead({})
  }
  const isTicked = (value: string) => ahead[value] ?? chosen.includes(value)
  const tick = (value: string) => {
    setAhead({ ...ahead, [value]: !isTicked(value) })
    refine(value)
  }
  return { isTicked, tick }
}
