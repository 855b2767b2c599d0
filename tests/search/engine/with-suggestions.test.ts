// Suggestions that come along with the search, and a service that does not give them.
import { describe, expect, test, vi } from 'vitest'
import { EmbedError } from '../../../src/errors/errors.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { onHeldClock, settled, setup as usual } from './controlled.ts'
import { engines } from './engines.ts'

const setup: Setup = {
  ...usual,
  parameters: { hitsPerPage: 2, filters: 'open:true', userToken: 'me' },
  suggestions: 'events_suggestions',
}

onHeldClock()

type Reply = (query: Query) => object

const found: Reply = ({ indexName, params: { query } }) =>
  indexName === 'events'
    ? { hits: [{ objectID: '1' }], nbHits: 1, index: indexName }
    : { hits: [{ query: `${query}zz` }], nbHits: 1 }

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  function started(change: Partial<Setup> = {}, query = '', reply: Reply = found) {
    const asked: (readonly Query[])[] = []
    const client: SearchClient = {
      async search(queries) {
        asked.push(queries)
        return { results: queries.map((query) => ({ ...reply(query) })) }
      },
      clearCache: vi.fn(),
      dispose: vi.fn(),
    }
    const engine = createEngine({ ...emptyState(change.indices ? '' : 'events'), query })
    engine.configure({ ...setup, ...change }, client)
    engine.begin()
    return { engine, client, asked }
  }
  const names = (asked: (readonly Query[])[]) =>
    asked.map((queries) => queries.map(({ indexName }) => indexName).join())
  const shown = ({ engine }: ReturnType<typeof started>) => engine.snapshot().outcome

  describe('suggestions', () => {
    test('are asked for in the request of the search, and not for an empty query', async () => {
      const search = started({}, ' ')
      await settled()
      search.engine.set({ query: 'ja' })
      await settled()
      expect(names(search.asked)).toEqual(['events', 'events,events_suggestions'])
      expect(shown(search)?.suggestions).toMatchObject([{ query: 'jazz' }])
      expect(shown(search)?.hits).toEqual([{ objectID: '1' }])
    })

    test('carry nothing of what narrows the search', async () => {
      const { engine, asked } = started({}, 'ja')
      engine.set({ filters: { city: ['Riga'] } })
      await settled()
      expect(asked.at(-1)?.at(-1)).toEqual({
        indexName: 'events_suggestions',
        params: {
          query: 'ja',
          page: 0,
          hitsPerPage: 5,
          removeWordsIfNoResults: 'allOptional',
          highlightPreTag: '__ais-highlight__',
          highlightPostTag: '__/ais-highlight__',
        },
      })
    })

    test('are not asked for below the least length, nor without an index of them', async () => {
      const short = started({ minLength: 3 }, 'ja')
      const none = started({ suggestions: null }, 'ja')
      await settled()
      expect(names(short.asked)).toEqual([])
      expect(names(none.asked)).toEqual(['events'])
      expect(shown(none)?.suggestions).toEqual([])
    })

    test('do not move the page when their index is set later', async () => {
      const { engine, client } = started({ suggestions: null }, 'ja', () => ({
        hits: [{ query: 'x' }],
        nbHits: 9,
        nbPages: 5,
      }))
      engine.set({ page: 2 })
      await settled()
      engine.configure(setup, client)
      await settled()
      expect(engine.snapshot().state.page).toBe(2)
    })
  })

  describe('a box that searches elsewhere', () => {
    test('requests only suggestions', async () => {
      const search = started({ indices: [] }, 'ja')
      await settled()
      expect(names(search.asked)).toEqual(['events_suggestions'])
      expect(shown(search)).toMatchObject({ hits: [], nbHits: 0, suggestions: [{ query: 'jazz' }] })
    })

    test.each(['server', 'not-found'] as const)(
      'does not complain when %s is the answer',
      async (code) => {
        const { engine } = started({ indices: [] }, 'ja', () => {
          throw new EmbedError(code, 'no')
        })
        await settled()
        expect(engine.snapshot()).toMatchObject({ error: null, outcome: { suggestions: [] } })
      },
    )

    test('asks nothing where there is nothing to ask', async () => {
      const empty = started({ indices: [] })
      const none = started({ indices: [], suggestions: null }, 'ja')
      await settled()
      expect([empty.asked, none.asked]).toEqual([[], []])
      expect(shown(empty)).toMatchObject({ hits: [], suggestions: [] })
      expect(none.engine.snapshot().status).toBe('idle')
    })
  })

  describe('where the service refuses them', () => {
    const refusing =
      (error: EmbedError): Reply =>
      (query) => {
        if (query.indexName !== 'events') throw error
        return found(query)
      }

    test.each([
      ['not-found', 404],
      ['key', 403],
      ['config', 400],
      ['shape', null],
      ['internal', null],
    ] as const)(
      '%s: the search is asked again without, and so from then on',
      async (code, status) => {
        const error = new EmbedError(code, 'no', status)
        const search = started({}, 'ja', refusing(error))
        await settled()
        expect(search.engine.snapshot()).toMatchObject({ error: null, unsuggested: error })
        expect(shown(search)).toMatchObject({ hits: [{ objectID: '1' }], suggestions: [] })
        search.engine.set({ query: 'jaz' })
        await settled()
        expect(names(search.asked)).toEqual(['events,events_suggestions', 'events', 'events'])
      },
    )

    test('another index of them is tried, and so is another client', async () => {
      const { engine, client, asked } = started(
        {},
        'ja',
        refusing(new EmbedError('key', 'no', 403)),
      )
      await settled()
      engine.configure({ ...setup, suggestions: 'other' }, client)
      await settled()
      expect(names(asked).slice(2)).toEqual(['events,other', 'events'])
      const other = started()
      await settled()
      engine.configure({ ...setup, suggestions: 'other' }, other.client)
      await settled()
      expect(names(other.asked).at(-1)).toBe('events,other')
      expect(engine.snapshot().unsuggested).toBeNull()
    })

    test.each(['server', 'timeout', 'quota', 'rate-limit', 'offline'] as const)(
      '%s is not caused by them, so there is no second request',
      async (code) => {
        const { engine, asked } = started({}, 'ja', refusing(new EmbedError(code, 'no')))
        await settled()
        expect(asked).toHaveLength(1)
        expect(engine.snapshot()).toMatchObject({ error: { code }, unsuggested: null })
      },
    )

    test('a search that fails without them too is told as that, and they stay', async () => {
      const { engine } = started({}, 'ja', () => {
        throw new EmbedError('key', 'no', 403)
      })
      await settled()
      expect(engine.snapshot()).toMatchObject({ error: { code: 'key' }, unsuggested: null })
    })

    test('a cancelled request is not sent again', async () => {
      const { engine, asked } = started({}, 'ja', refusing(new EmbedError('key', 'no', 403)))
      vi.advanceTimersByTime(0)
      engine.dispose()
      await settled()
      expect(names(asked)).toEqual(['events,events_suggestions'])
    })

    test('an index with other records is left out from then on', async () => {
      const search = started({}, 'ja', () => ({ hits: [{ title: 'x' }], nbHits: 1 }))
      await settled()
      expect(search.engine.snapshot().unsuggested).toMatchObject({ code: 'shape' })
      search.engine.set({ query: 'jaz' })
      await settled()
      expect(names(search.asked)).toEqual(['events,events_suggestions', 'events'])
    })
  })
})
