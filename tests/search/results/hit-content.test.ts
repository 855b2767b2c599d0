// Which fields of a record the built-in result shows.
import { describe, expect, test } from 'vitest'
import { kindsOf } from '../../../src/recognition/kinds.ts'
import { currencyOf } from '../../../src/search/results/hit-content.ts'
import { contentOf } from '../content.ts'
import { settingsFrom } from '../settings.ts'

/** What a record says nothing of. */
const nothing = {
  text: '',
  image: null,
  url: null,
  entry: null,
  date: null,
  until: null,
  price: '',
  currency: '',
  badge: '',
  facts: [],
  group: '',
}

describe('a record without any hit-… attribute', () => {
  test('shows what its names say', () => {
    expect(
      contentOf({
        objectID: '1',
        title: 'Jazz night',
        summary: 'In the old town',
        image: '/jazz.png',
        url: '/events/1',
        date: '2026-03-12',
      }),
    ).toEqual({
      ...nothing,
      title: 'Jazz night',
      text: 'In the old town',
      image: '/jazz.png',
      url: '/events/1',
      date: { date: new Date('2026-03-12'), isDay: true },
    })
  })

  test.each([
    ['title', { name: 'A' }, 'A'],
    ['title', { headline: 'A', name: 'B' }, 'B'],
    ['title', { title: '  ', name: 'B' }, 'B'],
    ['title', { title: 2048 }, '2048'],
    ['text', { title: 'A', description: 'B' }, 'B'],
    ['text', { title: 'A', excerpt: 'B' }, 'B'],
    ['text', { title: 'A', content: 'B' }, 'B'],
    ['image', { thumbnail: '/a.png' }, '/a.png'],
    ['image', { cover: { url: '/a.png' } }, '/a.png'],
    ['image', { image: { src: '/a.png' } }, '/a.png'],
    ['image', { images: [{ url: '/1.png' }, { url: '/2.png' }] }, '/1.png'],
    ['image', { image: ['/a.png', '/b.png'] }, '/a.png'],
    ['image', { image: 'data:text/html,x', thumbnail: '/b.png' }, '/b.png'],
    ['url', { link: '/a' }, '/a'],
    ['url', { permalink: 'https://example.com/a' }, 'https://example.com/a'],
  ] as const)('finds its %s in %j', (part, hit, value) => {
    expect(contentOf(hit)[part]).toBe(value)
  })

  test('with a whole book shows its beginning, and cuts neither a word nor a mark', () => {
    const marked = '__ais-highlight__lamp__/ais-highlight__'
    const value = `${marked} `.repeat(3000).trim()
    const { text } = contentOf({
      title: 'Lamps',
      summary: '-',
      _highlightResult: { summary: { value } },
    })
    expect(text.length).toBeLessThan(2100)
    expect(text.split(' ').slice(0, -1)).toEqual(
      text
        .split(' ')
        .slice(0, -1)
        .map(() => marked),
    )
    expect(text.endsWith(' …')).toBe(true)
    expect(contentOf({ title: 'x'.repeat(9000) }).title).toHaveLength(2202)
  })

  test('without any known field shows its first texts, never a blank row', () => {
    expect(contentOf({ objectID: '7', sku: 'X-1', colour: 'amber', size: 5 }).title).toBe('amber')
    expect(contentOf({ objectID: '7', sku: 'X-1', code: 'B-2' })).toMatchObject({
      title: 'X-1',
      text: 'B-2',
    })
    expect(contentOf({ objectID: '7', size: 5 }).title).toBe('7')
    // Whatever else there is.
    expect(contentOf({ objectID: '7', password: 'secret word', api_token: 'tk-3' }).title).toBe('7')
    expect(contentOf({ objectID: '7', page: 'https://example.com/7', sku: 'X-1' }).title).toBe(
      'X-1',
    )
  })

  test.each([
    [{ objectID: '1' }],
    [{ objectID: '1', title: null, summary: {}, image: 5, url: [], date: true }],
    [{ objectID: '1', title: { before: 7 }, _highlightResult: null }],
  ])('in any shape shows at least its id: %j', (hit) => {
    expect(contentOf(hit)).toEqual({ ...nothing, title: '1' })
  })
})

describe('hit-… attributes', () => {
  test('name the fields, dotted paths too', () => {
    const hit = {
      title: 'hidden',
      names: { pl: 'Noc jazzu' },
      lead: 'W starym mieście',
      media: [{ src: '/jazz.png' }],
      links: { self: '/events/1' },
      when: 1773273600,
    }
    expect(
      contentOf(hit, {
        'hit-title': 'names.pl',
        'hit-text': 'lead',
        'hit-image': 'media.0.src',
        'hit-url': 'links.self',
        'hit-date': 'when',
      }),
    ).toEqual({
      ...nothing,
      title: 'Noc jazzu',
      text: 'W starym mieście',
      image: '/jazz.png',
      url: '/events/1',
      date: { date: new Date(1773273600_000), isDay: false },
    })
  })

  test('are not replaced by a guess when the field that they name is missing', () => {
    const hit = { title: 'A', url: '/a', image: '/a.png', date: '2026-03-12' }
    const none = { 'hit-url': 'x', 'hit-image': 'x', 'hit-date': 'x' }
    expect(contentOf(hit, none)).toMatchObject({ url: null, image: null, date: null })
  })
})

describe('a record that begins and ends', () => {
  test.each([
    [{ starts_at: '2026-03-12', ends_at: '2026-03-15' }, '2026-03-15'],
    [{ start_date: '2026-03-12', end_date: '2026-03-15' }, '2026-03-15'],
    [{ startsAt: 1773300000, endsAt: 1773600000 }, '2026-03-15'],
    [{ startDate: '2026-03-12T10:00', endDate: '2026-03-13T00:00' }, '2026-03-13'],
  ])('shows both: %j', (fields, end) => {
    expect(
      contentOf({ title: 'A', ...fields })
        .until?.date.toISOString()
        .slice(0, 10),
    ).toBe(end)
  })

  test.each([
    [{ starts_at: '2026-03-12', ends_at: '2026-03-12' }],
    // One evening, though it ends after midnight.
    [{ starts_at: '2026-03-12T20:00Z', ends_at: '2026-03-13T02:00Z' }],
    [{ starts_at: '2026-03-12', ends_at: '2026-03-10' }],
    [{ starts_at: '2026-03-12', ends_at: 'late' }],
    [{ date: '2026-03-12', ends_at: '2026-03-15' }],
    [{ starts_at: 'soon', ends_at: '2026-03-15' }],
  ])('shows no end on the same day: %j', (fields) => {
    expect(contentOf({ title: 'A', ...fields }).until).toBeNull()
  })

  test('shows its end for the start that hit-date names too', () => {
    const hit = { title: 'A', event: { start: '2026-03-12', end: '2026-03-15' } }
    expect(contentOf(hit, { 'hit-date': 'event.start' }).until?.isDay).toBe(true)
  })
})

describe('an address that a browser would run', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', ' vbscript:x', 'java\tscript:alert(1)'])(
    'is no link and no picture: %s',
    (address) => {
      expect(contentOf({ title: 'A', url: address, image: address })).toMatchObject({
        title: 'A',
        url: null,
        image: null,
      })
      expect(
        contentOf({ title: 'A', x: address }, { 'hit-url': 'x', 'hit-image': 'x' }).url,
      ).toBeNull()
    },
  )
})

describe('a pattern for the address', () => {
  const url = (pattern: string, hit: Record<string, unknown>) =>
    contentOf(hit, { 'hit-url': pattern }).url

  test.each([
    ['/products/{handle}', { handle: 'lamp' }, '/products/lamp'],
    [
      '/products/{handle}?variant={objectID}',
      { handle: 'lamp', objectID: '7' },
      '/products/lamp?variant=7',
    ],
    ['/{a.b}', { a: { b: 'deep' } }, '/deep'],
    ['/{path}', { path: 'a/b c' }, '/a/b%20c'],
    ['/{path}', { path: '/a/b' }, '/a/b'],
    ['/{path}', { path: '//evil.example/x' }, '/evil.example/x'],
    ['/find?q={q}', { q: 'a&b=c#d?' }, '/find?q=a%26b%3Dc%23d%3F'],
    ['/{slug}', { slug: 'zażółć' }, '/za%C5%BC%C3%B3%C5%82%C4%87'],
    ['/{slug}', { slug: '<script>' }, '/%3Cscript%3E'],
    ['/{id}', { id: 42 }, '/42'],
    ['https://shop.example/{handle}', { handle: 'lamp' }, 'https://shop.example/lamp'],
    ['mailto:{email}', { email: 'a@b.example' }, 'mailto:a%40b.example'],
  ])('%s over %j is %s', (pattern, hit, filled) => {
    expect(url(pattern, hit)).toBe(filled)
  })

  test('counts as missing if it cannot be filled', () => {
    expect(url('/products/{handle}', {})).toBeNull()
    expect(url('/products/{handle}', { handle: ' ' })).toBeNull()
    expect(url('/{a}/{b}', { a: 'x', b: {} })).toBeNull()
  })

  test.each([
    ['//{host}/x', { host: 'evil.example' }],
    ['https://{host}/x', { host: 'evil.example' }],
    ['https://shop.example{path}', { path: '.evil.example' }],
    ['https://shop.example{path}', { path: '@evil.example' }],
    ['{scheme}{rest}', { scheme: 'javascript:', rest: 'alert(1)' }],
    ['/{a}', { a: '\\evil.example' }],
    ['/{a}/{b}', { a: '/', b: '/evil.example' }],
    ['{a}/{b}/x', { a: '/', b: 'evil.example' }],
  ])('%s over %j never leads to another origin', (pattern, hit) => {
    const filled = url(pattern, hit)
    const origin = new URL(pattern.replace(/\{.*?\}/g, 'x'), location.href).origin
    expect(filled === null || new URL(filled, location.href).origin === origin).toBe(true)
  })
})

test.each([
  ['price', { price: 9, currency: 'PLN' }, {}, 'PLN'],
  ['cost', { cost: 9 }, { 'hit-price': 'cost', 'hit-currency': 'eur' }, 'EUR'],
  ['price', { price: { amount: 9, currency: 'PLN' } }, {}, 'PLN'],
  ['price.EUR.default', { price: { USD: { default: 1 }, EUR: { default: 1 } } }, {}, 'EUR'],
  ['fields.price', { sys: {}, fields: { price: 5 } }, { 'hit-currency': 'DKK' }, 'DKK'],
  ['variants_min_price', { handle: 'a', variants_min_price: 5, currency: 'DKK' }, {}, 'DKK'],
  ['price', { price: 9, currency: 'złoty' }, {}, ''],
  ['price', { price: 9 }, {}, ''],
  ['price', { price: 0, currency: 'PLN' }, {}, 'PLN'],
  ['price', { price: { EUR: 0 } }, {}, 'EUR'],
  ['price_rank', { price: 9, currency: 'PLN' }, {}, ''],
  ['price', { price: 9, currency: 'PLN' }, { 'hit-price': 'cost' }, ''],
])('%s of %j with %j is in %j', (attribute, hit, attributes, currency) => {
  const settings = settingsFrom(attributes)
  expect(currencyOf(attribute, hit, settings, 'en', kindsOf([hit], settings)(hit))).toBe(currency)
})
