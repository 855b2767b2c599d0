// The entry that the attributes name. What was shown stays until the new one is there.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { asEmbedError, EmbedError } from '../errors/errors.ts'
import { startCall } from '../net/deadline.ts'
import type { Json } from '../net/json.ts'
import type { Host } from '../page/host.ts'
import { type FetchedEntry, fetchEntry } from './client.ts'
import type { EntryReference } from './entry-reference.ts'
import { fieldDocument, noText } from './field-document.ts'
import { contentLocale, isLikelyDefault } from './locales.ts'
import { type SpaceAccess, serviceOrigin } from './service.ts'
import { inTurn } from './turns.ts'

/** With the document to show. It is made here, so that a field without text leaves the old one shown. */
export interface OpenedEntry extends FetchedEntry {
  document: Json
}
interface Shown {
  found: OpenedEntry | null
  error: EmbedError | null
}

const nothing: Shown = { found: null, error: null }

/** By id, else by slug; null while the attributes name none. */
export function useEntryReference({ entryId, contentType, slug, slugField }: DocSettings) {
  return useMemo<EntryReference | null>(() => {
    if (entryId) return { id: entryId }
    return contentType && slug ? { contentType, field: slugField, slug } : null
  }, [entryId, contentType, slug, slugField])
}

/** What the owner has to set before anything can be asked; null while no entry is named. */
export function useProblem(
  settings: DocSettings,
  reference: EntryReference | null,
  refused: readonly string[],
): EmbedError | null {
  const { spaceId, accessToken, slug, preview, previewToken } = settings
  const isBadId = !reference && refused.includes('entryId')
  const lacksType = !reference && slug !== null
  const token = preview ? 'preview-token' : 'access-token'
  const lacks = [
    isBadId && 'a valid entry-id',
    lacksType && 'content-type',
    !spaceId && 'space-id',
    !(preview ? previewToken : accessToken) && token,
  ].filter(Boolean)
  const isNamed = reference || isBadId || lacksType
  const problem = isNamed && lacks.length ? `${lacks.join(' and ')} is missing` : null
  return useMemo(() => (problem ? new EmbedError('config', problem) : null), [problem])
}

export function useSpaceAccess(settings: DocSettings) {
  const { contentHost, spaceId, environment, preview } = settings
  const token = preview ? settings.previewToken : settings.accessToken
  return useMemo<SpaceAccess | null>(
    () =>
      spaceId && token
        ? { origin: serviceOrigin(contentHost, preview), spaceId, environment, token, preview }
        : null,
    [contentHost, spaceId, environment, token, preview],
  )
}

export function useEntry(
  host: Host,
  space: SpaceAccess | null,
  reference: EntryReference | null,
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
    if (!reference) setShown(nothing)
    if (!space || !reference || !mayLoad) return
    const call = startCall()
    const note = host.note.bind(host)
    // Only `refresh` goes past the caches, and only once: not when another setting changes later.
    const fresh = asked !== answered.current
    answered.current = asked
    const answer = async () => {
      const ask = (language: string | null) =>
        fetchEntry({ space, reference, locale: language, include, note, fresh }, call)
      const wanted = locale ?? 'en'
      const guess = !code && isLikelyDefault(space, wanted) ? ask(null) : null
      // Of a guess that is not used nobody hears.
      guess?.catch(() => {})
      const language = code ?? (await contentLocale(space, wanted, note, call, fresh))
      const found = await (language === null && guess ? guess : ask(language))
      return withDocument(found, field, hasHeader)
    }
    const settle = (next: (before: Shown) => Shown) => {
      call.done()
      inTurn(() => {
        if (!call.signal.aborted || call.isLate()) setShown(next)
      })
    }
    answer().then(
      (found) => settle(() => ({ found, error: null })),
      (error: unknown) => settle(({ found }) => ({ found, error: asEmbedError(error) })),
    )
    return () => {
      if (!call.isLate()) call.cancel()
      call.done()
    }
  }, [host, space, reference, locale, code, include, field, hasHeader, mayLoad, asked])

  return { ...shown, refresh }
}

function withDocument(found: FetchedEntry, field: string | null, hasHeader: boolean): OpenedEntry {
  // The service leaves out empty fields. An entry without text may still have a title to show.
  const document = fieldDocument(found.entry, field) ?? (hasHeader && !field ? noText : null)
  if (document) return { ...found, document }
  const missing = field
    ? `no text and no entries in a field ${field}`
    : 'neither rich text nor a list of entries'
  throw new EmbedError('config', `the entry ${found.entry.id} has ${missing}`)
}
