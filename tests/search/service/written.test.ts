// Prerendered answers in the page work like cached ones.
import { afterEach, expect, test } from 'vitest'
import type { KeySource } from '../../../src/search/service/api-keys.ts'
import { cacheKey, questionOf } from '../../../src/search/service/query.ts'
import { ask, echoing, fetched, key, open, reply, resultOf, withNetwork } from './network.ts'

withNetwork()
const host = 'https://search.example'
const written = { ...resultOf('jazz'), nbHits: 7 }

function write(result: unknown, apiKey = key) {
  const endpoint = { engine: 'algolia', appId: 'APP', apiKey, host, fields: null } as const
  const [query] = ask('jazz')
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.answer = query && questionOf(endpoint, query)
  script.dataset.until = new Date(Date.now() + 60_000).toISOString()
  script.textContent = JSON.stringify(result)
  document.body.append(script)
}
afterEach(() => {
  document.body.innerHTML = ''
})

test('a request with a prerendered answer is not sent, until answers are dropped', async () => {
  write(written)
  const client = open()
  expect(await client.search(ask('jazz'))).toEqual({ results: [written] })
  expect(fetched).not.toHaveBeenCalled()
  client.clearCache()
  await client.search(ask('jazz'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('of several queries only the others are sent', async () => {
  fetched.mockImplementation(echoing)
  write(written)
  const { results } = await open().search([...ask('tango'), ...ask('jazz')])
  expect(results).toEqual([resultOf('tango'), written])
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).requests).toHaveLength(1)
})

test.each<[string, string | null, KeySource]>([
  ['service', 'https://other.example', key],
  ['key', host, 'another-key'],
  ['key that a function gives', host, () => key],
])('another %s makes another question', async (_, elsewhere, apiKey) => {
  write(written)
  await open(elsewhere, apiKey).search(ask('jazz'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an invalid prerendered answer is ignored', async () => {
  fetched.mockImplementation(async () => reply({ results: [resultOf('jazz')] }))
  write({ ...written, hits: 'none' })
  expect(await open().search(ask('jazz'))).toMatchObject({ results: [resultOf('jazz')] })
})

test('queries are equal with any order of facets and filters, and with a clause alone or in a list', () => {
  const one = { facets: ['b', 'a'], facetFilters: [['x:1'], ['y:1', 'y:2']] }
  const other = { facetFilters: [['y:1', 'y:2'], 'x:1'], facets: ['a', 'b'] }
  expect(cacheKey(one)).toBe(cacheKey(other))
  expect(cacheKey({ ...one, facetFilters: [['x:1', 'y:1', 'y:2']] })).not.toBe(cacheKey(one))
})
