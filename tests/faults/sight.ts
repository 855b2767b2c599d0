// What a look at the page says (ears.js), and how promises are held against it.
import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { deadline } from '../../src/net/deadline.ts'

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
  /** Each failure that was told and each content that came, in milliseconds since it was needed. */
  failures: { code: ErrorCode; after: number }[]
  arrivals: number[]
}

/** Of the stage's services. */
const keys = /(search|tales)-key|(delivery|other)-token/

/** By what somebody is told where one is not kept. */
export type Promised = Record<string, (sight: Sight) => boolean>

export const last = <Item>(list: readonly Item[]) => list[list.length - 1]

/** Of every look at every page. */
const ever: Promised = {
  'nothing reaches window.onerror': ({ errors }) => !errors.length,
  'no key is in the console': ({ told }) => !keys.test(told.join()),
}

const brokenOf = (promised: Promised, sight: Sight) =>
  Object.entries(promised).flatMap(([what, isKept]) => (isKept(sight) ? [] : [what]))

/** Twice the deadline: a busy machine is late too, and what never comes does not come then either. */
export const patience = 2 * deadline

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
  const until = performance.now() + patience + 4000
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
