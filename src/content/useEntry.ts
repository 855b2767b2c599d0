// The entry that the attributes name: what was shown stays until the new one is there.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { startCall } from '../shell/deadline.ts'
import { asEmbedError, EmbedError } from '../shell/errors.ts'
import type { Host } from '../shell/host.ts'
import { type Found, fetchEntry } from './client.ts'
import { contentLocale } from './locales.ts'
import { originOf, type Place } from './service.ts'
import { shownOf } from './shown.ts'

interface Shown {
  found: Found | null
  error: EmbedError | null
}

const nothing: Shown = { found: null, error: null }

/** What the owner has to mend before anything can be asked; nothing while no entry is named. */
export function useProblem(settings: DocSettings, refused: readonly string[]): EmbedError | null {
  const { entryId, spaceId, accessToken } = settings
  const named = entryId !== null || refused.includes('entryId')
  const lacks = [
    entryId ? null : 'a valid entry-id',
    spaceId ? null : 'space-id',
    accessToken ? null : 'access-token',
  ].filter(Boolean)
  const problem = named && lacks.length ? `${lacks.join(' and ')} is missing` : null
  return useMemo(() => (problem ? new EmbedError('config', problem) : null), [problem])
}

export function usePlace({ contentHost, spaceId, environment, accessToken }: DocSettings) {
  return useMemo<Place | null>(
    () =>
      spaceId && accessToken
        ? { origin: originOf(contentHost), spaceId, environment, token: accessToken }
        : null,
    [contentHost, spaceId, environment, accessToken],
  )
}

export function useEntry(host: Host, place: Place | null, settings: DocSettings, mayLoad: boolean) {
  const { entryId, locale, contentLocale: code, include, field } = settings
  const [shown, setShown] = useState<Shown>(nothing)
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  const refresh = useCallback(() => setAsked((count) => count + 1), [])

  useEffect(() => {
    if (!entryId) setShown(nothing)
    if (!place || !entryId || !mayLoad) return
    const call = startCall()
    const note = host.note.bind(host)
    // Only what is asked again goes past the caches, and only then.
    const fresh = asked !== answered.current
    answered.current = asked
    const answer = async () => {
      const language = code ?? (await contentLocale(place, locale ?? 'en', note, call))
      const question = { place, id: entryId, locale: language, include, note, fresh }
      return withDocument(await fetchEntry(question, call), field)
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
  }, [host, place, entryId, locale, code, include, field, mayLoad, asked])

  return { ...shown, refresh }
}

function withDocument(found: Found, field: string | null): Found {
  if (shownOf(found.entry, field)) return found
  const wanted = field
    ? `no text and no entries in a field ${field}`
    : 'neither rich text nor a list of entries'
  throw new EmbedError('config', `the entry ${found.entry.id} has ${wanted}`)
}
