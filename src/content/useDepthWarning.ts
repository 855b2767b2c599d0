// Warns where the answer would have been too big for the service, so that links were followed less
// deep than `include` says.
import { useEffect } from 'react'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import type { FetchedEntry } from './client.ts'

const message = 'more is linked to than fits into one answer, so links are followed less deep'

export function useDepthWarning(host: Host, found: FetchedEntry | null) {
  useEffect(() => {
    if (!found?.isLessDeep) return
    const { id } = found.entry
    tellOwner('warn', `${host.name}: ${message} (${id}). Set include to less.`)
    host.dispatch('doc-warning', { code: 'depth', message, id })
  }, [host, found])
}
