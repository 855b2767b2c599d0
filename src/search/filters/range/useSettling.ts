// A thumb that moves shows at once, and asks when it rests.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Interval } from '../../engine/filter.ts'
import { isSame } from './interval.ts'
import { useChanged } from './useChanged.ts'

const rest = 400

export function useSettling(value: Interval, change: (value: Interval) => void) {
  const [moved, setMoved] = useState<Interval | null>(null)
  const [asked, setAsked] = useState<Interval | null>(null)
  if (useChanged(`${value.min} ${value.max}`)) setMoved(null)
  const settle = () => {
    if (!moved || moved === asked) return
    setAsked(moved)
    if (!isSame(moved, value)) change(moved)
  }
  const settleAtRest = useEffectEvent(settle)
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => settleAtRest(), rest)
    return () => clearTimeout(timer)
  }, [moved])
  return { shown: moved ?? value, move: setMoved, settle }
}
