import { describe, expect, test } from 'vitest'
import { openShop, refusal } from './fixture.ts'

const shop = openShop()
const filtered = (filters: string) => shop.ids({ filters }).sort()

describe('a filter expression', () => {
  test.each([
    ['genres:Novel', ['amber', 'street']],
    ['genres:novel', ['amber', 'street']],
    ['NOT genres:Novel', ['concert', 'fog', 'island']],
    ['"author.country":Poland', ['amber', 'fog']],
    ["categories.lvl1:'Books > Travel'", ['fog', 'island']],
    ['stock:true AND rating >= 4', ['amber', 'concert', 'fog']],
    ['price:10 TO 18.5', ['concert', 'fog', 'island']],
    ['NOT price:10 TO 18.5', ['amber', 'street']],
    ['price < 12', ['street']],
    ['price<=12', ['fog', 'street']],
    ['price = 25', ['amber']],
    ['price:25', ['amber']],
    ['price != 25', ['concert', 'fog', 'island', 'street']],
    ['NOT price > 12', ['fog', 'street']],
    ['_tags:new', ['fog', 'street']],
    ['short', ['street']],
    ['NOT new', ['amber', 'concert', 'island']],
    ['new AND NOT short', ['fog']],
    ['objectID:amber OR objectID:fog', ['amber', 'fog']],
    ['series:cities', ['fog', 'street']],
    ['(genres:Music OR genres:Novel) AND stock:true', ['amber', 'concert', 'street']],
    ['stock:true AND genres:Music OR genres:Novel', ['amber', 'concert', 'street']],
    ['(stock:true AND rating = 5)', ['amber']],
    ['genres:Music<score=3> OR genres:Novel', ['amber', 'concert', 'street']],
    ['  ', ['amber', 'concert', 'fog', 'island', 'street']],
  ])('%s finds %j', (filters, ids) => {
    expect(filtered(filters)).toEqual(ids)
  })

  test('sees quotes, colons and backslashes in a quoted value', () => {
    const record = { objectID: 'odd', genres: ['NBC: "East" \\ West'] }
    const odd = openShop({ records: () => [record] })
    expect(odd.ids({ filters: 'genres:"NBC: \\"East\\" \\\\ West"' })).toEqual(['odd'])
    expect(odd.ids({ filters: `genres:'NBC: "East" \\ West'` })).toEqual(['odd'])
  })

  test('matches nothing on an attribute that is not declared for faceting', () => {
    expect(filtered('title:Amber')).toEqual([])
  })

  test('matches tags only as they are written', () => {
    expect(filtered('_tags:New')).toEqual([])
  })

  test('moves a record up by the score of its filter', () => {
    const filters = 'genres:Travel<score=1> OR genres:Novel<score=5>'
    expect(shop.ids({ filters })).toEqual(['amber', 'street', 'island', 'fog'])
  })
})

const AND_IN_OR = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'

describe('a bad filter expression is refused with the place', () => {
  test.each([
    ['genres:Travel books', 'Unexpected token string(books) expected end of filter at col 14'],
    ['genres:a>b', 'Unexpected token > expected end of filter at col 8'],
    ['genres:a:b', "Unexpected token ':' expected end of filter at col 8"],
    ['genres:a=1', 'Unexpected token numeric operator expected end of filter at col 8'],
    ['genres:a<b', 'Unexpected token string(b) expected "score" at col 9'],
    ['a<unknown=6>', 'Unexpected token string(unknown) expected numeric at col 2'],
    [':a AND b', "Unexpected token ':' expected filter at col 0"],
    ['a: AND b:c', "Unexpected token 'AND' expected string at col 3"],
    ['a:"" AND b:c', 'Unexpected token empty string expected string at col 3'],
    ['"open', 'Unexpected token incomplete string expected filter at col 0'],
    ['a and b', 'Unexpected token string(and) expected end of filter at col 2'],
    ['(a OR b', "Unexpected token end of filter expected ')' at col 7"],
    ['NOT (a OR b)', "Unexpected token '(' expected filter at col 4"],
    ['price > cheap', 'Unexpected token string(cheap) expected numeric at col 8'],
    ['price:1 TO many', 'Unexpected token string(many) expected numeric at col 11'],
    ['a!b', "Not allowed '!' at col 1"],
    ['(a AND b) OR c', AND_IN_OR],
    ['a OR (b AND c)', AND_IN_OR],
    ['(a AND b OR c) OR d', AND_IN_OR],
    ['a OR (b OR c AND d)', AND_IN_OR],
    ['((x:a AND x:b) AND (n:0 TO 9 OR n = 10))', AND_IN_OR],
  ])('%s', (filters, complaint) => {
    const message = `filters: ${complaint}`
    expect(refusal(shop, { filters })).toEqual({ status: 400, body: { message, status: 400 } })
  })

  test.each([
    ['new OR genres:Novel', 'tag filter'],
    ['genres:Novel OR price > 3', 'facet filter'],
    ['price = 10 OR new', 'numeric filter'],
  ])('%s mixes kinds in one OR', (filters, kind) => {
    const { status, body } = refusal(shop, { filters })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`in the same OR.\\nExpected a ${kind} which needs`)
  })
})
