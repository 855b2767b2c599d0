// Entries wanted at the same time are asked for together, once.
import { type Call, startCall } from '../shell/deadline.ts'
import { EmbedError } from '../shell/errors.ts'
import type { RequestNote } from '../shell/host.ts'
import { isObject, type Json, listOf } from '../shell/json.ts'
import { type Entry, Library } from './entry.ts'
import { addressOf, ask, type Place } from './service.ts'

export interface Question {
  place: Place
  id: string
  /** Null is the space's default. */
  locale: string | null
  include: number
  note: (request: RequestNote) => void
  fresh?: boolean
}

export interface Found {
  entry: Entry
  library: Library
  locale: string | null
}

interface Batch {
  ids: Set<string>
  call: Call
  wanted: number
  library: Promise<Library>
}

const batches = new Map<string, Batch>()
const answers = new Map<string, Library>()
const answersKept = 200

const keyOf = ({ place, locale, include }: Question) =>
  JSON.stringify([place.origin, place.spaceId, place.environment, place.token, locale, include])

/** Elements come one by one while the page is parsed, and in one task afterwards. */
const gather = () =>
  new Promise((resolve) => setTimeout(resolve, document.readyState === 'loading' ? 50 : 0))

function parametersOf({ locale, include }: Question, ids: readonly string[]) {
  const [first = ''] = ids
  return {
    include: String(include),
    ...(locale ? { locale } : {}),
    ...(ids.length === 1
      ? { 'sys.id': first }
      : { 'sys.id[in]': [...ids].sort().join(','), limit: String(ids.length) }),
  }
}

const hasId = (item: unknown) =>
  isObject(item) && isObject(item.sys) && typeof item.sys.id === 'string'

function checked(answer: Json): Library {
  const { items } = answer
  if (!Array.isArray(items) || !items.every(hasId))
    throw new EmbedError('shape', 'the content service sent an answer without entries')
  return new Library({ ...answer, items: listOf(items) })
}

function openBatch(question: Question, key: string): Batch {
  const call = startCall()
  const ids = new Set<string>()
  const library = gather()
    .then(() => {
      batches.delete(key)
      const address = addressOf(question.place, 'entries', parametersOf(question, [...ids]))
      return ask(address, { call, note: question.note, fresh: question.fresh ?? false })
    })
    .then(checked)
    .finally(() => call.done())
  const batch = { ids, call, wanted: 0, library }
  batches.set(key, batch)
  return batch
}

function remember(key: string, library: Library) {
  if (answers.size >= answersKept) answers.clear()
  answers.set(key, library)
}

function found(question: Question, library: Library): Found {
  const entry = library.entryById(question.id)
  if (!entry)
    throw new EmbedError(
      'not-found',
      `the entry ${question.id} does not exist in space ${question.place.spaceId}, or is not published`,
    )
  return { entry, library, locale: question.locale }
}

/** The request ends when nobody waits for it any more. */
export async function fetchEntry(question: Question, signal: AbortSignal): Promise<Found> {
  const key = keyOf(question)
  const answerKey = key + question.id
  const known = answers.get(answerKey)
  if (known && !question.fresh) return found(question, known)
  const batch = batches.get(key) ?? openBatch(question, key)
  batch.ids.add(question.id)
  batch.wanted++
  const leave = () => {
    if (--batch.wanted === 0) batch.call.cancel()
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    const library = await batch.library
    const result = found(question, library)
    remember(answerKey, library)
    return result
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
