// An answer in the wrong shape is an error with a code, never a crash later.
import { describe, expect, test } from 'vitest'
import { EmbedError } from '../../../src/errors/errors.ts'
import { checkAnswer } from '../../../src/search/service/answer.ts'

const result = (more: object = {}) => ({
  hits: [{ objectID: '1', title: 'Jazz' }],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query: '',
  params: '',
  processingTimeMS: 1,
  ...more,
})
const answer = (more: object = {}) => ({ results: [result(more)] })

describe('an answer is accepted', () => {
  test.each([
    ['as the service sends it', answer()],
    ['with facets', answer({ facets: { city: { Kraków: 3 }, kind: {} } })],
    ['without hits', answer({ hits: [], nbHits: 0 })],
    ['without facets', answer({ facets: null })],
    ['with fields that nobody has seen yet', answer({ future: { x: [1] } })],
    [
      'for values of a filter',
      { results: [{ facetHits: [{ value: 'a', highlighted: 'a', count: 1 }] }] },
    ],
    ['for values of a filter, none', { results: [{ facetHits: [] }] }],
  ])('%s', (_, value) => {
    expect(checkAnswer(value, 1)).toMatchObject({ results: value.results })
  })

  test('where it has one result for each query', () => {
    const both = { results: [result(), result({ hits: [] })] }
    expect(checkAnswer(both, 2).results).toHaveLength(2)
  })
})

const nothing: unknown[] = [undefined, null, '', 'text', 0, 5, true, [], {}, () => 'x']
const without = (type: 'list' | 'object') =>
  nothing.filter((value) =>
    type === 'list' ? !Array.isArray(value) : JSON.stringify(value) !== '{}',
  )

const wrong: unknown[] = [
  ...nothing,
  ...nothing.map((results) => ({ results })),
  ...nothing.map((item) => ({ results: [item] })),
  ...without('list').map((hits) => answer({ hits })),
  ...without('object').map((hit) => answer({ hits: [{ objectID: '1' }, hit] })),
  ...[undefined, null, '3', {}, Number.NaN].map((nbHits) => answer({ nbHits })),
  ...['x', 5, [1], true].map((facets) => answer({ facets })),
  ...[null, 'x', [], 5].map((counts) => answer({ facets: { city: counts } })),
  ...[null, 'x', '3', {}].map((count) => answer({ facets: { city: { Kraków: count } } })),
  ...['x', {}, [null]].map((facetHits) => ({ results: [{ facetHits }] })),
  ...['x', [null], {}].map((hits) => ({ results: [{ facetHits: [], hits, nbHits: 1 }] })),
  { results: [{ facetHits: [], facets: 'x' }] },
  { message: 'Index does not exist', status: 404 },
]

describe('an answer is refused', () => {
  test.each(wrong.map((value) => [value]))('%j', (value) => {
    expect(() => checkAnswer(value, 1)).toThrow(EmbedError)
    expect(() => checkAnswer(value, 1)).toThrow(expect.objectContaining({ code: 'shape' }))
  })

  test('where it has fewer or more results than queries', () => {
    for (const count of [0, 2, 3])
      expect(() => checkAnswer({ results: [result()] }, count)).toThrow(EmbedError)
  })
})
