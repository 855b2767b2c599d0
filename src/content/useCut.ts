// The service sends no more than it wants to at once: links may be followed less deep than asked.
import { useEffect } from 'react'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import type { Found } from './client.ts'

const message = 'more is linked to than fits into one answer, so links are followed less deep'

export function useCut(host: Host, found: Found | null) {
  useEffect(() => {
    if (!found?.isCut) return
    const { id } = found.entry
    tellOwner('warn', `${host.name}: ${message} (${id}). Set include to less.`)
    host.dispatch('doc-warning', { code: 'depth', message, id })
  }, [host, found])
}
