// Entries wanted at the same time are asked for together, and each of them once.
import type { Call } from '../shell/deadline.ts'
import { EmbedError } from '../shell/errors.ts'
import type { RequestNote } from '../shell/host.ts'
import { isObject, type Json } from '../shell/json.ts'
import { type Entry, Library } from './entry.ts'
import { ask, type Place } from './service.ts'
import { Shared } from './shared.ts'

export interface Question {
  place: Place
  id: string
  /** Null is the space's default. */
  locale: string | null
  include: number
  note: (request: RequestNote) => void
  /** Past every cache. */
  fresh: boolean
}

export interface Found {
  entry: Entry
  library: Library
  /** The service that it came from: addresses of assets are read against it. */
  origin: string
}

interface Batch {
  ids: Set<string>
  library: Shared<Library>
}

const batches = new Map<string, Batch>()
/** Per entry: under way, or answered. */
const asked = new Map<string, Shared<Library>>()
const answersKept = 200

const keyOf = ({ place, locale, include, fresh }: Question) =>
  JSON.stringify([...Object.values(place), locale, include, fresh])

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
  return new Library(answer)
}

function openBatch(question: Question, key: string): Batch {
  const ids = new Set<string>()
  const send = async (signal: AbortSignal) => {
    await gather()
    if (batches.get(key) === batch) batches.delete(key)
    const { place, note, fresh } = question
    return checked(
      await ask(place, 'entries', parametersOf(question, [...ids]), { signal, note, fresh }),
    )
  }
  const batch: Batch = { ids, library: new Shared(send) }
  batches.set(key, batch)
  return batch
}

/** Joins the batch that is gathered just now. */
function request(question: Question, entryKey: string): Shared<Library> {
  const key = keyOf(question)
  const open = batches.get(key)
  const batch = open && !open.library.isOver ? open : openBatch(question, key)
  batch.ids.add(question.id)
  if (asked.size >= answersKept) asked.clear()
  asked.set(entryKey, batch.library)
  return batch.library
}

export async function fetchEntry(question: Question, call: Call): Promise<Found> {
  const { id, place } = question
  const entryKey = `${id} ${keyOf({ ...question, fresh: false })}`
  const known = question.fresh ? undefined : asked.get(entryKey)
  const shared = known && !known.isOver ? known : request(question, entryKey)
  try {
    const library = await shared.join(call)
    const entry = library.entryById(id)
    if (entry) return { entry, library, origin: place.origin }
  } catch (error) {
    if (asked.get(entryKey) === shared) asked.delete(entryKey)
    throw error
  }
  asked.delete(entryKey)
  throw new EmbedError(
    'not-found',
    `the entry ${id} does not exist in space ${place.spaceId}, or is not published`,
  )
}
