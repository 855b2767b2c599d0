// Which attributes help as filters, of which type, and in which order.
import { describe, expect, test } from 'vitest'
import { filterType, helpAsFilter } from '../../src/recognition/filters.ts'

const counted = (values: readonly (string | number)[], count = 4) =>
  Object.fromEntries(values.map((value) => [String(value), count]))
const upTo = (count: number) => [...Array(count).keys()]

function about(name: string, counts: Record<string, number>) {
  const numbers = Object.keys(counts).map(Number)
  const areNumbers = numbers.every((value) => Number.isFinite(value))
  const stats = areNumbers ? { min: Math.min(...numbers), max: Math.max(...numbers) } : undefined
  return { name, counts, stats }
}

describe('the type of a filter', () => {
  test.each([
    ['free', ['true', 'false'], 'toggle'],
    ['starts_at', [1_773_300_000, 1_773_303_600], 'date'],
    ['rating', [1.5, 3, 4.5], 'rating'],
    ['imdb rating', [6.1, 8.2], 'range'],
    ['bedrooms', [1, 2, 3], 'list'],
    ['price', [1, 2, 3], 'range'],
    ['weight', [1.5, 2.5], 'range'],
    ['pages', upTo(40), 'range'],
    ['year', [1999, 2024], 'range'],
    ['colour', ['Red;#f00', 'Blue;#00f'], 'color'],
    ['city', ['Riga', 'Lund'], 'list'],
  ] as const)('of %s with %j is %s', (name, values, type) => {
    expect(filterType(about(name, counted(values)))).toBe(type)
  })
})

describe('an attribute helps', () => {
  const helps = (name: string, counts: Record<string, number>, records = 60) => {
    const attribute = about(name, counts)
    return helpAsFilter(attribute, filterType(attribute), records)
  }

  test.each([
    ['its values come back', 'place', counted(['a', 'b', 'c'])],
    [
      'its name says that people choose by it, and a value comes back',
      'speakers',
      {
        Ada: 2,
        ...counted(
          upTo(57).map((at) => `P ${at}`),
          1,
        ),
      },
    ],
    [
      'it is a number',
      'pageCount',
      counted(
        upTo(60).map((at) => 100 + at * 7),
        1,
      ),
    ],
  ])('where %s', (_, name, counts) => {
    expect(helps(name, counts)).toBeGreaterThan(0)
  })

  test.each([
    ['it has a single value', 'status', { published: 60 }],
    [
      'each record has its own',
      'sku',
      counted(
        upTo(60).map((at) => `S${at}`),
        1,
      ),
    ],
    [
      'it is what records are called',
      'name',
      {
        Same: 3,
        ...counted(
          upTo(50).map((at) => `N ${at}`),
          1,
        ),
      },
    ],
    ['it is an id', 'userId', counted(upTo(30))],
    ['it holds steps of a price for machines', 'price_range', counted(['0:10', '10:20', ':99'])],
    ['it holds the depth of a heading', 'type', counted(['lvl0', 'lvl1', 'lvl2', 'content'])],
    ['it is a secret', 'codice_fiscale', counted(['A', 'B'])],
    ['it counts records', 'sortOrder', counted(upTo(15), 1)],
    ['it is a number for each record', 'place', counted(upTo(15), 1)],
    [
      'half of what records are called comes back',
      'name',
      {
        Ada: 20,
        Bo: 5,
        ...counted(
          upTo(30).map((at) => `N ${at}`),
          1,
        ),
      },
    ],
    ['it counts views', 'views', counted([100, 2000, 30_000])],
    ['it holds links', 'source', counted(['https://a.example/', 'https://b.example/'])],
    ['it holds mail addresses', 'contact', counted(['a@b.example', 'c@d.example'])],
    ['it holds dates as text', 'published', counted(['2026-03-12', '2026-03-13'])],
    [
      'it holds prose',
      'about',
      counted([
        'It is a long text about nothing at all.',
        'Another long text about as much as that.',
      ]),
    ],
  ])('not where %s', (_, name, counts) => {
    expect(helps(name, counts)).toBe(0)
  })

  test('more if more records have it, if it divides them evenly, and if people look for it', () => {
    const place = counted(['a', 'b', 'c'], 20)
    expect(helps('place', place)).toBeGreaterThan(helps('place', counted(['a', 'b', 'c'], 4)))
    expect(helps('place', place)).toBeGreaterThan(helps('place', { a: 58, b: 2 }))
    expect(helps('brand', place)).toBeGreaterThan(helps('thing', place))
    expect(helps('price', counted(upTo(60).map((at) => at / 3)))).toBeGreaterThan(
      helps('depth', counted(upTo(60).map((at) => at / 3))),
    )
  })
})
