// How long the sandbox's search service takes over 20,000 records, from request to answer.
// Run it with: node --import tsx tests/bench/search-sandbox.ts
import type { IndexDefinition, SearchRecord } from '../../demo/sandbox/search/definition.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'

const RECORDS = 20_000
const ROUNDS = 31
const BUDGET_MS = 20

/** The same numbers at every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const random = createRandom(20)
const upTo = (limit: number) => Math.floor(random() * limit)

/** Few words are common and many are rare, as in a language. */
function createVocabulary(size: number): () => string {
  const syllables = 'ka lo mi ne ru sta bre vin gor tal pej zu fel dan sko ter'.split(' ')
  const made = Array.from({ length: size }, () =>
    Array.from({ length: 2 + upTo(3) }, () => syllables[upTo(syllables.length)]).join(''),
  )
  return () => made[Math.floor(size * random() ** 3)] ?? 'kalo'
}

const word = createVocabulary(12_000)
const text = (length: number) => Array.from({ length }, word).join(' ')
const BRANDS = Array.from({ length: 80 }, (_, index) => `Brand ${index}`)

function createRecord(index: number): SearchRecord {
  const level0 = `Group ${upTo(8)}`
  const level1 = `${level0} > Kind ${upTo(6)}`
  return {
    objectID: `item-${index}`,
    title: text(4),
    summary: text(25),
    brand: BRANDS[upTo(BRANDS.length)],
    categories: { lvl0: level0, lvl1: level1 },
    tags: [`tag ${upTo(60)}`, `tag ${upTo(60)}`],
    price: upTo(50_000) / 100,
    rating: 1 + upTo(5),
    free: random() < 0.3,
    added: 1_700_000_000 + upTo(10_000_000),
  }
}

const records = Array.from({ length: RECORDS }, (_, index) => createRecord(index))

const catalog: IndexDefinition = {
  name: 'catalog',
  settings: {
    searchableAttributes: ['title', 'brand,tags', 'unordered(summary)'],
    attributesForFaceting: ['searchable(brand)', 'categories', 'tags', 'price', 'rating', 'free'],
    customRanking: ['desc(rating)', 'desc(added)'],
    attributesToSnippet: ['summary:12'],
  },
  records: () => records,
  replicas: { catalog_price_asc: { ranking: ['asc(price)'] } },
}

const service = createSearchService({
  indices: [catalog],
  apps: [{ appId: 'BENCH', apiKeys: { key: { acl: ['search'] } } }],
})

const url = new URL(
  'http://127.0.0.1/1/indexes/*/queries?x-algolia-application-id=BENCH&x-algolia-api-key=key',
)

function ask(requests: object[]): void {
  const body = JSON.stringify({ requests })
  const reply = service({ method: 'POST', url, headers: {}, body })
  if (reply?.status !== 200) throw new Error(`The service answered ${reply?.body}`)
}

const FACETS = ['brand', 'categories.lvl0', 'free', 'price', 'rating', 'tags']
const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
const query = (params: object) => ({ indexName: 'catalog', facets: FACETS, ...tags, ...params })
const counts = { hitsPerPage: 0, facets: 'brand', clickAnalytics: false, analytics: false }

const wordOf = (index: number, place: number) =>
  String(records[index * 37]?.title).split(' ')[place] ?? ''
const withTypo = (text: string) => `${text.slice(0, 3)}x${text.slice(4)}`

/** What each round asks; the round's number keeps one from being like the last. */
const CASES: Record<string, (round: number) => object[]> = {
  'no query': () => [query({ query: '' })],
  'one letter': (round) => [query({ query: wordOf(round, 0).slice(0, 1) })],
  'three letters': (round) => [query({ query: wordOf(round, 0).slice(0, 3) })],
  'one word': (round) => [query({ query: wordOf(round, 1) })],
  'one word with a typo': (round) => [query({ query: withTypo(wordOf(round, 1)) })],
  'two words': (round) => [query({ query: `${wordOf(round, 0)} ${wordOf(round, 1)}` })],
  'three words': (round) => [
    query({ query: `${wordOf(round, 0)} ${wordOf(round, 1)} ${wordOf(round, 2).slice(0, 4)}` }),
  ],
  'filters and a word': (round) => [
    query({ query: wordOf(round, 2).slice(0, 4), filters: 'rating >= 3 AND NOT free:true' }),
  ],
  'sorted by price': (round) => [
    query({ indexName: 'catalog_price_asc', query: wordOf(round, 0).slice(0, 2) }),
  ],
  'a refined list, two queries': (round) => {
    const shared = { query: wordOf(round, 0).slice(0, 3) }
    const facetFilters = [[`brand:Brand ${round}`, `brand:Brand ${round + 1}`]]
    return [query({ ...shared, facetFilters }), query({ ...shared, ...counts })]
  },
  'search in a facet': (round) => [
    { indexName: 'catalog', type: 'facet', facet: 'brand', facetQuery: `${round % 9}` },
  ],
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function measure(requests: (round: number) => object[]): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const asked = requests(round + 1)
    const start = performance.now()
    ask(asked)
    return performance.now() - start
  })
}

const started = performance.now()
ask([query({ query: 'warm' })])
console.log(`${RECORDS} records indexed in ${Math.round(performance.now() - started)} ms\n`)

const row = (name: string, times: number[]) =>
  `${name.padEnd(30)}${median(times).toFixed(1).padStart(8)}${Math.max(...times)
    .toFixed(1)
    .padStart(9)}`

console.log(`${''.padEnd(30)}${'median'.padStart(8)}${'longest'.padStart(9)}  (ms)`)
const all: number[] = []
for (const [name, requests] of Object.entries(CASES)) {
  const times = measure(requests)
  all.push(...times)
  console.log(row(name, times))
}
console.log(row('all', all))
if (median(all) > BUDGET_MS) process.exitCode = 1
