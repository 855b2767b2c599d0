// A value that has rested for a moment: typing changes it with each letter.
import { useEffect, useState } from 'react'

const quiet = 400

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, quiet, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
