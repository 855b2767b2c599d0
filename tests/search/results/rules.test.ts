// What the service's rules tell the page, from answers of any kind.
import { describe, expect, test, vi } from 'vitest'
import type { SearchRule } from '../../../demo/sandbox/search/definition.ts'
import { facetOrderingOf } from '../../../src/search/engine/ordering.ts'
import { bannersOf, redirectOf } from '../../../src/search/results/rules.ts'
import { openShop } from '../../sandbox/search/fixture.ts'

const answerWith = (changes: Partial<SearchRule>) =>
  openShop({
    rules: [{ objectID: 'rule', pattern: 'fog', anchoring: 'is', ...changes }],
  }).search({ query: 'fog' })
const redirect = (url: unknown) => redirectOf({ renderingContent: { redirect: { url } } })
const fromData = (...userData: unknown[]) => bannersOf({ userData })
const fromWidgets = (...banners: unknown[]) =>
  bannersOf({ renderingContent: { widgets: { banners } } })
const nothing = {
  image: null,
  ratio: null,
  alt: '',
  title: '',
  text: '',
  url: null,
  newTab: false,
}

const odd: [unknown][] = [
  undefined,
  null,
  5,
  true,
  [],
  [null],
  ['x'],
  {},
  { url: 5 },
  { order: 'x' },
].map((value) => [value])

describe('a redirect', () => {
  test('is read from the service’s answer', () => {
    const answer = answerWith({
      renderingContent: { redirect: { url: 'https://example.org/fog' } },
    })
    expect(redirectOf(answer)).toBe('https://example.org/fog')
  })

  test.each([
    ['/tickets?a=b#c', new URL('/tickets?a=b#c', location.href).href],
    ['//example.org/x', new URL('//example.org/x', location.href).href],
    ['http://example.org', 'http://example.org/'],
    [' https://example.org/ ', 'https://example.org/'],
  ])('to %j leads to %s', (url, target) => {
    expect(redirect(url)).toBe(target)
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'ftp://example.org/',
    'https://',
    '',
    ' ',
  ])('to %j leads nowhere', (url) => {
    expect(redirect(url)).toBeNull()
  })

  test('never leads to a file, even where the page itself is one', () => {
    vi.stubGlobal('location', new URL('file:///home/page.html'))
    expect(redirect('/tickets')).toBeNull()
    expect(redirect('https://example.org/a')).toBe('https://example.org/a')
    vi.unstubAllGlobals()
  })

  test.each(odd)('is ignored where it is %j', (value) => {
    expect(redirect(value)).toBeNull()
    expect(redirectOf({ renderingContent: value })).toBeNull()
    expect(redirectOf({ renderingContent: { redirect: value } })).toBeNull()
  })
})

describe('a banner of the service', () => {
  const image = { urls: [{ url: '/organ.jpg' }], title: 'Ten organs' }

  test('is a picture with its words and its link', () => {
    const answer = answerWith({
      renderingContent: {
        widgets: { banners: [{ image, link: { url: '/organs', target: '_blank' } }] },
      },
    })
    expect(bannersOf(answer)).toEqual([
      { ...nothing, image: '/organ.jpg', alt: 'Ten organs', url: '/organs', newTab: true },
    ])
  })

  test('may have no link, or a link that opens in the same tab', () => {
    expect(fromWidgets({ image }, { image, link: { url: '/a', target: '_self' } })).toEqual([
      { ...nothing, image: '/organ.jpg', alt: 'Ten organs' },
      { ...nothing, image: '/organ.jpg', alt: 'Ten organs', url: '/a' },
    ])
  })

  test.each([
    [{ image: { urls: [{ url: 'javascript:x' }], title: 'A' } }, []],
    [{ image: { urls: [] } }, []],
    [{ link: { url: '/a' } }, []],
    [{ image, link: { url: 'javascript:alert(1)' } }, [null]],
  ])('with an unsafe part keeps the rest: %j', (banner, urls) => {
    expect(fromWidgets(banner).map(({ url }) => url)).toEqual(urls)
  })
})

describe('a banner in a rule’s own data', () => {
  test('has words, a picture and a link', () => {
    const userData = {
      type: 'banner',
      title: 'Six nights',
      text: 'The jazz pass.',
      url: '/jazz-pass',
      image: 'https://example.org/jazz.jpg',
    }
    expect(bannersOf(answerWith({ userData }))).toEqual([
      {
        ...nothing,
        image: 'https://example.org/jazz.jpg',
        title: 'Six nights',
        text: 'The jazz pass.',
        url: '/jazz-pass',
      },
    ])
  })

  test.each([
    [{ img: '/a.png' }, { image: '/a.png' }],
    [
      { banner: '/a.png', link: '/b' },
      { image: '/a.png', url: '/b' },
    ],
    [
      { image_url: '/a.png', alt: 'A' },
      { image: '/a.png', alt: 'A' },
    ],
    [{ image: ['/a.png', '/b.png'] }, { image: '/a.png' }],
    [{ image: { url: '/a.png', title: 'A' } }, { image: '/a.png', alt: 'A' }],
    [
      { image: { src: '/a.png', alt: 'A', width: 1200, height: 300 } },
      { image: '/a.png', alt: 'A', ratio: 4 },
    ],
    [
      { image: '/a.png', width: '600', height: '300' },
      { image: '/a.png', ratio: 2 },
    ],
    [{ image: '/a.png', width: 600, height: 0 }, { image: '/a.png' }],
    [{ image: '/a.png', width: { toString: 'x' }, height: 5 }, { image: '/a.png' }],
    [
      { headline: ' A ', description: 'B', href: '/c' },
      { title: 'A', text: 'B', url: '/c' },
    ],
    [
      { title: 'A', link: { href: '/c', target: '_blank' } },
      { title: 'A', url: '/c', newTab: true },
    ],
    [
      { title: 'A', url: 'tel:+48123456789' },
      { title: 'A', url: 'tel:+48123456789' },
    ],
    [{ text: '<b>not markup</b>' }, { text: '<b>not markup</b>' }],
    [
      { banner: { title: 'A', url: '/sale' }, link: '/b' },
      { title: 'A', url: '/sale' },
    ],
    [
      { banner: { src: '/a.png' }, link: '/b' },
      { image: '/a.png', url: '/b' },
    ],
  ])('is recognised: %j', (data, banner) => {
    expect(fromData(data)).toEqual([{ ...nothing, ...banner }])
  })

  test('may be one of several, above each other', () => {
    expect(fromData({ banners: [{ title: 'A' }, { title: 'B' }] }, { title: 'C' })).toEqual(
      ['A', 'B', 'C'].map((title) => ({ ...nothing, title })),
    )
  })

  test.each([
    [{ title: 'A', url: 'javascript:alert(1)' }, { title: 'A' }],
    [{ title: 'A', image: 'data:image/svg+xml,<svg/>' }, { title: 'A' }],
    [
      { title: 'A', image: 'javascript:x', img: '/b.png' },
      { title: 'A', image: '/b.png' },
    ],
    [{ title: { toString: 'x' }, text: 'B' }, { text: 'B' }],
  ])('loses unsafe parts: %j', (data, banner) => {
    expect(fromData(data)).toEqual([{ ...nothing, ...banner }])
  })

  test.each<[unknown]>([
    ...odd,
    ['words'],
    [{ redirect: 'https://example.org' }],
    [{ url: '/a' }],
    [{ filters: 'a:b', title: '' }],
    [{ title: ['A'] }],
    [{ banner: {} }],
    [{ banners: [null, 'x'] }],
  ])('that is none is left out: %j', (data) => {
    expect(fromData(data)).toEqual([])
    expect(bannersOf({ userData: data })).toEqual([])
    expect(fromWidgets(data)).toEqual([])
    expect(bannersOf({ renderingContent: { widgets: data } })).toEqual([])
  })
})

describe('the order of facets', () => {
  test('is read from the service’s answer', () => {
    const answer = answerWith({
      renderingContent: {
        facetOrdering: {
          facets: { order: ['city', 'category'] },
          values: {
            city: { order: ['Gdańsk', 'Rostock'], sortRemainingBy: 'alpha', hide: ['Nowhere'] },
            category: { sortRemainingBy: 'hidden' },
            tags: { hide: ['press'] },
          },
        },
      },
    })
    const { facets, values } = facetOrderingOf(answer)
    expect(facets).toEqual(['city', 'category'])
    expect(Object.fromEntries(values)).toEqual({
      city: { order: ['Gdańsk', 'Rostock'], rest: 'alpha', hide: ['Nowhere'] },
      category: { order: [], rest: 'hidden', hide: [] },
      tags: { order: [], rest: 'count', hide: ['press'] },
    })
  })

  test('names each facet once, and ignores values that are not names', () => {
    const facets = { order: ['a', 5, 'b', 'a', null] }
    const values = { a: { order: ['x', 'x', {}], sortRemainingBy: 'random', hide: 'x' }, b: null }
    const read = facetOrderingOf({ renderingContent: { facetOrdering: { facets, values } } })
    expect(read.facets).toEqual(['a', 'b'])
    expect(Object.fromEntries(read.values)).toEqual({
      a: { order: ['x'], rest: 'count', hide: [] },
    })
    expect(read.values.get('constructor')).toBeUndefined()
  })

  test.each(odd)('is ignored where it is %j', (value) => {
    const none = { facets: [], values: new Map() }
    expect(facetOrderingOf({ renderingContent: value })).toEqual(none)
    expect(facetOrderingOf({ renderingContent: { facetOrdering: value } })).toEqual(none)
    const parts = { facetOrdering: { facets: value, values: [value] } }
    expect(facetOrderingOf({ renderingContent: parts })).toEqual(none)
  })
})
