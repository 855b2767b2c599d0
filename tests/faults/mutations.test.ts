// The lines of code behind the promises of the cells. Every promise needs one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows } from './cases.ts'
import { mutations } from './mutations.ts'
import { scenes } from './scenes.ts'
import { ever } from './sight.ts'
import { comesInTime, goesWell, isOver, troubleOf } from './walk.ts'

test('each line to remove is in its file exactly once', () => {
  for (const { file, line } of mutations)
    expect(readFileSync(file, 'utf8').split(line), `${file}: ${line}`).toHaveLength(2)
})

/** What comes of others: the content itself, which several lines of the list keep away. */
const earnedByOthers = [
  'the text is there',
  'the result is there',
  'the box has the words',
  'the form stays away',
  // No service of the stage says a key aloud.
  'no key is in the console',
]

test('each promise of the cells has a line of code behind it', () => {
  const [row] = rows
  if (!row) throw new Error('there is no row')
  const ofScenes = Object.values(scenes)
    .flatMap((moments) => Object.values(moments))
    .flatMap(({ always, fails, meanwhile, ends }) => [always, fails, meanwhile, ends])
  const all = [ever, troubleOf('site-search', row), goesWell, comesInTime, isOver, ...ofScenes]
  const promises = new Set(all.flatMap(Object.keys))
  const earned = new Set(mutations.map(({ promise }) => promise))
  expect([...promises].filter((one) => !earned.has(one)).sort()).toEqual(earnedByOthers.sort())
  expect([...earned].filter((one) => !promises.has(one))).toEqual([])
})
