// Which source a setting comes from, and what the console says about the rest.
import { describe, expect, test } from 'vitest'
import type { Attributes } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { hearOwner, read } from './reading.ts'

const { said } = hearOwner()

const search = siteSearch.attributes
describe('a setting comes from', () => {
  const perPage = (
    written: Record<string, string>,
    around: Parameters<typeof read>[2] = {},
  ): unknown[] => {
    const { settings, origins } = read(search, written, around)
    return [settings.hitsPerPage, origins.hitsPerPage]
  }
  const script = { 'data-hits-per-page': '1' }
  const configured = { hitsPerPage: 3 }
  const written = { 'hits-per-page': '4' }
  const properties = { hitsPerPage: 5 }

  test('the property, then the attribute, configure(), the page, the script tag, the default', () => {
    expect(perPage({})).toEqual([null, 'default'])
    expect(perPage({}, { script })).toEqual([1, 'script'])
    window.SiteEmbedDefaults = { hitsPerPage: 2 }
    expect(perPage({}, { script })).toEqual([2, 'page'])
    expect(perPage({}, { script, configured })).toEqual([3, 'configure'])
    expect(perPage(written, { script, configured })).toEqual([4, 'attribute'])
    expect(perPage(written, { script, configured, properties })).toEqual([5, 'property'])
  })

  test('the next source if one is wrong, and the wrong one is reported', () => {
    const around = { script, configured: { hitsPerPage: 'some' }, properties: { hitsPerPage: -1 } }
    expect(perPage({ 'hits-per-page': '12px' }, around)).toEqual([1, 'script'])
    expect(said()).toHaveLength(3)
    expect(said()[1]).toContain('hits-per-page="12px"')
    expect(said()[2]).toContain('the page-wide default hits-per-page="some"')
  })

  test('the next source if one is empty, without a warning', () => {
    expect(perPage({ 'hits-per-page': '' }, { script })).toEqual([1, 'script'])
    expect(perPage({ 'hits-per-page': ' ' }, { script, configured })).toEqual([3, 'configure'])
    expect(said()).toEqual([])
  })

  test('the next source when its {placeholder} cannot be filled', () => {
    const values = { 'hits-per-page': '{url.size}' }
    expect(perPage(values, { script })).toEqual([1, 'script'])
    history.replaceState(null, '', '/?size=30')
    expect(perPage(values, { script })).toEqual([30, 'attribute'])
    expect(said()).toEqual([])
  })

  test('an empty attribute of words, which means no words and hides the weaker sources', () => {
    const { settings, origins } = read(
      search,
      { placeholder: '', shortcut: '' },
      {
        script: { 'data-placeholder': 'Find', 'data-shortcut': 'mod+k' },
      },
    )
    expect([settings.placeholder, origins.placeholder]).toEqual(['', 'attribute'])
    expect([settings.shortcut, origins.shortcut]).toEqual(['', 'attribute'])
  })

  test('a flag of the page, which an element can switch off', () => {
    const around = { script: { 'data-autofocus': '' } }
    expect(read(search, {}, around).settings.autofocus).toBe(true)
    expect(read(search, { autofocus: 'false' }, around).settings.autofocus).toBe(false)
  })
})

describe('the console', () => {
  test('never shows a key, wherever it was written', () => {
    const token = 'CFPAT-secret'
    const { refused } = read(
      richDoc.attributes,
      { 'access-token': token },
      {
        id: 'keys',
        script: { 'data-access-token': token },
        configured: { accessToken: token },
        properties: { accessToken: token, previewToken: token },
      },
    )
    expect(refused).toEqual(['accessToken', 'previewToken'])
    expect(said().length).toBeGreaterThanOrEqual(3)
    expect(said().join()).not.toContain('secret')
  })

  test('shows only the beginning of a very long value', () => {
    read(search, { theme: 'x'.repeat(10_000) }, { id: 'long' })
    expect(said()[0]?.length).toBeLessThan(300)
  })

  test('names each wrong attribute of an element, and is silent if none is wrong', () => {
    const every = Object.keys(search)
    read(search, Object.fromEntries(every.map((name) => [name, ''])))
    expect(said()).toEqual([])
    const wrong = Object.entries(search as Attributes).filter(
      ([, { kind }]) => kind !== 'text' && kind !== 'words',
    )
    const { refused } = read(search, Object.fromEntries(wrong.map(([name]) => [name, '=<{'])), {
      id: 'all-wrong',
    })
    expect(refused).toHaveLength(said().length)
    expect(refused.length).toBeGreaterThan(30)
  })
})

describe('the language', () => {
  test('of the attribute is what {language} means', () => {
    const values = { 'index-name': 'events_{language}', locale: 'pl' }
    expect(read(search, values, { lang: 'de' }).settings.indexName).toEqual([
      { value: 'events_pl', label: null },
    ])
  })

  test('is the nearest lang if no attribute sets it', () => {
    const { settings, origins } = read(search, {}, { lang: 'da' })
    expect([settings.locale, origins.locale]).toEqual(['da', 'default'])
  })

  test('that is not valid is reported, and the nearest lang counts', () => {
    const { settings, refused } = read(search, { locale: 'p' }, { lang: 'da', id: 'no-language' })
    expect([settings.locale, refused]).toEqual(['da', ['locale']])
  })

  test("{today} begins in the element's own zone", () => {
    const values = { filters: 'ends_at >= {today}', 'time-zone': 'Pacific/Kiritimati' }
    expect(read(search, values).settings.filters).toBe(
      `ends_at >= ${Date.parse('2026-03-12T10:00:00Z') / 1000}`,
    )
  })
})
