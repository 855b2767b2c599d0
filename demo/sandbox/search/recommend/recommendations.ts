// What a page may ask of the models: several questions in one request, answered in its order. One that
// fails fails them all.
import { countValues } from '../answer/facets.ts'
import type { IndexView } from '../catalog.ts'
import { RECOMMEND_MODELS, type RecommendModel } from '../definition.ts'
import { refusals } from '../errors.ts'
import { declaredFacet } from '../index/attributes.ts'
import { type Fields, isFields } from '../index/values.ts'
import { readParameters } from '../parameters/search-parameters.ts'
import { createReader, type Raw, type Reader } from '../parameters/values.ts'
import { runSearch } from '../search.ts'
import type { Visit } from '../visit.ts'
import { scoreFrom } from './models.ts'

const MOST = 30
/** All records of an index of the sandbox. */
const ALL = 1000

interface Question {
  view: IndexView
  model: RecommendModel
  read: Reader
  most: number
}

export function recommend({ raw, open }: Visit): Fields {
  if (!Array.isArray(raw.requests)) throw refusals.noRequests()
  const questions = raw.requests.map((request: unknown) => prepare(request, open))
  return { results: questions.map(answer) }
}

const KNOWN = [
  ...['indexName', 'model', 'objectID', 'threshold', 'maxRecommendations', 'facetName'],
  ...['facetValue', 'queryParameters', 'fallbackParameters'],
]

function prepare(request: unknown, open: (name: string) => IndexView): Question {
  if (!isFields(request)) throw refusals.noRequests()
  for (const name of Object.keys(request))
    if (!KNOWN.includes(name)) throw refusals.unknownParameter(name)
  const { indexName } = request
  if (typeof indexName !== 'string' || indexName === '') throw refusals.noIndexName()
  const read = createReader(request)
  const model = read.oneOf('model', RECOMMEND_MODELS)
  if (!model) throw refusals.badValue('model', `one of ${RECOMMEND_MODELS.join(', ')}`)
  const threshold = request.threshold
  if (typeof threshold !== 'number' || threshold < 0 || threshold > 100)
    throw refusals.badValue('threshold', 'number from 0 to 100')
  if (!read.text('facetName') !== !read.text('facetValue') && model === 'trending-items')
    throw refusals.badValue('facetValue', 'to stand beside facetName')
  if (model === 'trending-facets' && request.queryParameters !== undefined)
    throw refusals.unknownParameter('queryParameters')
  const view = open(indexName)
  if (!view.definition.trained?.includes(model)) throw refusals.untrained(model, indexName)
  return { view, model, read, most: read.integer('maxRecommendations', 1, MOST) ?? MOST }
}

/** Hits as a search gives them, for the words of nobody. */
function found(view: IndexView, sent: unknown, more: Raw = {}): Fields & { hits: Fields[] } {
  const raw = { ...(isFields(sent) ? sent : {}), ...more }
  const result = runSearch(
    view,
    readParameters({ hitsPerPage: ALL, ...raw }, view.definition.settings),
  )
  return { ...result, hits: result.hits as Fields[] }
}

function answer(question: Question): Fields {
  const { view, model, read, most } = question
  if (model === 'trending-facets') return { ...values(question), processingTimeMS: 1 }
  const { queryID, hits } = found(view, read.raw('queryParameters'))
  const known = scored(question, hits).slice(0, most)
  const isNew = ({ objectID }: Fields) => !known.some((hit) => hit.objectID === objectID)
  const fallback = read.raw('fallbackParameters')
  const more = fallback ? found(view, fallback).hits.filter(isNew) : []
  return {
    hits: [...known, ...more].slice(0, most),
    processingTimeMS: 1,
    ...(queryID === undefined ? {} : { queryID }),
  }
}

function scored({ view, model, read }: Question, hits: Fields[]): Fields[] {
  const index = view.index()
  const recordOf = (id: unknown) => index.records[index.numbers.get(String(id)) ?? -1]
  if (model === 'trending-items') return trending(view, read, hits)
  const source = recordOf(read.text('objectID'))
  if (!source) return []
  const scoreOf = scoreFrom(model, source, index)
  return hits
    .flatMap((hit) => {
      const record = recordOf(hit.objectID)
      const score = record && record !== source ? scoreOf(record) : null
      return score === null ? [] : [{ ...hit, _score: score }]
    })
    .sort((a, b) => b._score - a._score)
}

/** What the index ranks first, as nobody comes by who could make a trend. */
function trending(view: IndexView, read: Reader, hits: Fields[]): Fields[] {
  const name = read.text('facetName')
  const ids =
    name &&
    found(view, {}, { facetFilters: [`${name}:${read.text('facetValue')}`] }).hits.map(
      ({ objectID }) => objectID,
    )
  return hits
    .filter(({ objectID }) => !ids || ids.includes(objectID))
    .map((hit, place) => ({ ...hit, _score: Math.max(1, 99 - place) }))
}

function values({ view, read, most }: Question): Fields {
  const index = view.index()
  const facetName = read.text('facetName') ?? ''
  if (!declaredFacet(index.facets, facetName)) throw refusals.badValue('facetName', 'a facet')
  const counts = countValues(index.columns.facet(facetName), [...index.records.keys()])
  const byCount = counts.sort((a, b) => b[1] - a[1]).slice(0, most)
  return {
    hits: byCount.map(([facetValue], place) => ({
      facetName,
      facetValue,
      _score: Math.max(1, 99 - place),
    })),
  }
}
