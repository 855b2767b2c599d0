// `page-meta`: one document of a page speaks for the whole page.
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { pageUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'
import type { Found } from './client.ts'
import { localeIn } from './entry.ts'
import { entryUrl } from './entry-url.ts'
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

/** Where the owner's patterns say that the entry lives, else where the page is. */
function canonicalOf({ entry }: Found, settings: DocSettings): string | null {
  const { entryId, contentType, slug, locale, contentLocale } = settings
  const own = entryUrl(entry, settings, localeIn(entry) ?? contentLocale ?? '')
  return own
    ? new URL(own, pageUrl()).href
    : pageAddress([entryId, contentType, slug, locale, contentLocale])
}

export function usePageMeta(
  host: Host,
  settings: DocSettings,
  found: Found | null,
  error: EmbedError | null,
) {
  const speaks = useSpeaks(host, settings.pageMeta)
  // The service has answered, and has no such entry; a wrong address of it has a status.
  const isMissing = error?.code === 'not-found' && error.status === null
  useEffect(() => {
    if (!speaks || !(found || isMissing)) return
    return found && !isMissing ? describePage(found.entry, canonicalOf(found, settings)) : keepOut()
  }, [speaks, isMissing, found, settings])
}
