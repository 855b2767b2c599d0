// Requests to the models, and how their answers are used.
import { describe, expect, test, vi } from 'vitest'
import { EmbedError } from '../../../src/errors/errors.ts'
import { recommended, recommending } from '../../../src/search/engine/recommendations.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import type { Query } from '../../../src/search/service/query.ts'
import { setup as plain } from './controlled.ts'

const about = (...ids: string[]): Setup['recommend'] =>
  ids.map((objectID) => ({ model: 'bought-together', objectID }))

const setupFor = (recommend: Setup['recommend'], size = 3, more: Partial<Setup> = {}): Setup => ({
  ...plain,
  parameters: { hitsPerPage: size, filters: 'in_stock:true' },
  recommend,
  ...more,
})

/** Answers what it is told to, call by call. */
function clientOf(...answers: (object[] | Error)[]) {
  const asked: (readonly Query[])[] = []
  const search = vi.fn(async (queries: readonly Query[]) => {
    asked.push(queries)
    const answer = answers[asked.length - 1] ?? []
    if (answer instanceof Error) throw answer
    return { results: answer.map((result) => ({ ...result })) }
  })
  return { asked, client: { search, clearCache() {}, dispose() {} } }
}

const hits = (...ids: string[]) => ids.map((objectID, at) => ({ objectID, _score: 90 - at }))
const idsOf = ({ main }: Awaited<ReturnType<typeof recommended>>) =>
  (main.hits as { objectID: string }[]).map(({ objectID }) => objectID)

describe('a request to the models', () => {
  test('has the owner’s parameters, and no page of results', () => {
    expect(recommending(setupFor(about('a')))).toEqual([
      {
        ...{ indexName: 'events', model: 'bought-together', objectID: 'a' },
        params: {
          threshold: 0,
          maxRecommendations: 3,
          queryParameters: { filters: 'in_stock:true' },
        },
      },
    ])
  })

  test('asks for no more than the service gives', () => {
    expect(recommending(setupFor(about('a'), 500))[0]?.params.maxRecommendations).toBe(30)
  })

  test('about a category is filled up by the service, with the owner’s filters too', () => {
    const [query] = recommending({
      ...setupFor([{ model: 'trending-items', facetName: 'kind', facetValue: '-1' }]),
      parameters: { hitsPerPage: 3, facetFilters: ['brand:A'] },
    })
    expect(query?.params.fallbackParameters).toEqual({ facetFilters: ['brand:A', 'kind:\\-1'] })
  })

  test('about values of a filter has no parameters of a search', () => {
    const [query] = recommending(setupFor([{ model: 'trending-facets', facetName: 'kind' }]))
    expect(query?.params).toEqual({ threshold: 0, maxRecommendations: 3 })
  })
})

describe('what is made of the answers', () => {
  test('with several sources have each result once, without the sources, the best first', async () => {
    const { client, asked } = clientOf([
      {
        hits: [
          { objectID: 'x', _score: 10 },
          { objectID: 'b', _score: 99 },
        ],
      },
      { hits: [{ objectID: 'y', _score: 50 }, { objectID: 'x', _score: 9 }, ...hits('z')] },
    ])
    const answers = await recommended({ setup: setupFor(about('a', 'b')), client })
    expect(idsOf(answers)).toEqual(['z', 'y', 'x'])
    expect(answers.main.nbHits).toBe(3)
    expect(asked).toHaveLength(1)
  })

  test('with one source keep the service’s order', async () => {
    const { client } = clientOf([{ hits: [...hits('x'), { objectID: 'y', _score: 99 }, {}] }])
    expect(idsOf(await recommended({ setup: setupFor(about('a'), 2), client }))).toEqual(['x', 'y'])
  })

  test('have results that know their query id', async () => {
    const { client } = clientOf([
      { hits: hits('x', 'z'), queryID: 'one' },
      { hits: hits('y'), queryID: 'two' },
    ])
    const { main } = await recommended({ setup: setupFor(about('a', 'b')), client })
    expect(main.hits).toEqual([
      expect.objectContaining({ objectID: 'x', __queryID: 'one' }),
      expect.objectContaining({ objectID: 'y', __queryID: 'two' }),
      expect.objectContaining({ objectID: 'z', __queryID: 'one' }),
    ])
  })

  test('are filled up with records that share words with the sources, if there are too few', async () => {
    const { client, asked } = clientOf(
      [{ hits: hits('x') }],
      [{ facets: { kind: { Lamp: 1 }, price: { '9.5': 1 }, free: { true: 1 } } }],
      [{ hits: hits('a', 'x', 'y', 'z', 'q') }],
    )
    expect(idsOf(await recommended({ setup: setupFor(about('a')), client }))).toEqual([
      ...['x', 'y', 'z'],
    ])
    expect(asked[1]?.[0]?.params).toMatchObject({
      hitsPerPage: 0,
      facetFilters: [['objectID:a']],
    })
    expect(asked[2]?.[0]?.params).toEqual({
      hitsPerPage: 4,
      filters: 'in_stock:true',
      facetFilters: [['kind:Lamp']],
      optionalFilters: ['kind:Lamp'],
    })
  })

  test('have no similar records for a source without words', async () => {
    const { client, asked } = clientOf([{ hits: [] }], [{ facets: { price: { 9: 1 } } }])
    expect(idsOf(await recommended({ setup: setupFor(about('a')), client }))).toEqual([])
    expect(asked).toHaveLength(2)
  })

  test('stay if the request for more fails', async () => {
    const { client } = clientOf([{ hits: hits('x') }], new EmbedError('server', 'down', 500))
    expect(idsOf(await recommended({ setup: setupFor(about('a')), client }))).toEqual(['x'])
  })

  test('are not filled up with an engine that cannot do that', async () => {
    const { client, asked } = clientOf([{ hits: hits('x') }])
    await recommended({ setup: setupFor(about('a'), 3, { fills: false }), client })
    expect(asked).toHaveLength(1)
  })

  test.each([400, 404])(
    'a model that is not trained (%i) recommends nothing, and says why',
    async (status) => {
      const { client, asked } = clientOf(new EmbedError('not-found', 'no model', status))
      const { main } = await recommended({ setup: setupFor(about('a')), client })
      expect(main).toMatchObject({ hits: [], nbHits: 0, message: 'no model' })
      expect(asked).toHaveLength(1)
    },
  )

  test('any other failure is reported', async () => {
    const { client } = clientOf(new EmbedError('server', 'down', 500))
    await expect(recommended({ setup: setupFor(about('a')), client })).rejects.toThrow('down')
  })
})
