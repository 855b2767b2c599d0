import { expect, test } from 'vitest'
import { kindsOf } from '../../../src/recognition/kinds.ts'
import { listsOf, rowReader } from '../../../src/search/results/rows.ts'
import { wordsOf } from '../../../src/shell/words.ts'
import { settingsFrom } from '../settings.ts'

const settings = settingsFrom()

test('an existing result stays the same row when more come, but not if it has moved', () => {
  const read = rowReader(settings, wordsOf('en', null, null), kindsOf([], settings))
  const hits = [1, 2, 3].map((id) => ({ objectID: String(id), title: `No ${id}` }))
  const before = read(hits.slice(0, 2))
  const after = read(hits)
  expect(after.slice(0, 2)).toEqual(before)
  expect(after[1]).toBe(before[1])
  expect(read(hits.slice(1))[0]).toMatchObject({ at: 0, content: { title: 'No 2' } })
})

test('many results are in several lists, whose rows are full with one to seven cards in each', () => {
  const read = rowReader(settings, wordsOf('en', null, null), kindsOf([], settings))
  const lists = listsOf(read([...Array(1000).keys()].map((id) => ({ objectID: String(id) }))))
  expect(lists.flat().map(({ at }) => at)).toEqual([...Array(1000).keys()])
  for (const list of lists.slice(0, -1))
    expect([1, 2, 3, 4, 5, 6, 7].filter((columns) => list.length % columns)).toEqual([])
  expect(lists.length).toBeGreaterThan(2)
  expect(listsOf([])).toEqual([])
})
