// Entries wanted at the same time are asked for together, and each of them once.

import { EmbedError } from '../errors/errors.ts'
import type { Call } from '../net/deadline.ts'
import type { Entry, Library } from './entry.ts'
import { askInPieces, failureIn, findIn, type Piece, type Question } from './pieces.ts'
import { Shared } from './shared.ts'
import { inWords, kindOf, nameOf } from './wanted.ts'

export interface Found {
  entry: Entry
  library: Library
  /** The service that it came from: addresses of assets are read against it. */
  origin: string
  /** From the preview, where drafts are. */
  preview: boolean
  /** How deep it is linked. */
  depth: number
  /** Less deep than asked for, because the service sends no more at once. */
  isCut: boolean
}

type Answer = Shared<Piece[]>
interface Batch {
  names: Set<string>
  answer: Answer
}
interface Asked {
  /** Where, in which language and how deep. */
  ground: string
  answer: Answer
}

const batches = new Map<string, Batch>()
/** Per entry: under way, or answered. */
const asked = new Map<string, Asked>()
const answersKept = 200

const groundOf = ({ place, locale, include }: Question) =>
  JSON.stringify([...Object.values(place), locale, include])
const keyOf = (question: Question) => JSON.stringify(question.wanted) + groundOf(question)

/** Elements come one by one while the page is parsed, and in one task afterwards. */
const gather = () =>
  new Promise((resolve) => setTimeout(resolve, document.readyState === 'loading' ? 50 : 0))

function openBatch(question: Question, key: string): Batch {
  const names = new Set<string>()
  const answer = new Shared(async (signal) => {
    await gather()
    if (batches.get(key)?.answer === answer) batches.delete(key)
    return askInPieces(question, [...names], signal)
  })
  const batch = { names, answer }
  batches.set(key, batch)
  return batch
}

/** Joins the batch that is gathered just now. */
function request(question: Question): Answer {
  const { wanted, fresh, place } = question
  const ground = groundOf(question)
  const key = JSON.stringify([kindOf(wanted), fresh]) + ground
  const open = batches.get(key)
  const { names, answer } = open && !open.answer.isOver ? open : openBatch(question, key)
  names.add(nameOf(wanted))
  // What may be a draft is asked for each time.
  if (!place.preview) keep(keyOf(question), { ground, answer })
  return answer
}

function keep(key: string, answer: Asked) {
  const [oldest] = asked.keys()
  if (asked.size >= answersKept && oldest) asked.delete(oldest)
  asked.set(key, answer)
}

/** Also what was asked for by another name: an entry known by its id is known by its slug. */
function known(question: Question): Answer | null {
  const mine = asked.get(keyOf(question))?.answer
  if (mine && !mine.isOver) return mine
  const ground = groundOf(question)
  const holds = ({ ground: other, answer: { value } }: Asked) =>
    other === ground && value && findIn(value, question.wanted)
  return [...asked.values()].find(holds)?.answer ?? null
}

/** Nobody is given an older one after a newer one. */
function forget(question: Question) {
  let older = known(question)
  while (older) {
    for (const [key, { answer }] of asked) if (answer === older) asked.delete(key)
    older = known(question)
  }
}

export async function fetchEntry(question: Question, call: Call): Promise<Found> {
  const { wanted, place, include } = question
  if (question.fresh) forget(question)
  const answer = known(question) ?? request(question)
  const pieces = await answer.join(call)
  const found = findIn(pieces, wanted)
  if (found) {
    const { entry, library, depth } = found
    const { origin, preview } = place
    return { entry, library, origin, preview, depth, isCut: depth < include }
  }
  // The next time it may be there.
  if (asked.get(keyOf(question))?.answer === answer) asked.delete(keyOf(question))
  throw (
    failureIn(pieces, wanted) ??
    new EmbedError(
      'not-found',
      `${inWords(wanted)} does not exist in space ${place.spaceId}, or is not published`,
    )
  )
}
