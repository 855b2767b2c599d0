// Which page numbers fit: a reader always reaches the first, the last and the next ones.
import { describe, expect, test } from 'vitest'
import { afterGap, pagesShown } from '../../../src/search/results/Pages.tsx'

describe('pages', () => {
  test.each([
    [0, 3, 7, '1 2 3'],
    [6, 7, 7, '1 2 3 4 5 6 7'],
    [0, 20, 7, '1 2 3 4 5 … 20'],
    [3, 20, 7, '1 2 3 4 5 … 20'],
    [4, 20, 7, '1 … 4 5 6 … 20'],
    [15, 20, 7, '1 … 15 16 17 … 20'],
    [16, 20, 7, '1 … 16 17 18 19 20'],
    [19, 20, 7, '1 … 16 17 18 19 20'],
    [0, 20, 5, '1 2 3 … 20'],
    [2, 20, 5, '1 … 3 … 20'],
    [19, 20, 5, '1 … 18 19 20'],
  ])('at %d of %d, with room for %d: %s', (current, count, room, expected) => {
    const pages = pagesShown(current, count, room)
    const gaps = afterGap(pages)
    const shown = pages.map((page) => (gaps.includes(page) ? `… ${page + 1}` : `${page + 1}`))
    expect(shown.join(' ')).toBe(expected)
  })

  test('are in order, each once, with the current one, and never more than there is room for', () => {
    for (const room of [5, 7])
      for (let count = 1; count <= 30; count++)
        for (let current = 0; current < count; current++) {
          const pages = pagesShown(current, count, room)
          expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
          expect(pages).toEqual(expect.arrayContaining([0, current, count - 1]))
          expect(pages.length + afterGap(pages).length).toBeLessThanOrEqual(room)
        }
  })

  test('for a narrow element are all among those for a wide one, so that a narrow element only hides some', () => {
    for (let count = 1; count <= 30; count++)
      for (let current = 0; current < count; current++)
        expect(pagesShown(current, count, 7)).toEqual(
          expect.arrayContaining(pagesShown(current, count, 5)),
        )
  })
})
