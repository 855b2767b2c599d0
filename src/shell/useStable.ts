// What stays the same from one rendering to the next, so that nothing is done anew because of it.
import { useCallback, useLayoutEffect, useRef } from 'react'
import { areSame } from '../net/same.ts'

/** Plain data: the same object while it says the same. */
export function useSame<Data>(data: Data): Data {
  const latest = useRef(data)
  if (!areSame(latest.current, data)) latest.current = data
  return latest.current
}

/** A function that does what it did in the latest rendering. */
export function useStable<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
