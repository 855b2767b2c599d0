// The models of the sandbox, asked as a page asks them.
import { describe, expect, test } from 'vitest'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'
import { goods } from '../../fixtures/goods.ts'
import { searchApps, tales } from '../../fixtures/tales.ts'

const service = createSearchService({ indices: [goods, tales], apps: searchApps })

function ask(...requests: object[]) {
  const url = new URL(
    'http://localhost/1/indexes/*/recommendations?x-algolia-application-id=TESTAPP&x-algolia-api-key=search-key',
  )
  const body = JSON.stringify({
    requests: requests.map((one) => ({ indexName: 'goods', threshold: 0, ...one })),
  })
  const reply = service({ method: 'POST', url, headers: {}, body })
  return { status: reply?.status, ...JSON.parse(String(reply?.body)) }
}

const idsIn = (result: { hits: { objectID: string }[] }) =>
  result.hits.map(({ objectID }) => objectID)

describe('a model', () => {
  test('recommends what shares values, best first, without the record itself', () => {
    const [related] = ask({ model: 'related-products', objectID: 'Lamp:3' }).results
    expect(related.hits[0]).toMatchObject({ objectID: 'Lamp:9', _score: 100 })
    expect(idsIn(related)).not.toContain('Lamp:3')
  })

  test('obeys filters, and fills up where it is told how', () => {
    const wanted = { model: 'bought-together', objectID: 'Lamp:3', maxRecommendations: 6 }
    const queryParameters = { filters: 'in_stock:true' }
    const [few, filled] = ask(
      { ...wanted, queryParameters },
      { ...wanted, queryParameters, fallbackParameters: { filters: 'kind:Lamp' } },
    ).results
    expect(idsIn(few)).toEqual(['Chair:13', 'Chair:14', 'Chair:15'])
    expect(idsIn(filled)).toEqual([...idsIn(few), 'Lamp:0', 'Lamp:1', 'Lamp:2'])
  })

  test('of values tells the most frequent', () => {
    const [values] = ask({ model: 'trending-facets', facetName: 'kind' }).results
    expect(values.hits[0]).toMatchObject({ facetName: 'kind', facetValue: 'Chair' })
  })

  test('knows nothing of a record that is not there', () => {
    expect(ask({ model: 'related-products', objectID: 'none' }).results[0].hits).toEqual([])
  })
})

test.each([
  ['an index without a trained model', 404, { indexName: 'tales', model: 'trending-items' }],
  ['no threshold', 400, { model: 'trending-items', threshold: undefined }],
  ['another model', 400, { model: 'best-of' }],
  ['a parameter that it has not', 400, { model: 'trending-items', hitsPerPage: 3 }],
  ['a category without a value', 400, { model: 'trending-items', facetName: 'kind' }],
])('%s is refused with %i', (_, status, request) => {
  expect(ask(request).status).toBe(status)
})
