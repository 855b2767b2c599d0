// A text that took the place of another, or that a reader was led to, is announced by its name;
// the first of a page is read as it comes.
import { useEffect, useRef, useState } from 'react'
import { hasFocusIn } from '../page/focus.ts'
import { useHost } from '../shell/host-context.ts'
import { labelOf } from './card.ts'
import type { Entry } from './entry.ts'

export function Announcement({ entry }: { entry: Entry | null }) {
  const host = useHost()
  const [said, setSaid] = useState('')
  const before = useRef<string | null>(null)
  useEffect(() => {
    const id = entry?.id ?? null
    if (id === before.current) return
    const isLedTo = before.current !== null || hasFocusIn(host, '.shell')
    setSaid(entry && isLedTo ? labelOf(entry) : '')
    before.current = id
  }, [host, entry])
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}
