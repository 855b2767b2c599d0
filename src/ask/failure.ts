// What went wrong with a question, by the service's words and its status.
import { attempt } from '../errors/attempt.ts'
import { isObject, own, parsedJson } from '../net/json.ts'
import type { AskFailure } from './conversation.ts'

export class AskError extends Error {
  constructor(
    readonly failure: AskFailure,
    /** The service's own words, for the owner. */
    message: string,
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

/** Words say more than a status: the codes of Agent Studio, then what the other services write. */
const byWords: readonly (readonly [RegExp, AskFailure])[] = [
  [/AI-217/, 'too-long'],
  [/AI-2(03|05|24|25)/, 'refused'],
  [/AI-201|conversation_model_id/, 'agent'],
  [/TOO_MANY|rate.?limit/i, 'rate-limit'],
  [/experimental|not_enabled|embed/i, 'feature'],
]

const byStatus: Readonly<Record<string, AskFailure>> = {
  401: 'key',
  402: 'feature',
  403: 'key',
  404: 'agent',
  413: 'too-long',
  429: 'rate-limit',
  501: 'feature',
}

const placesOfWords = ['errorText', 'message', 'error', 'detail', 'msg']

/** Of an object, a list of them, or either of these as JSON in a text. A page of a proxy has no words for us. */
function wordsIn(said: unknown): string {
  if (Array.isArray(said)) return said.map(wordsIn).filter(Boolean).join('; ')
  if (isObject(said)) return placesOfWords.map((place) => wordsIn(said[place])).find(Boolean) ?? ''
  if (typeof said !== 'string' || /^\s*</.test(said)) return ''
  const inside = parsedJson(said)
  return typeof inside === 'object' && inside ? wordsIn(inside) : said
}

/** `said` is the body of an answer, or a part of one. */
export function failureOf(said: unknown, status: number | null): AskError {
  // An answer may be nested deeper than a browser can follow.
  const words = (attempt(() => wordsIn(said)) ?? '').slice(0, 300)
  const all = typeof said === 'string' ? said : words
  const isDomain = status === 403 && /domain|origin|refer/i.test(all)
  const known = byWords.find(([pattern]) => pattern.test(all))?.[1]
  const usual = status === null || status >= 500 ? 'server' : 'shape'
  const failure = isDomain ? 'domain' : (known ?? own(byStatus, String(status)) ?? usual)
  return new AskError(failure, words, status)
}
