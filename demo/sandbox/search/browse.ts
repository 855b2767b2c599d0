// All records of an index, a thousand at a time, each answer with a cursor to the next.
import type { IndexView } from './catalog.ts'
import { refusals } from './errors.ts'
import { type Fields, isFields } from './index/values.ts'
import { readParameters } from './parameters/search-parameters.ts'
import { createReader, fromJson, type Raw } from './parameters/values.ts'
import { runSearch } from './search.ts'

const WHOLE = 1000

/** What browsing never does. */
const PLAIN: Raw = {
  advancedSyntax: false,
  attributesToHighlight: [],
  attributesToSnippet: [],
  distinct: false,
  enableRules: false,
  facets: [],
  optionalFilters: [],
}

export function browse(view: IndexView, { cursor, ...asked }: Raw): Fields {
  const index = view.index()
  const { page, raw } = cursor === undefined || cursor === null ? first(asked) : fromCursor(cursor)
  const params = readParameters({ ...raw, ...PLAIN }, index.settings)
  const hitsPerPage = createReader(raw).integer('hitsPerPage', 1, WHOLE) ?? WHOLE
  const reachable = Number.POSITIVE_INFINITY
  const answer = runSearch(view, { ...params, sent: raw, page, hitsPerPage, reachable })
  const more = page + 1 < Number(answer.nbPages)
  return { ...answer, ...(more ? { cursor: toCursor({ page: page + 1, raw }) } : {}) }
}

interface Place {
  page: number
  raw: Raw
}

function first(raw: Raw): Place {
  return { page: createReader(raw).integer('page', 0) ?? 0, raw }
}

function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function fromCursor(cursor: unknown): Place {
  const place = fromJson(Buffer.from(String(cursor), 'base64url').toString('utf8'))
  if (!isFields(place) || typeof place.page !== 'number' || !isFields(place.raw)) {
    throw refusals.badCursor()
  }
  return { page: place.page, raw: place.raw }
}
