// What is searched for most: asked for when it is to be shown, and not again.
import { useEffect } from 'react'
import type { Offer } from '../engine/suggestions.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

const none: readonly Offer[] = []

export function usePopular(isShown: boolean) {
  const engine = useEngine()
  const popular = useSearch(({ popular }) => popular)
  useEffect(() => {
    if (isShown) engine.askPopular()
  }, [engine, isShown])
  return (isShown && popular) || none
}
