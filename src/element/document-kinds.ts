// The kinds of attributes that only a document has.
import { momentOf } from '../format/dates.ts'
import { decoded } from '../net/url.ts'
import type { Expected, Parsers } from './parser.ts'

export type DocumentKind = 'timeline'

/** A moment alone needs no semicolon before it, and a release alone none after it. */
const releaseAndMoment = /^([\w.-]{0,64}?)((?:^|;)(\d{4}-\d\d-\d\d(T.+)?)?)?$/

export const documentParsers: Parsers<DocumentKind> = {
  /** In the editor's link it is percent-encoded. */
  timeline(text) {
    const [, release = '', , moment = ''] = releaseAndMoment.exec(decoded(text) ?? '') ?? []
    return (moment ? momentOf(moment) : release) ? { release, moment } : null
  },
}

export const documentExpected: Expected<DocumentKind> = {
  timeline: () => '`release;2026-03-12T20:00`, or either',
}
