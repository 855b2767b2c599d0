// Long texts from strangers: what comes of them is no longer than they were. How long it takes is
// measured by `npm run fuzz` alone.
import { ok } from 'node:assert/strict'
import fc from 'fast-check'
import { anchorOf } from '../../src/content/arrange.ts'
import { decodeReferences } from '../../src/format/character-references.ts'
import { momentOf } from '../../src/format/dates.ts'
import { safeUrl } from '../../src/net/url.ts'
import { pieces } from '../../src/search/records/field.ts'
import { plain } from '../../src/search/records/plain.ts'
import { addressToState } from '../../src/search/told/address.ts'
import { urlRuleFor } from '../../src/template/attributes.ts'
import { at, options } from '../search/engine/states.ts'
import { text } from './inputs.ts'
import { target } from './target.ts'

const long = fc
  .record({ before: text, piece: text, times: fc.nat(10_000), after: text })
  // As long as a field of a record may be.
  .map(({ before, piece, times, after }) => before + piece.repeat(times).slice(0, 10_000) + after)

export const longTexts = target('long texts', long, (value) => {
  const most = value.length
  ok(plain(value).length <= most)
  ok(decodeReferences(value).length <= most)
  ok((safeUrl(value) ?? '').length <= most)
  ok((urlRuleFor('srcset')(value) ?? '').length <= 2 * most)
  ok(pieces(value).reduce((sum, { text }) => sum + text.length, 0) <= most)
  // One letter may become two.
  ok(anchorOf(value).length <= 18 * most)
  momentOf(value)
  addressToState(at(`?q=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`), options)
  addressToState(at(`?f.price=${value.replace(/\p{Surrogate}/gu, '')}`), options)
})
