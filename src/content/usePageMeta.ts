// `page-meta`: one document of a page may set the page's title and description.
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { pageUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'
import type { FetchedEntry } from './client.ts'
import { localeIn } from './entry.ts'
import { entryUrl } from './entry-url.ts'
import { describePage, forbidIndexing, pageAddress } from './page-meta.ts'

/** Documents with `page-meta`, in the order in which they came; the first one has it. */
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
      // It has it from now on.
      else changed()
      return () => {
        claims.splice(claims.indexOf(mine), 1)
        claims[0]?.changed()
      }
    },
    [host, wants],
  )
  return useSyncExternalStore(claim, () => claims[0]?.host === host)
}

function canonicalOf({ entry }: FetchedEntry, settings: DocSettings): string | null {
  const { entryId, contentType, slug, locale, contentLocale } = settings
  const own = entryUrl(entry, settings, localeIn(entry) ?? contentLocale ?? '')
  return own
    ? new URL(own, pageUrl()).href
    : pageAddress([entryId, contentType, slug, locale, contentLocale])
}

export function usePageMeta(
  host: Host,
  settings: DocSettings,
  found: FetchedEntry | null,
  error: EmbedError | null,
) {
  const speaks = useSpeaks(host, settings.pageMeta)
  // Without a status the service answered and has no such entry; with one, its address was wrong.
  const isMissing = error?.code === 'not-found' && error.status === null
  useEffect(() => {
    if (!speaks || !(found || isMissing)) return
    return found && !isMissing
      ? describePage(found.entry, canonicalOf(found, settings))
      : forbidIndexing()
  }, [speaks, isMissing, found, settings])
}
