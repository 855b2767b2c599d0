// When a search is shown. One that stood in the page before our script came asks first, and is shown in
// the next task, while its question is on its way; until then there is its fallback.
import { useLayoutEffect, useState } from 'react'
import type { Handover, Host } from '../page/host.ts'
import { inNextTask } from '../page/turns.ts'
import type { Engine } from './engine/snapshot.ts'

export function useEntrance(
  host: Host,
  engine: Engine,
  first: Handover | null,
  asksFirst: boolean,
) {
  /** With what the visitor has typed in the fallback until then. */
  const [entrance, enter] = useState(asksFirst ? null : { handover: first })
  useLayoutEffect(() => {
    if (entrance) return
    let isHere = true
    inNextTask(() => {
      if (!isHere) return
      const handover = host.handover()
      if (handover && handover.text !== (first?.text ?? ''))
        engine.set({ query: handover.text }, 'replace')
      enter({ handover })
    })
    return () => {
      isHere = false
    }
  }, [host, engine, first, entrance])
  return entrance
}
