// Values that stay the same object between renderings, so that they cause no work.
import { useCallback, useLayoutEffect, useRef } from 'react'
import { areSame } from '../net/same.ts'

/** Plain data: the same object while its content is the same. */
export function useSame<Data>(data: Data): Data {
  const latest = useRef(data)
  if (!areSame(latest.current, data)) latest.current = data
  return latest.current
}

/** A stable function that calls the one of the latest rendering. */
export function useStable<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
