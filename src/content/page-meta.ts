// `page-meta`: one document may set the page's title, description and canonical link. When it goes, the old
// values are restored, unless the page has changed them since.
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { pageUrl } from '../net/url.ts'
import type { Host } from '../page/host.ts'
import type { FetchedEntry } from './client.ts'
import { type Entry, localeIn } from './entry.ts'
import { summaryOf, titleOf } from './entry-digest.ts'
import { entryUrl } from './entry-url.ts'

type PutBack = () => void

function setTitle(title: string): PutBack {
  const before = document.title
  document.title = title
  // Read back, because the browser collapses spaces in a title.
  const ours = document.title
  return () => {
    if (document.title === ours) document.title = before
  }
}

function setInHead(tag: 'meta' | 'link', key: 'name' | 'rel', is: string, value: string): PutBack {
  const attribute = tag === 'meta' ? 'content' : 'href'
  const theirs = document.head.querySelector(`${tag}[${key}="${is}" i]`)
  const element = theirs ?? document.createElement(tag)
  const before = element.getAttribute(attribute)
  element.setAttribute(attribute, value)
  if (!theirs) {
    element.setAttribute(key, is)
    document.head.append(element)
  }
  return () => {
    if (!theirs) element.remove()
    else if (element.getAttribute(attribute) === value)
      if (before === null) element.removeAttribute(attribute)
      else element.setAttribute(attribute, before)
  }
}

export const forbidIndexing = () => setInHead('meta', 'name', 'robots', 'noindex')

const inOneLine = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''

/** Fields that authors fill for search engines win over the others. */
export function describePage(entry: Entry, canonical: string | null): PutBack {
  const { seoTitle, metaTitle, seoDescription, metaDescription } = entry.fields
  const title = inOneLine(seoTitle) || inOneLine(metaTitle) || inOneLine(titleOf(entry))
  const description =
    inOneLine(seoDescription) || inOneLine(metaDescription) || inOneLine(summaryOf(entry))
  const changes = [
    title && setTitle(title),
    description && setInHead('meta', 'name', 'description', description),
    canonical && setInHead('link', 'rel', 'canonical', canonical),
  ]
  return () => {
    for (const putBack of changes) if (putBack) putBack()
  }
}

/** The page's address with only the parameters that choose the entry; null if it has no address. */
export function pageAddress(choosing: readonly unknown[]): string | null {
  const url = new URL(pageUrl())
  if (!/^https?:$/.test(url.protocol)) return null
  for (const [name, value] of [...url.searchParams])
    if (!value || !choosing.includes(value)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Documents with `page-meta`, oldest first; only the first one may set anything. */
const claims: { host: Host; changed: () => void }[] = []

function useSpeaks(host: Host, wants: boolean): boolean {
  const claim = useCallback(
    (changed: () => void) => {
      if (!wants) return () => {}
      const mine = { host, changed }
      if (claims.push(mine) > 1)
        tellOwner(
          'warn',
          `${host.name}: page-meta waits, because another document on this page has it. Keep it on one.`,
        )
      // This document may set it from now on.
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
  // Without a status, the service answered that there is no such entry; with one, its address was wrong.
  const isMissing = error?.code === 'not-found' && error.status === null
  useEffect(() => {
    if (!speaks || !(found || isMissing)) return
    return found && !isMissing
      ? describePage(found.entry, canonicalOf(found, settings))
      : forbidIndexing()
  }, [speaks, isMissing, found, settings])
}
