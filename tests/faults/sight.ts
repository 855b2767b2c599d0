// What a look at the page says (ears.js), and how promises are held against it.
import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '../../src/contract/errors.ts'

export interface Sight {
  /** What the element says of its failure; empty where it says nothing. */
  sentence: string
  code: ErrorCode | ''
  /** The words on its button; empty without one. */
  button: string
  /** The words in the element's own box; null where there is none. */
  box: string | null
  /** Whether the page's own words or form are shown, and the words in them. */
  fallback: boolean
  fallbackWords: string
  /** Titles of the results shown, or paragraphs of the document. */
  content: string[]
  /** Nothing is under way, and nothing is about to be. */
  isQuiet: boolean
  /** What reached `window.onerror` and `unhandledrejection`. */
  errors: string[]
  /** What the console says to the owner. */
  told: string[]
  /** The codes that the page's scripts have heard of. */
  heard: ErrorCode[]
  /** When each sentence was in the page, and each content. */
  failures: Moment[]
  arrivals: Moment[]
}

/** By the page's own clock, in milliseconds. */
export interface Moment {
  /** Since somebody needed it. */
  after: number
  /** For so long of that time the page's own timers stood still, because others had the processor. */
  late: number
}

/** As the README promises it. Not taken from the code, which would then be measured by itself. */
const promised = 8000
/** A letter may wait 300 ms for the next one before it is asked for; what has come has to be drawn. */
const allowance = 500

export const isInTime = (moment: Moment | undefined) =>
  moment !== undefined && moment.after <= promised + allowance + moment.late

/** Of the stage's services. */
const keys = /search-key|delivery-token/

/** By what somebody is told where one is not kept. */
export type Promised = Record<string, (sight: Sight) => boolean>

export const last = <Item>(list: readonly Item[]) => list[list.length - 1]

/** Of every look at every page. */
export const ever: Promised = {
  'nothing reaches window.onerror': ({ errors }) => !errors.length,
  'no key is in the console': ({ told }) => !keys.test(told.join()),
}

const brokenOf = (promised: Promised, sight: Sight) =>
  Object.entries(promised).flatMap(([what, isKept]) => (isKept(sight) ? [] : [what]))

/** What has not come in twice the time never comes; when it has to come, `isInTime` says. */
const patience = 2 * promised + 4000

const summary = ({ sentence, content, fallbackWords, errors }: Sight) =>
  [
    sentence ? `“${sentence}”` : 'no sentence',
    content.length ? `${content.length} shown, “${content[0]}” first` : 'nothing shown',
    `“${fallbackWords}” in the fallback`,
    ...errors,
  ].join('; ')

/** Looks until all that should come is there; `always` has to hold at each look. */
export async function watch(
  look: () => Promise<Sight>,
  comes: Promised,
  always: Promised = {},
): Promise<Sight> {
  const until = performance.now() + patience
  for (;;) {
    const sight = await look()
    const broken = brokenOf({ ...ever, ...always }, sight)
    const awaited = brokenOf(comes, sight)
    if (!broken.length && !awaited.length) return sight
    if (broken.length || performance.now() > until)
      throw new Error(
        `not kept: ${(broken.length ? broken : awaited).join(', ')}. Seen: ${summary(sight)}`,
      )
    await pause(100)
  }
}
