// `page-meta`: one document of a page speaks for the whole page.
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { EmbedError } from '../shell/errors.ts'
import type { Host } from '../shell/host.ts'
import { tellOwner } from '../shell/owner.ts'
import type { Found } from './client.ts'
import { describePage, keepOut, pageAddress } from './meta.ts'

/** In the order in which they came; the first one speaks. */
const claims: { host: Host; changed: () => void }[] = []

function useSpeaks(host: Host, wants: boolean): boolean {
  const claim = useCallback(
    (changed: () => void) => {
      if (!wants) return () => {}
      const mine = { host, changed }
      if (claims.push(mine) > 1)
        tellOwner(
          'warn',
          `${host.name}: page-meta waits, because another document of this page has it. Leave it on one.`,
        )
      return () => {
        claims.splice(claims.indexOf(mine), 1)
        claims[0]?.changed()
      }
    },
    [host, wants],
  )
  return useSyncExternalStore(claim, () => claims[0]?.host === host)
}

export function usePageMeta(
  host: Host,
  { pageMeta, entryId, contentType, slug, locale, contentLocale }: DocSettings,
  found: Found | null,
  error: EmbedError | null,
  /** Where the owner's patterns say that the entry lives. */
  entryUrl: string | null,
) {
  const speaks = useSpeaks(host, pageMeta)
  // The service has answered, and has no such entry; a wrong address of it has a status.
  const isMissing = error?.code === 'not-found' && error.status === null
  useEffect(() => {
    if (!speaks) return
    if (isMissing) return keepOut()
    if (!found) return
    const choosing = [entryId, contentType, slug, locale, contentLocale]
    return describePage(found.entry, entryUrl ?? pageAddress(choosing))
  }, [speaks, isMissing, found, entryUrl, entryId, contentType, slug, locale, contentLocale])
}
