// What is searched for most: asked once, of the index that the page names by then.
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../src/contract/errors.ts'
import { EmbedError } from '../../../src/errors/errors.ts'
import { createLightAsker } from '../../../src/light/asker.ts'
import { createEngine } from '../../../src/search/engine/engine.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { setup } from './controlled.ts'

/** A client that answers when the test says so: with words, or the code of a failure. */
function begun(suggestions: string | null = 'popular') {
  const asked: {
    index: string | undefined
    answer(query: string): void
    fail(code: ErrorCode): void
  }[] = []
  const client: SearchClient = {
    search: ([query]) =>
      new Promise((resolve, reject) => {
        asked.push({
          index: query?.indexName,
          answer: (words) => resolve({ results: [{ hits: [{ query: words }] }] }),
          fail: (code) => reject(new EmbedError(code, 'down')),
        })
      }),
    clearCache() {},
    dispose() {},
  }
  const engine = createEngine(emptyState('events'), createLightAsker())
  const name = (index: string | null) => engine.configure({ ...setup, suggestions: index }, client)
  name(suggestions)
  const words = async () => {
    await Promise.resolve()
    await new Promise((done) => setTimeout(done))
    return engine.snapshot().popular?.map((offer) => offer.words) ?? null
  }
  return { engine, asked, name, words }
}

test('popular searches are asked for once, and anew of another index, whose words alone are shown', async () => {
  const { engine, asked, name, words } = begun()
  engine.askPopular()
  engine.askPopular()
  name('others')
  asked[1]?.answer('new')
  expect(await words()).toEqual(['new'])
  asked[0]?.answer('old')
  expect(await words()).toEqual(['new'])
  // What else is set does not matter to them.
  engine.set({ query: 'jazz' })
  name('others')
  engine.askPopular()
  expect(asked.map(({ index }) => index)).toEqual(['popular', 'others'])
  engine.refresh()
  engine.askPopular()
  expect(asked).toHaveLength(3)
})

test('popular searches that nobody has wanted are not asked for, those wanted come with their index', async () => {
  const { engine, asked, name, words } = begun(null)
  name('popular')
  engine.refresh()
  name('others')
  expect(asked).toEqual([])
  name(null)
  engine.askPopular()
  name('popular')
  asked[0]?.answer('jazz')
  expect(await words()).toEqual(['jazz'])
})

test.each<[ErrorCode, number]>([
  ['timeout', 2],
  ['offline', 2],
  ['not-found', 1],
])('after the failure %s popular searches have been asked for %i times', async (code, times) => {
  const { engine, asked, words } = begun()
  engine.askPopular()
  asked[0]?.fail(code)
  expect(await words()).toBeNull()
  engine.askPopular()
  expect(asked).toHaveLength(times)
})
