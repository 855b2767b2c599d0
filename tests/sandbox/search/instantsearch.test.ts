import { liteClient } from 'algoliasearch/lite'
import instantsearch, { type InstantSearch } from 'instantsearch.js'
import {
  breadcrumb,
  clearRefinements,
  configure,
  currentRefinements,
  hierarchicalMenu,
  hits,
  hitsPerPage,
  menu,
  pagination,
  queryRuleCustomData,
  rangeInput,
  ratingMenu,
  refinementList,
  relevantSort,
  searchBox,
  sortBy,
  stats,
  toggleRefinement,
} from 'instantsearch.js/es/widgets'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../../demo/sandbox/server.ts'
import { APP, BOOK_INDEX, KEY } from './fixture.ts'

let sandbox: Sandbox
let search: InstantSearch
let leavePage: () => Promise<void>

// By hand, because the sandbox runs here too: a page's environment would hide Node's modules.
beforeAll(async () => {
  const page = await builtinEnvironments['happy-dom'].setup(globalThis, {})
  leavePage = async () => page.teardown(globalThis)
})
afterAll(() => leavePage())

function place(name: string): HTMLElement {
  const element = document.createElement('div')
  element.id = name
  document.body.append(element)
  return element
}

const text = (name: string) => document.getElementById(name)?.textContent ?? ''
const ids = () => [...document.querySelectorAll('#hits [data-id]')].map((hit) => hit.textContent)

const nested = (level: number) => `categories.lvl${level}`

function widgets() {
  return [
    configure({ attributesToSnippet: ['summary:8'], clickAnalytics: true, distinct: false }),
    searchBox({ container: place('box') }),
    hits({
      container: place('hits'),
      templates: { item: (hit, { html }) => html`<i data-id>${hit.objectID}</i>` },
    }),
    stats({ container: place('stats') }),
    refinementList({ container: place('genres'), attribute: 'genres', searchable: true }),
    menu({ container: place('countries'), attribute: 'author.country' }),
    hierarchicalMenu({ container: place('tree'), attributes: [nested(0), nested(1)] }),
    breadcrumb({ container: place('crumbs'), attributes: [nested(0), nested(1)] }),
    rangeInput({ container: place('price'), attribute: 'price' }),
    ratingMenu({ container: place('rating'), attribute: 'rating' }),
    toggleRefinement({ container: place('stock'), attribute: 'stock' }),
    currentRefinements({ container: place('current') }),
    clearRefinements({ container: place('clear') }),
    pagination({ container: place('pages') }),
    hitsPerPage({
      container: place('sizes'),
      items: [
        { label: '2', value: 2, default: true },
        { label: '20', value: 20 },
      ],
    }),
    sortBy({
      container: place('sort'),
      items: [
        { label: 'Relevance', value: 'books' },
        { label: 'Price', value: 'books_price_asc' },
        { label: 'Relevant price', value: 'books_relevant' },
      ],
    }),
    relevantSort({ container: place('relevant'), templates: { text: 'relevant only' } }),
    queryRuleCustomData({
      container: place('data'),
      templates: { default: ({ items }, { html }) => html`${JSON.stringify(items)}` },
    }),
  ]
}

beforeEach(async () => {
  const rules = [
    { objectID: 'fog', pattern: 'fog', anchoring: 'is' as const, userData: { banner: 'Mist' } },
  ]
  const apps = [{ appId: APP, apiKeys: { [KEY]: { acl: ['search' as const] } } }]
  const service = createSearchService({ indices: [{ ...BOOK_INDEX, rules }], apps })
  sandbox = await startSandbox({ services: [service] })
  const hosts = [
    { url: `127.0.0.1:${sandbox.port}`, protocol: 'http' as const, accept: 'readWrite' as const },
  ]
  document.body.replaceChildren()
  const searchClient = liteClient(APP, KEY, { hosts })
  search = instantsearch({ indexName: 'books', searchClient, insights: false })
  search.addWidgets(widgets())
  search.start()
  await vi.waitFor(() => expect(ids()).toHaveLength(2))
})

afterEach(async () => {
  search.dispose()
  await sandbox.close()
})

describe('instantsearch.js with its stock widgets, unchanged,', () => {
  test('shows the first page and every facet', () => {
    expect(ids()).toEqual(['island', 'amber'])
    expect(text('stats')).toContain('5 results')
    expect(text('genres')).toMatch(/History\s*2.*Novel\s*2.*Travel\s*2.*Music\s*1/s)
    expect(text('countries')).toMatch(/Denmark\s*2/)
    expect(text('tree')).toMatch(/Books\s*4.*Music\s*1/s)
    expect(text('stock')).toContain('stock')
    expect(text('pages')).toContain('3')
  })

  test('searches what is typed, and shows what a rule adds', async () => {
    search.setUiState({ books: { query: 'fog' } })
    await vi.waitFor(() => expect(ids()).toEqual(['fog', 'concert']))
    expect(text('data')).toBe('[{"banner":"Mist"}]')
  })

  test('keeps the other values of a list that is refined', async () => {
    search.setUiState({ books: { refinementList: { genres: ['Novel'] } } })
    await vi.waitFor(() => expect(ids()).toEqual(['amber', 'street']))
    expect(text('genres')).toMatch(/Novel\s*2.*History\s*2.*Travel\s*2/s)
    expect(text('current')).toContain('Novel')
    expect(text('countries')).not.toContain('Denmark')
  })

  test('walks down a tree and keeps its upper levels', async () => {
    search.setUiState({ books: { hierarchicalMenu: { [nested(0)]: ['Books', 'Travel'] } } })
    await vi.waitFor(() => expect(ids()).toEqual(['island', 'fog']))
    expect(text('tree')).toMatch(/Books\s*4.*History\s*1.*Novel\s*1.*Travel\s*2.*Music\s*1/s)
    expect(text('crumbs')).toContain('Travel')
  })

  test('limits by range, rating and toggle', async () => {
    search.setUiState({
      books: { range: { price: '10:20' }, ratingMenu: { rating: 4 }, toggle: { stock: true } },
    })
    await vi.waitFor(() => expect(ids()).toEqual(['fog', 'concert']))
    expect(text('stats')).toContain('2 results')
  })

  test('turns pages, and sorts by a replica, standard or virtual', async () => {
    search.setUiState({ books: { page: 3 } })
    await vi.waitFor(() => expect(ids()).toEqual(['street']))
    search.setUiState({ books: { sortBy: 'books_price_asc' } })
    await vi.waitFor(() => expect(ids()).toEqual(['street', 'fog']))
    search.setUiState({ books: { sortBy: 'books_relevant', query: 'museum' } })
    await vi.waitFor(() => expect(text('relevant')).toContain('relevant only'))
    expect(ids()).toEqual(['street', 'concert'])
  })

  test('searches within a list', async () => {
    const input = document.querySelector<HTMLInputElement>('#genres input[type="search"]')
    if (!input) throw new Error('The list has no search box')
    input.value = 'nov'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(text('genres')).not.toContain('Travel'))
    expect(text('genres')).toMatch(/Novel\s*2/)
  })
})
