// Loads the entry that the attributes name. The old one stays until the new one is there.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocSettings } from '../contract/rich-doc.ts'
import { asEmbedError, EmbedError } from '../errors/errors.ts'
import type { Host } from '../page/host.ts'
import { inNextTask, takeTurns } from '../page/turns.ts'
import { ask, takeAhead } from './ahead.ts'
import type { EntryReference } from './entry-reference.ts'
import { type OpenedEntry, withDocument } from './field-document.ts'
import type { SpaceAccess } from './service.ts'

/** The document is made here, so that the old one stays if the new field has no text. */
interface Shown {
  found: OpenedEntry | null
  error: EmbedError | null
}

const nothing: Shown = { found: null, error: null }

/** What the owner has to set before a request is possible; null while no entry is named. */
export function useProblem(
  settings: DocSettings,
  reference: EntryReference | null,
  refused: readonly string[],
): EmbedError | null {
  const { spaceId, accessToken, slug, preview, previewToken } = settings
  const isBadId = !reference && refused.includes('entryId')
  const lacksType = !reference && slug !== null
  const token = preview ? 'preview-token="{url.…}"' : 'access-token'
  const lacks = [
    isBadId && 'a valid entry-id',
    lacksType && 'content-type',
    !spaceId && 'space-id',
    !(preview ? previewToken : accessToken) && token,
  ].filter(Boolean)
  const isNamed = reference || isBadId || lacksType
  const problem =
    isNamed && lacks.length
      ? `${lacks.join(' and ')} ${lacks.length > 1 ? 'are' : 'is'} missing`
      : null
  return useMemo(() => (problem ? new EmbedError('config', problem) : null), [problem])
}

/** Documents whose answers arrive together are rendered one after the other. */
const waiting: (() => void)[] = []

/** `change` sets the state of one element, which is rendered when its turn comes. */
export function inTurn(change: () => void) {
  if (waiting.push(() => flushSync(change)) === 1) inNextTask(() => takeTurns(waiting))
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

  // In a layout effect, so that an answer that is already here shows in the first frame.
  useLayoutEffect(() => {
    if (!reference) setShown(nothing)
    if (!space || !reference || !mayLoad) return
    // Only `refresh` skips the caches, and only once, so a later change of a setting does not.
    const fresh = asked !== answered.current
    answered.current = asked
    const wanted = { space, reference, locale, code, include }
    const { call, answer } = takeAhead(host, wanted) ?? ask(host, wanted, fresh)
    const endLoading = host.holdState('loading')
    const settle = (next: (before: Shown) => Shown) => {
      call.done()
      inTurn(() => {
        if (call.signal.aborted && !call.isLate()) return
        setShown(next)
        endLoading()
      })
    }
    answer
      .then((found) => withDocument(found, field, hasHeader))
      .then(
        (found) => settle(() => ({ found, error: null })),
        (error: unknown) => settle(({ found }) => ({ found, error: asEmbedError(error) })),
      )
    return () => {
      endLoading()
      if (!call.isLate()) call.cancel()
      call.done()
    }
  }, [host, space, reference, locale, code, include, field, hasHeader, mayLoad, asked])

  const show = useCallback((found: OpenedEntry) => setShown({ found, error: null }), [])
  return { ...shown, refresh, show }
}
