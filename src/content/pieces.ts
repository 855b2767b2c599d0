// Requests many entries, in as many requests as the limits of the service require.
import type { RequestNote } from '../contract/page-api.ts'
import { asEmbedError, EmbedError } from '../errors/errors.ts'
import { type Json, listOf } from '../net/json.ts'
import { entryOf, Library } from './entry.ts'
import {
  type EntryReference,
  isReferredTo,
  parametersFor,
  referenceName,
} from './entry-reference.ts'
import { ask, requestUrl, type SpaceAccess } from './service.ts'

export interface Question {
  space: SpaceAccess
  reference: EntryReference
  /** The reference is to an asset. */
  isAsset?: boolean
  /** Null is the space's default. */
  locale: string | null
  include: number
  note: (request: RequestNote) => void
  /** Bypasses every cache, for `refresh`. */
  fresh: boolean
}

export interface Piece {
  names: readonly string[]
  outcome: ReturnType<typeof checkEntries> | EmbedError
}

/** Some proxies cut longer addresses. */
const longestAddress = 4000

const isTooBig = ({ status, message }: EmbedError) =>
  status === 400 && /response size too big/i.test(message)

export function checkEntries(answer: Json, depth: number, origin: string) {
  // Only top-level items have their links resolved, so entries that came as links are left out.
  const items = listOf(answer.items).flatMap((item) => entryOf(item) ?? [])
  if (!Array.isArray(answer.items) || items.length < answer.items.length)
    throw new EmbedError('shape', 'the content service sent an answer without entries')
  return { items, library: new Library(answer, origin), depth }
}

export async function askInPieces(
  question: Question,
  names: readonly string[],
  signal: AbortSignal,
  depth = question.include,
): Promise<Piece[]> {
  const { space, reference, isAsset, locale, note, fresh } = question
  const timeline = isAsset ? null : space.timeline
  const path = isAsset ? 'assets' : timeline ? 'timeline/entries' : 'entries'
  const parameters = {
    ...parametersFor(reference, names),
    ...(timeline?.release && { 'release[lte]': timeline.release }),
    ...(timeline?.moment && { 'timestamp[lte]': timeline.moment }),
    ...(isAsset ? {} : { include: String(depth) }),
    ...(locale ? { locale } : {}),
  }
  const inHalves = async () => {
    const middle = names.length >> 1
    const halves = [names.slice(0, middle), names.slice(middle)]
    return (
      await Promise.all(halves.map((half) => askInPieces(question, half, signal, depth)))
    ).flat()
  }
  const isMany = names.length > 1
  if (isMany && requestUrl(space, path, parameters).length > longestAddress) return inHalves()
  try {
    const answer = await ask(space, path, parameters, { signal, note, fresh })
    return [{ names, outcome: checkEntries(answer, depth, space.origin) }]
  } catch (error) {
    const failure = asEmbedError(error)
    if (isTooBig(failure) && isMany) return inHalves()
    if (isTooBig(failure) && depth) return askInPieces(question, names, signal, depth >> 1)
    return [{ names, outcome: failure }]
  }
}

export function findIn(pieces: readonly Piece[], reference: EntryReference) {
  for (const { outcome } of pieces) {
    if (outcome instanceof EmbedError) continue
    const entry = outcome.items.find((item) => isReferredTo(item, reference))
    if (entry) return { ...outcome, entry }
  }
  return null
}

/** Why the request with an entry failed; null if the service answered without the entry. */
export function failureIn(pieces: readonly Piece[], reference: EntryReference): EmbedError | null {
  const piece = pieces.find(({ names }) => names.includes(referenceName(reference)))
  return piece?.outcome instanceof EmbedError ? piece.outcome : null
}
