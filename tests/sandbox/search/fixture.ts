// A small index and a way to ask it, for the tests of the search service.
import type { Service } from '../../../demo/sandbox/http.ts'
import type { IndexDefinition, SearchRecord } from '../../../demo/sandbox/search/definition.ts'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'

export const APP = 'TESTAPP'
export const KEY = 'search-key'

export const BOOKS: SearchRecord[] = [
  {
    objectID: 'fog',
    title: 'Fog over Łódź',
    summary: 'A slow walk through the old mills, where the river hides under the streets.',
    author: { name: 'Ola Wiśniewska', country: 'Poland' },
    genres: ['Travel', 'History'],
    categories: { lvl0: 'Books', lvl1: 'Books > Travel' },
    price: 12,
    rating: 4,
    stock: true,
    _tags: ['new'],
    series: 'cities',
  },
  {
    objectID: 'island',
    title: 'The island of Ærø',
    summary: 'Sailing to Ærø and back, with a stop at every harbour of the old town.',
    author: { name: 'Bo Sørensen', country: 'Denmark' },
    genres: ['Travel'],
    categories: { lvl0: 'Books', lvl1: 'Books > Travel' },
    price: 18.5,
    rating: 5,
    stock: false,
    series: 'seas',
  },
  {
    objectID: 'street',
    title: 'Große Straße',
    summary: 'A street, a summer, a museum that never opens.',
    author: { name: 'Käthe Groß', country: 'Germany' },
    genres: ['Novel'],
    categories: { lvl0: 'Books', lvl1: 'Books > Novel' },
    price: 9.5,
    rating: 3,
    stock: true,
    _tags: ['new', 'short'],
    series: 'cities',
  },
  {
    objectID: 'amber',
    title: 'Amber',
    summary: 'The museum of amber in Gdańsk, told by the man who sweeps it.',
    author: { name: 'Jan Nowak', country: 'Poland' },
    genres: ['History', 'Novel'],
    categories: { lvl0: 'Books', lvl1: 'Books > History' },
    price: 25,
    rating: 5,
    stock: true,
    series: 'seas',
  },
  {
    objectID: 'concert',
    title: 'Concert in the fog',
    summary: 'Museum pieces for two violins.',
    author: { name: 'Ida Lund', country: 'Denmark' },
    genres: ['Music'],
    categories: { lvl0: 'Music', lvl1: 'Music > Chamber' },
    price: 15,
    rating: 4,
    stock: true,
    series: 'seas',
  },
]

export const BOOK_INDEX: IndexDefinition = {
  name: 'books',
  settings: {
    searchableAttributes: ['title', 'author.name', 'unordered(summary)', 'genres'],
    attributesForFaceting: [
      'searchable(genres)',
      'author.country',
      'categories',
      'price',
      'rating',
      'stock',
      'filterOnly(series)',
    ],
    customRanking: ['desc(rating)', 'asc(price)'],
    attributeForDistinct: 'series',
    language: 'en',
    synonyms: [
      ['sea', 'ocean'],
      ['nyc', 'old town'],
    ],
  },
  records: () => BOOKS,
  replicas: {
    books_price_asc: { ranking: ['asc(price)'] },
    books_relevant: { ranking: ['asc(price)'], virtual: true },
  },
}

export interface Hit extends Record<string, unknown> {
  objectID: string
}

export interface Answer extends Record<string, unknown> {
  hits: Hit[]
  nbHits: number
  facets: Record<string, Record<string, number>>
}

export interface Asked {
  status: number
  body: unknown
}

export interface Shop {
  service: Service
  /** One query, which must succeed. */
  search(params?: object, indexName?: string): Answer
  ids(params?: object, indexName?: string): string[]
  post(path: string, body: unknown, key?: string): Asked
  get(path: string, key?: string): Asked
}

export function openShop(changes: Partial<IndexDefinition> = {}): Shop {
  const apiKeys = {
    [KEY]: { acl: ['search' as const] },
    full: { acl: ['search', 'browse', 'listIndexes', 'settings'] as const },
  }
  const all = { ...apiKeys, full: { acl: [...apiKeys.full.acl] } }
  const service = createSearchService({
    indices: [{ ...BOOK_INDEX, ...changes }],
    apps: [{ appId: APP, apiKeys: all }],
  })
  return shopAround(service)
}

export function shopAround(service: Service): Shop {
  const ask = (method: string, path: string, body: string, key = KEY): Asked => {
    const url = new URL(path, 'http://127.0.0.1')
    url.searchParams.set('x-algolia-application-id', APP)
    url.searchParams.set('x-algolia-api-key', key)
    const reply = service({ method, url, headers: {}, body })
    if (!reply) throw new Error(`Nobody answers ${method} ${path}`)
    return { status: reply.status, body: JSON.parse(String(reply.body)) }
  }
  const post: Shop['post'] = (path, body, key) => ask('POST', path, JSON.stringify(body), key)
  const search: Shop['search'] = (params = {}, indexName = 'books') => {
    const { status, body } = post('/1/indexes/*/queries', { requests: [{ indexName, ...params }] })
    if (status !== 200 || !isAnswers(body)) throw new Error(JSON.stringify(body))
    const [answer] = body.results
    if (!answer) throw new Error('There is no result')
    return answer
  }
  return {
    service,
    post,
    search,
    get: (path, key) => ask('GET', path, '', key),
    ids: (params, indexName) => search(params, indexName).hits.map(({ objectID }) => objectID),
  }
}

function isAnswers(body: unknown): body is { results: Answer[] } {
  return typeof body === 'object' && body !== null && 'results' in body
}

/** The message of a refusal, with its status. */
export function refusal(shop: Shop, params: object): Asked {
  return shop.post('/1/indexes/*/queries', { requests: [{ indexName: 'books', ...params }] })
}
