// A text that took the place of another is announced by its name; the first is read as it comes.
import { useEffect, useRef, useState } from 'react'
import { labelOf } from './card.ts'
import type { Entry } from './entry.ts'

export function Announcement({ entry }: { entry: Entry | null }) {
  const [said, setSaid] = useState('')
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!entry || entry.id === before.current) return
    if (before.current) setSaid(labelOf(entry))
    before.current = entry.id
  }, [entry])
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}
