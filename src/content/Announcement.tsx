// Announces a document by its title; the first one of a page only if the reader was led to it.
import { useEffect, useRef, useState } from 'react'
import { hasFocusIn } from '../page/focus.ts'
import { useHost } from '../shell/host-context.ts'
import type { Entry } from './entry.ts'
import { labelOf } from './entry-digest.ts'

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
