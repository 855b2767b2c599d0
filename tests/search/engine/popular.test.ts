// What is searched for most: asked once, of the index that the page names by then.
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../src/contract/errors.ts'
import { createLightAsker } from '../../../src/light/SearchEngine.tsx'
import { createEngine } from '../../../src/search/engine/engine.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import { controlled, setup } from './controlled.ts'

function begun(suggestions: string | null = 'popular') {
  const { asked, client } = controlled()
  const engine = createEngine(emptyState('events'), createLightAsker())
  const name = (index: string | null) => engine.configure({ ...setup, suggestions: index }, client)
  name(suggestions)
  const answer = (at: number, query: string) => asked[at]?.answer([{ hits: [{ query }] }])
  const words = async () => {
    await Promise.resolve()
    await new Promise((done) => setTimeout(done))
    return engine.snapshot().popular?.map((offer) => offer.words) ?? null
  }
  return { engine, asked, name, answer, words }
}

test('popular searches are requested once, and again for another index, whose words replace the old ones', async () => {
  const { engine, asked, name, answer, words } = begun()
  engine.askPopular()
  engine.askPopular()
  name('others')
  answer(1, 'new')
  expect(await words()).toEqual(['new'])
  answer(0, 'old')
  expect(await words()).toEqual(['new'])
  // What else is set does not matter to them.
  engine.set({ query: 'jazz' })
  name('others')
  engine.askPopular()
  expect(asked.map(({ queries }) => queries[0]?.indexName)).toEqual(['popular', 'others'])
  engine.refresh()
  engine.askPopular()
  expect(asked).toHaveLength(3)
})

test('popular searches are only requested if they are wanted, when their index is known', async () => {
  const { engine, asked, name, answer, words } = begun(null)
  name('popular')
  engine.refresh()
  name('others')
  expect(asked).toEqual([])
  name(null)
  engine.askPopular()
  name('popular')
  answer(0, 'jazz')
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
