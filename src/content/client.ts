// Puts entries that are wanted at the same time into one request, each of them once.
import { EmbedError } from '../errors/errors.ts'
import type { Call } from '../net/deadline.ts'
import { inNextTask } from '../page/turns.ts'
import type { Entry, Library } from './entry.ts'
import { batchKind, describeReference, referenceName } from './entry-reference.ts'
import { askInPieces, failureIn, findIn, type Piece, type Question } from './pieces.ts'
import { came, type SpaceAccess } from './service.ts'
import { SharedRequest } from './shared-request.ts'

export interface FetchedEntry {
  entry: Entry
  library: Library
  /** It came from the preview service, which also has drafts. */
  preview: boolean
  /** The release and the moment that it shows. */
  timeline: SpaceAccess['timeline']
  /** How many links deep the answer reaches. */
  depth: number
  /** The answer would have been too big, so it has fewer levels of links than requested. */
  isLessDeep: boolean
}

type Answer = SharedRequest<Piece[]>
interface Batch {
  names: Set<string>
  answer: Answer
}
interface Asked {
  /** Answers are comparable if these are equal: space, language and depth. */
  conditions: string
  answer: Answer
}

const batches = new Map<string, Batch>()
/** By entry: requests under way, and answers. */
const asked = new Map<string, Asked>()
const answersKept = 200
const lettersKept = 3e7

const conditionsOf = ({ space: { others, ...space }, isAsset, locale, include }: Question) =>
  JSON.stringify([space, isAsset, locale, include])
const keyOf = (question: Question) => JSON.stringify(question.reference) + conditionsOf(question)

/** While the page is parsed, elements come one by one; afterwards those of one task come together. */
const gather = () =>
  new Promise<void>((resolve) =>
    document.readyState === 'loading' ? setTimeout(resolve, 50) : inNextTask(resolve),
  )

function openBatch(question: Question, key: string): Batch {
  const names = new Set<string>()
  const answer = new SharedRequest(async (signal) => {
    await gather()
    if (batches.get(key)?.answer === answer) batches.delete(key)
    return askInPieces(question, [...names], signal)
  })
  const batch = { names, answer }
  batches.set(key, batch)
  return batch
}

function request(question: Question): Answer {
  const { reference, fresh, space } = question
  const conditions = conditionsOf(question)
  const key = JSON.stringify([batchKind(reference), fresh]) + conditions
  const open = batches.get(key)
  const { names, answer } = open && !open.answer.isOver ? open : openBatch(question, key)
  names.add(referenceName(reference))
  // Drafts change all the time, so answers of the preview are not kept.
  if (!space.preview) keep(keyOf(question), { conditions, answer })
  return answer
}

function keep(key: string, answer: Asked) {
  const [oldest] = asked.keys()
  if (asked.size >= answersKept && oldest) asked.delete(oldest)
  if (came.letters > lettersKept) {
    asked.clear()
    came.letters = 0
  }
  asked.set(key, answer)
}

/** Also finds an answer to another reference: an entry loaded by its id is found by its slug. */
function known(question: Question): Answer | null {
  const mine = asked.get(keyOf(question))?.answer
  if (mine && !mine.isOver) return mine
  const conditions = conditionsOf(question)
  const holds = ({ conditions: other, answer: { value } }: Asked) =>
    other === conditions && value && findIn(value, question.reference)
  return [...asked.values()].find(holds)?.answer ?? null
}

/** Drops older answers, so that nobody gets an old answer after a newer one. */
function forget(question: Question) {
  for (let older = known(question); older; older = known(question))
    for (const [key, { answer }] of asked) if (answer === older) asked.delete(key)
}

export async function fetchEntry(question: Question, call: Call): Promise<FetchedEntry> {
  const { reference, space, include } = question
  if (question.fresh) forget(question)
  const answer = known(question) ?? request(question)
  const pieces = await answer.join(call)
  const found = findIn(pieces, reference)
  const { preview, timeline } = space
  if (found) return { ...found, preview, timeline, isLessDeep: found.depth < include }
  // A missing entry is asked for again next time: it may be published by then.
  if (asked.get(keyOf(question))?.answer === answer) asked.delete(keyOf(question))
  throw (
    failureIn(pieces, reference) ??
    new EmbedError(
      'not-found',
      `${describeReference(reference)} does not exist in space ${space.spaceId}, or is not published`,
    )
  )
}
