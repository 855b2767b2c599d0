// The answer to a question for many entries, in as many pieces as the service makes necessary.
import { asEmbedError, EmbedError } from '../errors/errors.ts'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { RequestNote } from '../page/host.ts'
import { type Entry, entryOf, Library } from './entry.ts'
import { addressOf, ask, type Place } from './service.ts'
import { isWanted, nameOf, parametersFor, type Wanted } from './wanted.ts'

export interface Question {
  place: Place
  wanted: Wanted
  /** Null is the space's default. */
  locale: string | null
  include: number
  note: (request: RequestNote) => void
  /** Past every cache. */
  fresh: boolean
}

interface Part {
  /** What was asked for, not only what links led to: these have all their links. */
  items: Entry[]
  library: Library
  depth: number
}
export interface Piece {
  names: readonly string[]
  outcome: Part | EmbedError
}

/** Proxies and logs on the way cut what is longer. */
const longestAddress = 4000

const isTooBig = ({ status, message }: EmbedError) =>
  status === 400 && /response size too big/i.test(message)

function checked(answer: Json, depth: number): Part {
  const items = listOf(answer.items).flatMap((item) => entryOf(item) ?? [])
  const isWhole =
    Array.isArray(answer.items) &&
    answer.items.every((item) => isObject(item) && isObject(item.sys) && isText(item.sys.id))
  if (!isWhole) throw new EmbedError('shape', 'the content service sent an answer without entries')
  return { items, library: new Library(answer), depth }
}
const isText = (value: unknown) => typeof value === 'string'

export async function askInPieces(
  question: Question,
  names: readonly string[],
  signal: AbortSignal,
  depth = question.include,
): Promise<Piece[]> {
  const { place, wanted, locale, note, fresh } = question
  const parameters = {
    ...parametersFor(wanted, names),
    include: String(depth),
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
  if (isMany && addressOf(place, 'entries', parameters).length > longestAddress) return inHalves()
  try {
    const answer = await ask(place, 'entries', parameters, { signal, note, fresh })
    return [{ names, outcome: checked(answer, depth) }]
  } catch (error) {
    const failure = asEmbedError(error)
    if (isTooBig(failure) && isMany) return inHalves()
    if (isTooBig(failure) && depth) return askInPieces(question, names, signal, depth >> 1)
    return [{ names, outcome: failure }]
  }
}

export function findIn(pieces: readonly Piece[], wanted: Wanted) {
  for (const { outcome } of pieces) {
    if (outcome instanceof EmbedError) continue
    const entry = outcome.items.find((item) => isWanted(item, wanted))
    if (entry) return { entry, library: outcome.library, depth: outcome.depth }
  }
  return null
}

/** Why a piece is missing; null where the service has answered, and has no such entry. */
export function failureIn(pieces: readonly Piece[], wanted: Wanted): EmbedError | null {
  const piece = pieces.find(({ names }) => names.includes(nameOf(wanted)))
  return piece?.outcome instanceof EmbedError ? piece.outcome : null
}
