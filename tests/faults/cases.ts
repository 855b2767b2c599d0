// The rows of the matrix: every fault of the sandbox, and what each cell promises of it.
import { FAULTS } from '../../demo/sandbox/faults.ts'

export const elements = ['site-search', 'rich-doc'] as const
export type ElementName = (typeof elements)[number]
/** The first load, or the next thing that a visitor does once something is shown. */
export const moments = ['first', 'later'] as const
export type Moment = (typeof moments)[number]

/**
 * How it ends. `content`: nobody notices more than a wait. `visitor`: one click brings the content once
 * the fault is gone. `owner`: a click would not help, so there is none to make.
 */
export type Ending = 'content' | 'visitor' | 'owner'

export interface Row {
  /** As it is printed and chosen. */
  name: string
  /** As the sandbox's switch takes it. */
  fault: string
  /** Only the first request meets it. */
  once: boolean
  ending: Ending
}

export interface Case {
  element: ElementName
  moment: Moment
  row: Row
}

/** What stands behind the colon, for faults that are more than one or need a number. */
const argumentsOf: Record<string, readonly string[]> = {
  '403': ['', 'quota', 'blocked'],
  '429': ['', '2'],
  'wrong-types': ['', '2'],
  delay: ['1500'],
}
/** What the elements get over by themselves, and what asking again gets over. */
const overcome = ['huge', 'delay', 'out-of-order']
const passing = ['refused', 'cut', '429', '500', '503', 'no-cors']
const forOwner = ['400', '401', '402', '403', '404']

function endingOf(name: string): Ending {
  if (overcome.includes(name)) return 'content'
  return forOwner.includes(name) ? 'owner' : 'visitor'
}

function rowsOf(name: string): Row[] {
  const always = (argumentsOf[name] ?? ['']).map((argument): Row => {
    const fault = argument ? `${name}:${argument}` : name
    return { name: fault, fault, once: false, ending: endingOf(name) }
  })
  const once: Row = { name: `${name} once`, fault: name, once: true, ending: 'content' }
  return passing.includes(name) ? [...always, once] : always
}

/** A fault that is new in the sandbox is a row here, and promises a sentence and a button. */
export const rows: readonly Row[] = Object.keys(FAULTS).flatMap(rowsOf)

export const casesOf = (chosen: readonly Row[]): Case[] =>
  elements.flatMap((element) =>
    moments.flatMap((moment) => chosen.map((row) => ({ element, moment, row }))),
  )
