// The worked changes fit the code as it is. `npm run test:changes` applies and tries them.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { placesIn, sizeOf, workedChanges } from '../changes/pages.ts'

test.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s leads to every worked change', (page) => {
  const text = readFileSync(page, 'utf8')
  for (const { name } of workedChanges) expect(text).toContain(`(docs/changes/${name}.md)`)
})

describe.each(workedChanges)('the worked change $name', ({ name, change, promise, commands }) => {
  test('has as many lines as its page says', () => {
    expect(change.said).toBe(sizeOf(change))
    expect(promise.said).toBe(sizeOf(promise))
  })

  test('finds every place that it changes', () => {
    const places = [...placesIn(change), ...placesIn(promise)]
    expect(places).not.toEqual([])
    const page = `docs/changes/${name}.md`
    const lost = places.filter(({ file, before }) =>
      before ? !readFileSync(file, 'utf8').includes(before) : existsSync(file),
    )
    expect(lost, `these files have other lines than the diff in ${page}: update it`).toEqual([])
  })

  test('has tests in its promise, and says how to run them', () => {
    for (const { file } of placesIn(promise)) expect(file).toMatch(/^tests\//)
    for (const { file } of placesIn(change)) expect(file).not.toMatch(/^tests\//)
    expect(commands.join()).toMatch(/npx (vitest|playwright)/)
  })
})
