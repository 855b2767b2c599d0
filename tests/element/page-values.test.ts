// `{…}` in an attribute's value is filled from the language, the clock and the page.
import { afterEach, describe, expect, test } from 'vitest'
import type { Attribute } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { fillValues, type PageValues } from '../../src/element/page-values.ts'

const text: Attribute = { kind: 'text', doc: '' }
const pattern: Attribute = { kind: 'pattern', doc: '' }
const page: PageValues = {
  locale: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  now: new Date('2026-03-12T11:30:15.900Z'),
}

const fill = (value: string, more: Partial<PageValues> = {}, spec = text, name = 'thing') =>
  fillValues(value, name, spec, { ...page, ...more })
const filter = (value: string) => fill(value, {}, siteSearch.attributes.filters, 'filters')

const at = (address: string) => history.replaceState(null, '', address)
function meta(name: string, content: string) {
  const element = document.createElement('meta')
  element.setAttribute('name', name)
  element.setAttribute('content', content)
  document.head.append(element)
}
afterEach(() => {
  at('/')
  document.head.replaceChildren()
})

describe('the language', () => {
  test.each([
    ['events_{language}', 'pl-PL', 'events_pl'],
    ['events_{language}', 'zh-Hans-CN', 'events_zh'],
    ['events_{locale}', 'pl-PL', 'events_pl-PL'],
    ['{language}|{locale}', 'de', 'de|de'],
    ['{language:en,pl,de,da}', 'pl-PL', 'pl'],
    ['{language:en,pl,de,da}', 'fr', 'en'],
    ['{language: en , pl }', 'pl', 'pl'],
    ['{language:en-US,pl-PL}', 'pl-PL', 'pl-PL'],
    ['{language:en,de-AT}', 'de-AT', 'de-AT'],
    ['{language:en,PL}', 'pl-PL', 'PL'],
    ['{language:pt,pt-BR}', 'pt-BR', 'pt-BR'],
    ['{language:en}', 'pl', 'en'],
  ])('%s for %s is %s', (value, locale, filled) => {
    expect(fill(value, { locale })).toBe(filled)
  })
})

describe('the clock', () => {
  const seconds = (iso: string) => String(Date.parse(iso) / 1000)
  const today = (now: string, timeZone: string | null) =>
    fill('{today}', { now: new Date(now), timeZone })

  test('{now} is the whole second', () => {
    expect(fill('ends_at >= {now}')).toBe(`ends_at >= ${seconds('2026-03-12T11:30:15Z')}`)
  })

  test.each([
    ['UTC', '2026-03-12T11:30:00Z', '2026-03-12T00:00:00Z'],
    ['Europe/Warsaw', '2026-03-12T11:30:00Z', '2026-03-11T23:00:00Z'],
    ['Europe/Warsaw', '2026-03-12T22:59:59.999Z', '2026-03-11T23:00:00Z'],
    ['Europe/Warsaw', '2026-03-12T23:00:00Z', '2026-03-12T23:00:00Z'],
    ['Asia/Kathmandu', '2026-03-12T18:14:59Z', '2026-03-11T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-03-12T09:59:00Z', '2026-03-11T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-12T10:59:00Z', '2026-03-11T11:00:00Z'],
    // The clocks go forward: before, after, in the last minute of the day.
    ['Europe/Warsaw', '2026-03-29T00:30:00Z', '2026-03-28T23:00:00Z'],
    ['Europe/Warsaw', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z'],
    ['Europe/Warsaw', '2026-03-29T21:59:00Z', '2026-03-28T23:00:00Z'],
    // They go back.
    ['Europe/Warsaw', '2026-10-25T00:30:00Z', '2026-10-24T22:00:00Z'],
    ['Europe/Warsaw', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z'],
    ['Europe/Warsaw', '2026-10-25T22:59:00Z', '2026-10-24T22:00:00Z'],
    // By half an hour, and on a day without midnight.
    ['Australia/Lord_Howe', '2026-04-05T01:00:00Z', '2026-04-04T13:00:00Z'],
    ['Asia/Beirut', '2026-03-29T09:00:00Z', '2026-03-28T22:00:00Z'],
  ])('{today} in %s at %s began at %s', (zone, now, began) => {
    expect(today(now, zone)).toBe(seconds(began))
  })

  test("{today} without a zone is the visitor's own day", () => {
    const now = new Date('2026-03-12T11:30:00Z')
    const midnight = new Date(now)
    midnight.setHours(0, 0, 0, 0)
    expect(today(now.toISOString(), null)).toBe(String(midnight.getTime() / 1000))
  })
})

describe('the address and the head of the page', () => {
  test.each([
    ['/?city=Krak%C3%B3w', '{url.city}', 'Kraków'],
    ['/?city=Krak%C3%B3w', 'in {url.city}, now', 'in Kraków, now'],
    ['/?a=1&a=2', '{url.a}', '1'],
    ['/?a=x+y', '{url.a}', 'x y'],
    ['/blog/amber-road', '{url.path}', 'amber-road'],
    ['/blog/amber-road/', '{url.path}', 'amber-road'],
    ['/blog/Ksi%C4%99ga', '{url.path}', 'Księga'],
    ['/blog/100%', '{url.path}', '100%'],
    ['/?a=1', '{url.a}-{url.a}', '1-1'],
  ])('at %s %s is %s', (address, value, filled) => {
    at(address)
    expect(fill(value)).toBe(filled)
  })

  test('a meta of the page, whatever its name', () => {
    meta('docsearch:version', '2.1')
    meta('1st ] name', 'odd')
    expect(fill('version:{meta.docsearch:version}')).toBe('version:2.1')
    expect(fill('{meta.1st ] name}')).toBe('odd')
  })

  test.each(['{url.city}', '{url.path}', '{meta.version}', '{meta.empty}', 'a {url.empty} b'])(
    '%s that cannot be filled makes the attribute count as absent',
    (value) => {
      at('/?empty=')
      meta('empty', '')
      expect(fill(value)).toBeNull()
    },
  )

  test('a single one that cannot be filled is enough for that', () => {
    expect(fill('{language} {url.city}')).toBeNull()
  })
})

describe('in filters', () => {
  test('a value of the page is quoted, and cannot leave its quotes', () => {
    at(`/?city=${encodeURIComponent('Kraków" OR secret:1 OR city:"x')}`)
    expect(filter('city:{url.city}')).toBe('city:"Kraków\\" OR secret:1 OR city:\\"x"')
  })

  test.each(['"', "'"])("inside the owner's own %s it is only escaped", (quote) => {
    at(`/?city=${encodeURIComponent(`New ${quote} York \\`)}`)
    expect(filter(`city:${quote}{url.city}${quote}`)).toBe(
      `city:${quote}New \\${quote} York \\\\${quote}`,
    )
  })

  test("is quoted again after the owner's own quotes", () => {
    at('/?city=Gda%C5%84sk')
    expect(filter('a:"x" AND b:\'y"\' AND city:{url.city}')).toBe(
      'a:"x" AND b:\'y"\' AND city:"Gdańsk"',
    )
    expect(filter('a:"say \\"hi" AND city:{url.city}')).toBe('a:"say \\"hi" AND city:"Gdańsk"')
  })

  test('a value of a meta is quoted too', () => {
    meta('docsearch:version', '2.1 beta')
    expect(filter('version:{meta.docsearch:version}')).toBe('version:"2.1 beta"')
  })

  test("the clock's numbers and the language stay bare", () => {
    expect(filter('ends_at >= {now} AND lang:{language}')).toMatch(/^ends_at >= \d+ AND lang:pl$/)
  })

  test('spaces inside the braces do not remove the quotes', () => {
    at(`/?city=${encodeURIComponent('x OR secret:1')}`)
    expect(filter('city:{ url.city }')).toBe('city:"x OR secret:1"')
  })

  test("a value in the middle of the owner's quotes cannot leave them", () => {
    at(`/?v=${encodeURIComponent(' OR secret:1 OR a:')}`)
    expect(filter('version:"v{url.v}"')).toBe('version:"v OR secret:1 OR a:"')
  })
})

describe('in patterns', () => {
  test('a value of the page is encoded', () => {
    at(`/?a=${encodeURIComponent('../x?y#z')}`)
    expect(fill('/a/{url.a}', {}, pattern)).toBe('/a/..%2Fx%3Fy%23z')
  })

  test('and cannot add parameters', () => {
    at('/?city=a%26hitsPerPage%3D1000')
    expect(fill('filters=city:{url.city}', {}, { kind: 'parameters', doc: '' }, 'params')).toBe(
      'filters=city:a%26hitsPerPage%3D1000',
    )
  })

  test("a pattern's own fields stay for the record", () => {
    const value = '/{locale}/{handle}?id={objectID}'
    expect(fill(value, {}, pattern)).toBe(value)
    expect(fill('/{language}/{slug}', {}, pattern)).toBe('/pl/{slug}')
  })
})

describe('other braces', () => {
  test.each([
    'plain',
    '{name}',
    '{}',
    '{ }',
    '{url}',
    '{url.}',
    '{meta.}',
    '{language:}',
    '{todays}',
    '{Language}',
    'a { b',
    'a } b',
    '{{{}',
  ])('%s stays unchanged', (value) => {
    expect(fill(value)).toBe(value)
  })

  const untouched = [
    ['app-id', siteSearch.attributes['app-id']],
    ['api-key', siteSearch.attributes['api-key']],
    ['search-host', siteSearch.attributes['search-host']],
    ['space-id', richDoc.attributes['space-id']],
    ['access-token', richDoc.attributes['access-token']],
    ['content-host', richDoc.attributes['content-host']],
  ] as const
  test.each(untouched)('%s is never filled', (name, spec) => {
    at('/?x=evil.example')
    for (const value of ['{url.x}', 'a-{language}', '{now}'])
      expect(fillValues(value, name, spec, page)).toBe(value)
  })
})
