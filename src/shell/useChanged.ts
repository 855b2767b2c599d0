// True once when a value from outside has changed.
import { useState } from 'react'

export function useChanged(value: string | number | undefined): boolean {
  const [seen, setSeen] = useState(value)
  if (value === seen) return false
  setSeen(value)
  return true
}
