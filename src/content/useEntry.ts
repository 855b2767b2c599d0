// The entry that the attributes name: what was shown stays until the new one is there.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { asEmbedError, EmbedError } from '../errors/errors.ts'
import { startCall } from '../net/deadline.ts'
import type { Json } from '../net/json.ts'
import type { Host } from '../page/host.ts'
import { type Found, fetchEntry } from './client.ts'
import { contentLocale } from './locales.ts'
import { originOf, type Place } from './service.ts'
import { noText, shownOf } from './shown.ts'
import type { Wanted } from './wanted.ts'

/** With what is shown of it: a field that turns out to be none takes nothing away. */
export interface Opened extends Found {
  document: Json
}
interface Shown {
  found: Opened | null
  error: EmbedError | null
}

const nothing: Shown = { found: null, error: null }

/** By id, else by slug; null while none is named. */
export function useWanted({ entryId, contentType, slug, slugField }: DocSettings) {
  return useMemo<Wanted | null>(() => {
    if (entryId) return { id: entryId }
    return contentType && slug ? { contentType, field: slugField, slug } : null
  }, [entryId, contentType, slug, slugField])
}

/** What the owner has to mend before anything can be asked; nothing while no entry is named. */
export function useProblem(
  settings: DocSettings,
  wanted: Wanted | null,
  refused: readonly string[],
): EmbedError | null {
  const { spaceId, accessToken, slug, preview, previewToken } = settings
  const isBadId = !wanted && refused.includes('entryId')
  const lacksType = !wanted && slug !== null
  const token = preview ? 'preview-token' : 'access-token'
  const lacks = [
    isBadId && 'a valid entry-id',
    lacksType && 'content-type',
    !spaceId && 'space-id',
    !(preview ? previewToken : accessToken) && token,
  ].filter(Boolean)
  const isNamed = wanted || isBadId || lacksType
  const problem = isNamed && lacks.length ? `${lacks.join(' and ')} is missing` : null
  return useMemo(() => (problem ? new EmbedError('config', problem) : null), [problem])
}

export function usePlace(settings: DocSettings) {
  const { contentHost, spaceId, environment, preview } = settings
  const token = preview ? settings.previewToken : settings.accessToken
  return useMemo<Place | null>(
    () =>
      spaceId && token
        ? { origin: originOf(contentHost, preview), spaceId, environment, token, preview }
        : null,
    [contentHost, spaceId, environment, token, preview],
  )
}

export function useEntry(
  host: Host,
  place: Place | null,
  wanted: Wanted | null,
  settings: DocSettings,
  mayLoad: boolean,
) {
  const { locale, contentLocale: code, include, field } = settings
  const hasHeader = settings.show !== null
  const [shown, setShown] = useState<Shown>(nothing)
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  const refresh = useCallback(() => setAsked((count) => count + 1), [])

  useEffect(() => {
    if (!wanted) setShown(nothing)
    if (!place || !wanted || !mayLoad) return
    const call = startCall()
    const note = host.note.bind(host)
    // Only what is asked again goes past the caches, and only then.
    const fresh = asked !== answered.current
    answered.current = asked
    const answer = async () => {
      const language = code ?? (await contentLocale(place, locale ?? 'en', note, call))
      const question = { place, wanted, locale: language, include, note, fresh }
      return withDocument(await fetchEntry(question, call), field, hasHeader)
    }
    const settle = (next: (before: Shown) => Shown) => {
      call.done()
      if (!call.signal.aborted || call.isLate()) setShown(next)
    }
    answer().then(
      (found) => settle(() => ({ found, error: null })),
      (error: unknown) => settle(({ found }) => ({ found, error: asEmbedError(error) })),
    )
    return () => {
      if (!call.isLate()) call.cancel()
      call.done()
    }
  }, [host, place, wanted, locale, code, include, field, hasHeader, mayLoad, asked])

  return { ...shown, refresh }
}

function withDocument(found: Found, field: string | null, hasHeader: boolean): Opened {
  // The service leaves out a field that is empty: what stands above the text may be all there is.
  const document = shownOf(found.entry, field) ?? (hasHeader && !field ? noText : null)
  if (document) return { ...found, document }
  const wanted = field
    ? `no text and no entries in a field ${field}`
    : 'neither rich text nor a list of entries'
  throw new EmbedError('config', `the entry ${found.entry.id} has ${wanted}`)
}
