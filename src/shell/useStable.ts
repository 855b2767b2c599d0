// A function that stays the same, so that a component which is given it need not be rendered anew; what
// it does is what it did in the latest rendering.
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useStable<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
