// The rows of the matrix: every fault of the sandbox, and what each cell promises of it.
import { FAULTS } from '../../demo/sandbox/faults.ts'
import type { ErrorCode } from '../../src/contract/errors.ts'

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

/** What has failed, as scripts are told. Everything else is an answer that is none. */
const codes: Record<string, ErrorCode> = {
  refused: 'network',
  cut: 'network',
  'no-cors': 'network',
  hang: 'timeout',
  drip: 'timeout',
  '400': 'config',
  '401': 'key',
  '402': 'quota',
  '403': 'key',
  '403:quota': 'quota',
  '403:blocked': 'blocked',
  '404': 'not-found',
  '429': 'rate-limit',
  '500': 'server',
  '503': 'server',
}

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

/** A fault that is new in the sandbox is a row here: an answer of the wrong shape, with a button. */
export const rows: readonly Row[] = Object.keys(FAULTS).flatMap(rowsOf)

/** The service of documents has one word for all that it refuses with 403. */
export const codeOf = (element: ElementName, { fault }: Row): ErrorCode =>
  (element === 'site-search' && codes[fault]) || codes[fault.split(':')[0] ?? ''] || 'shape'

export const casesOf = (chosen: readonly Row[]): Case[] =>
  elements.flatMap((element) =>
    moments.flatMap((moment) => chosen.map((row) => ({ element, moment, row }))),
  )
