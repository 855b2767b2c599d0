// Writes a visitor's choices to the address, and reads them back.
import { describe, expect, test } from 'vitest'
import type { SearchState } from '../../../src/search/engine/state.ts'
import { addressToState, stateToAddress } from '../../../src/search/told/address.ts'
import { at, first, options, shownAt, stateOf } from '../engine/states.ts'

const write = (state: Partial<SearchState>, search = '', prefix: string | null = null) =>
  stateToAddress(stateOf(state), first, { prefix }, at(search)).search
const read = (search: string) => addressToState(at(search), options)

describe('an address', () => {
  test('can be read by people', () => {
    const state = {
      query: 'jazz night',
      filters: { city: ['Kraków', 'Gdańsk'], price: { min: 10, max: 50 }, free: ['true'] },
      page: 1,
    }
    expect(decodeURI(write(state))).toBe(
      '?q=jazz+night&f.city=Kraków&f.city=Gdańsk&f.price=10:50&f.free=true&page=2',
    )
  })

  test('has tab, sort and page size', () => {
    const state = { index: 'help', sort: 'events_by_date', hitsPerPage: 50 }
    expect(write(state)).toBe('?index=help&sort=events_by_date&per-page=50')
  })

  test('leaves out one side of an interval, and an interval without sides', () => {
    expect(write({ filters: { price: { min: 10 } } })).toBe('?f.price=10:')
    expect(write({ filters: { price: { max: 0 } } })).toBe('?f.price=:0')
    expect(write({ filters: { price: {}, city: [] } })).toBe('')
  })

  test('is unchanged while nothing is chosen', () => {
    expect(stateToAddress(first, first, options, at('')).href).toBe('https://example.com/events')
  })

  test('begins each name with the prefix of its search', () => {
    const state = { query: 'jazz', filters: { city: ['Kyiv'] }, page: 1 }
    expect(write(state, '', 's')).toBe('?s.q=jazz&s.f.city=Kyiv&s.page=2')
    expect(addressToState(at('?q=no&s.q=jazz&s.page=2'), { ...options, prefix: 's' })).toEqual({
      query: 'jazz',
      page: 1,
    })
  })
})

describe("the page's own parameters", () => {
  test.each([
    '?a=%20b+c&flag',
    '?flag=&&x=%zz&%E0%A4%A=1&é=ü',
    '?utm_source=a&b[]=1&b[]=2&f.&f&Q=1&pages=2&s.q=other',
    "?quote='&semi;colon=~",
  ])('stay as they were, and in front: %s', (theirs) => {
    const before = at(`${theirs}#top?q=1`)
    const after = stateToAddress(stateOf({ query: 'jazz' }), first, options, before)
    expect(after.href).toBe(before.href.replace('#', '&q=jazz#'))
    expect(stateToAddress(first, first, options, after).href).toBe(before.href)
  })

  test('stay where they are between ours', () => {
    expect(write({ query: 'b' }, '?x=1&q=a&y=%20&f.city=Kyiv&page=2&z')).toBe('?x=1&y=%20&z&q=b')
  })

  test('keep their places when nothing of ours changes', () => {
    expect(write({ query: 'a', page: 1 }, '?q=a&x=1&page=2&y')).toBe('?q=a&x=1&page=2&y')
  })

  test('of another search with a prefix are left alone', () => {
    const events = write({ query: 'jazz' }, '?b.q=film&b.f.city=Kyiv', 'a')
    expect(events).toBe('?b.q=film&b.f.city=Kyiv&a.q=jazz')
    expect(write({}, events, 'b')).toBe('?a.q=jazz')
  })
})

describe('writing an address and reading it again keeps', () => {
  test.each([
    'a b',
    'a, b',
    'rock & roll',
    '1+1=2',
    '100%',
    '%20',
    '%E0%A4%A',
    '🎷👩‍🚀',
    'a:b',
    '10:50',
    '"quoted" \'too\'',
    'a#b?c',
    'a\nb\\',
    ' ',
  ])('the words and the value %j', (text) => {
    const state = stateOf({ query: text, filters: { city: [text, 'x'] } })
    expect(shownAt(stateToAddress(state, first, options, at('?x=1#y')))).toEqual(state)
  })

  test.each(['a.lvl0', 'a:b', 'a>b', 'f.city', 'q', 'größe', 'a b&c', 'constructor', '.'])(
    'the attribute %j',
    (attribute) => {
      const state = stateOf({ filters: { [attribute]: ['x'] } })
      expect(shownAt(stateToAddress(state, first, options, at('')))).toEqual(state)
    },
  )

  test('the rest where a text ends in half a character, and does not throw', () => {
    const url = stateToAddress(stateOf({ query: 'a\ud83cb' }), first, options, at(''))
    expect(shownAt(url).query).toBe('a\ufffdb')
  })
})

describe('the initial state', () => {
  const begun = stateOf({ query: 'jazz', filters: { city: ['Kyiv'], kind: ['film'] } })

  test('is not written into the address', () => {
    expect(stateToAddress(begun, begun, options, at('')).search).toBe('')
  })

  test('stays removed once the visitor has removed it', () => {
    const url = stateToAddress(first, begun, options, at(''))
    expect(url.search).toBe('?q=&f.city=')
    expect(shownAt(url, options, begun)).toEqual(first)
  })

  test('is replaced by the filters of a link, so that sender and receiver see the same', () => {
    const state = { ...begun, filters: { kind: ['film'] } }
    const url = stateToAddress(state, begun, options, at(''))
    expect(shownAt(url, options, begun)).toEqual(state)
  })
})

describe('nonsense in an address is ignored', () => {
  test.each([
    '?page=abc',
    '?page=-1',
    '?page=0',
    '?page=1e9',
    '?page=1000000000',
    '?page=2.5',
    '?page=',
    '?sort=events_by_luck',
    '?sort=',
    '?index=users',
    '?index=__proto__',
    '?per-page=7',
    '?per-page=20.0',
    '?per-page=1e1',
    '?q=%E0%A4%A',
    '?f.city=%E0%A4%A',
    '?f.%E0%A4%A=x',
    '?f.__proto__=x',
    '?f.=x',
    '?f=x',
    '?f.price=abc',
    '?f.price=10',
    '?f.price=:',
    '?f.price=NaN:5',
    '?f.price=5:Infinity',
    '?f.price=1e999:',
    '?f.price=1:2:3',
    '?f.price=50:10',
    '?f.price=0x10:',
    '?f.price=-:.',
    '?',
    '?&&=&=x',
  ])('%s', (search) => {
    expect(read(search)).toEqual({})
  })

  test('while valid parameters beside it count', () => {
    expect(read('?q=jazz&page=abc&f.price=abc:&f.city=Kyiv&f.city=%zz&sort=x')).toEqual({
      query: 'jazz',
      filters: { city: ['Kyiv'] },
    })
  })

  test('beyond the first hundred values of a filter', () => {
    const values = Array.from({ length: 1000 }, (_, at) => `f.city=${at}`).join('&')
    expect(read(`?${values}`).filters?.city).toHaveLength(100)
  })

  test('where an attribute has a special name such as __proto__', () => {
    const { filters } = read('?f.__proto__=x&f.constructor=y')
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype)
    expect(Object.entries(filters ?? {})).toEqual([['constructor', ['y']]])
  })

  test('where a value or a query stands twice: the first counts', () => {
    expect(read('?f.city=Kyiv&f.city=Kyiv&q=a&q=b')).toEqual({
      query: 'a',
      filters: { city: ['Kyiv'] },
    })
  })
})

describe('an interval', () => {
  test.each([
    ['10:50', { min: 10, max: 50 }],
    ['10:', { min: 10 }],
    [':50', { max: 50 }],
    ['-2.5:-1', { min: -2.5, max: -1 }],
    ['7:7', { min: 7, max: 7 }],
  ])('is written %s', (text, interval) => {
    expect(read(`?f.price=${text}`).filters).toEqual({ price: interval })
  })

  test('is a value where the attribute is known to have values', () => {
    expect(read('?f.ratio=10:50').filters).toEqual({ ratio: ['10:50'] })
  })

  test.each(['10:50', '9:', ':', '"10:50"'])(
    'and the value %s differ even for an unknown attribute',
    (value) => {
      const given = { ...options, isInterval: () => null }
      const state = stateOf({ filters: { ratio: { min: 10, max: 50 }, time: [value, 'x'] } })
      const url = stateToAddress(state, first, given, at(''))
      expect(url.search).toContain('?f.ratio=10:50&f.time=%22')
      expect(shownAt(url, given)).toEqual(state)
    },
  )
})
