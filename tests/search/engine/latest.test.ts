// What is kept of the answers: the first results of each index, by which its fields are known.
import { expect, test } from 'vitest'
import { createLatest } from '../../../src/search/engine/latest.ts'
import { createStore } from '../../../src/search/engine/snapshot.ts'
import { outcome } from '../filters/outcome.ts'

const hits = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ objectID: `${first + at}` }))

function sampled() {
  const store = createStore(outcome({}).state)
  const latest = createLatest(store)
  const show = (found: ReturnType<typeof hits>, index = 'a') => {
    const groups = [{ index, hits: found, nbHits: 60, queryID: null }]
    latest.show({ ...outcome({}), hits: found, groups } as never, {})
    return store.snapshot().samples[index]?.map(({ objectID }) => objectID)
  }
  return { show, latest }
}
const ids = (first: number, count: number) => hits(first, count).map(({ objectID }) => objectID)

test('an answer of many results tells what the fields are, and no later one changes it', () => {
  const { show } = sampled()
  expect(show(hits(0, 30))).toEqual(ids(0, 20))
  expect(show(hits(50, 30))).toEqual(ids(0, 20))
})

test('answers with few results do so together, until there are enough', () => {
  const { show } = sampled()
  expect(show(hits(0, 6))).toEqual(ids(0, 6))
  expect(show(hits(3, 6))).toEqual(ids(0, 9))
  expect(show(hits(9, 6))).toEqual(ids(0, 15))
  expect(show(hits(20, 6))).toEqual(ids(0, 15))
})

test('each index has its own', () => {
  const { show } = sampled()
  show(hits(0, 30))
  expect(show(hits(40, 12), 'b')).toEqual(ids(40, 12))
})

test('changed results of the owner start this again', () => {
  const { show, latest } = sampled()
  show(hits(0, 30))
  latest.expectOtherFields()
  expect(show(hits(30, 12))).toEqual(ids(30, 12))
})
