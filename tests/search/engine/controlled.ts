// An engine whose answers a test gives when it likes, on a clock of its own.
import { afterEach, beforeEach, vi } from 'vitest'
import type { ErrorCode } from '../../../src/contract/errors.ts'
import { EmbedError } from '../../../src/errors/errors.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import { emptyState, type SearchState } from '../../../src/search/engine/state.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import type { CreateEngine } from './engines.ts'

export const setup: Setup = {
  indices: ['events'],
  sorts: ['events_price', 'events_by_date'],
  firstSort: null,
  sizes: [2, 20],
  parameters: { hitsPerPage: 2 },
  facets: [],
  grows: false,
  groups: false,
  minLength: 0,
  suggestions: null,
  recommend: null,
  fills: true,
}

/** A client whose answers the test gives when it likes. */
export function controlled() {
  const asked: {
    queries: readonly Query[]
    answer(results?: object[]): void
    fail(code?: ErrorCode): void
  }[] = []
  const hit = (page: unknown, at: number) => ({ objectID: `${page}-${at}` })
  const resultFor = ({ indexName, params: { page, hitsPerPage } }: Query) => ({
    index: indexName,
    hits: hitsPerPage === 0 ? [] : [hit(page, 0), hit(page, 1)],
    nbHits: 10,
    nbPages: 5,
    page,
    hitsPerPage: hitsPerPage ?? 2,
    facets: indexName === 'help' ? { topic: { a: 1 } } : { city: { Riga: 1 } },
  })
  const client: SearchClient = {
    search: (queries) =>
      new Promise((resolve, reject) => {
        asked.push({
          queries,
          answer: (results) =>
            resolve({
              results: queries.map((query, at) => ({ ...resultFor(query), ...results?.[at] })),
            }),
          fail: (code = 'server') => reject(new EmbedError(code, 'down', 503)),
        })
      }),
    clearCache: vi.fn(),
    dispose: vi.fn(),
  }
  return { asked, client }
}

/** The clock stands still but where a test moves it. */
export function onHeldClock() {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Starts an engine of this make, and tells what it asked. */
export const starter =
  (createEngine: CreateEngine) =>
  (change: Partial<Setup> = {}, first: Partial<SearchState> = {}) => {
    const { asked, client } = controlled()
    const engine = createEngine({ ...emptyState('events'), ...first })
    engine.configure({ ...setup, ...change }, client)
    engine.begin()
    /** Gives the answer to a question that is asked by then, and waits until the engine has it. */
    const answer = async (at: number, results?: object[]) => {
      await settled()
      asked[at]?.answer(results)
      await settled()
    }
    return { engine, asked, client, answer }
  }

export const settled = () => vi.advanceTimersByTimeAsync(0)
export const mains = (asked: { queries: readonly Query[] }[]) =>
  asked.map(({ queries }) => queries[0]?.params)
