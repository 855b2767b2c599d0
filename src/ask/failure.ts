// Finds out what went wrong with a question, from the service's status and words.
import { attempt } from '../errors/attempt.ts'
import { isObject, parsedJson } from '../net/json.ts'
import type { AskFailure } from './conversation.ts'

export class AskError extends Error {
  constructor(
    readonly failure: AskFailure,
    /** The service's own words, for the owner. */
    said = '',
    readonly status: number | null = null,
  ) {
    super(said)
  }
}

/** The first pattern that matches “status words” counts. Codes that begin with AI are Agent Studio's. */
const meanings: readonly (readonly [RegExp, AskFailure])[] = [
  [/AI-217|^413/, 'too-long'],
  [/AI-2(03|05|24|25)/, 'refused'],
  [/AI-201|model_id|^404/, 'agent'],
  [/TOO_MANY|rate.?limit|^429/i, 'rate-limit'],
  [/experimental|embed|^(402|501)/i, 'feature'],
  [/^403.*(domain|origin|refer)/is, 'domain'],
  [/^40[13]/, 'key'],
  [/^[5n]/, 'server'],
]

/** Finds the message in an object, a list, or JSON in a string. A proxy's HTML page has none. */
function wordsIn(said: unknown): string {
  if (Array.isArray(said)) return said.map(wordsIn).filter(Boolean).join(' ')
  if (isObject(said))
    return wordsIn([said.errorText, said.message, said.error, said.detail, said.msg])
  if (typeof said !== 'string' || /^\s*</.test(said)) return ''
  const inside = parsedJson(said)
  return typeof inside === 'object' && inside ? wordsIn(inside) : said
}

/** `said` is the body of an answer, or a part of one; the status is null where a stream tells of a failure. */
export function failureOf(said: unknown, status: number | null): AskError {
  // It may be nested deeper than a browser can follow.
  const words = (attempt(() => wordsIn(said)) ?? '').slice(0, 300)
  const [, failure = 'shape'] = meanings.find(([sign]) => sign.test(`${status} ${words}`)) ?? []
  return new AskError(failure, words, status)
}
