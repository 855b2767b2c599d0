// Which source a setting comes from, and what the console says about the rest.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attributes } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { readSettings } from '../../src/element/settings.ts'
import { read, scriptWith } from './reading.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const said = () => warn.mock.calls.map(([text]) => String(text))
beforeEach(() => warn.mockClear())
afterEach(() => {
  document.body.replaceChildren()
  delete window.SiteEmbedDefaults
  history.replaceState(null, '', '/')
})

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

  test('the next source when one is wrong, and the wrong one is told', () => {
    const around = { script, configured: { hitsPerPage: 'some' }, properties: { hitsPerPage: -1 } }
    expect(perPage({ 'hits-per-page': '12px' }, around)).toEqual([1, 'script'])
    expect(said()).toHaveLength(3)
    expect(said()[1]).toContain('hits-per-page="12px"')
    expect(said()[2]).toContain('the page-wide default hits-per-page="some"')
  })

  test('the next source when one is empty, without a word', () => {
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

  test('words that are empty: they mean none, and hide what stands behind them', () => {
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

  test('a flag of the page that an element can take back', () => {
    const around = { script: { 'data-autofocus': '' } }
    expect(read(search, {}, around).settings.autofocus).toBe(true)
    expect(read(search, { autofocus: 'false' }, around).settings.autofocus).toBe(false)
  })
})

describe('values given from scripts', () => {
  test.each([
    ['hitsPerPage', 12, 12],
    ['hitsPerPage', '12', 12],
    ['autofocus', true, true],
    ['autofocus', false, false],
    [
      'indexName',
      'a|A, b',
      [
        { value: 'a', label: 'A' },
        { value: 'b', label: null },
      ],
    ],
    ['hitsView', ['grid', 'list'], ['grid', 'list']],
    ['query', 5, '5'],
  ])('%s = %j is understood', (name, given, value) => {
    expect(read(search, {}, { properties: { [name]: given } }).settings[name]).toEqual(value)
    expect(read(search, {}, { configured: { [name]: given } }).settings[name]).toEqual(value)
    expect(said()).toEqual([])
  })

  test.each([
    ['hitsPerPage', { size: 5 }],
    ['hitsPerPage', Number.NaN],
    ['hitsPerPage', [5, 6]],
    ['theme', () => 'dark'],
    ['filters', { city: 'Kraków' }],
    ['locale', Symbol('pl')],
  ])('%s = %s is refused and told, without printing the object', (name, given) => {
    const { settings, refused } = read(
      search,
      {},
      { id: `x-${name}`, properties: { [name]: given } },
    )
    expect(settings[name]).toEqual(read(search, {}).settings[name])
    expect(refused).toContain(name)
  })

  test('a key may be a function as a property: it hides what is written, and is not read here', () => {
    const properties = { apiKey: async () => 'secret' }
    const found = read(search, { 'api-key': 'written' }, { properties })
    expect([found.settings.apiKey, found.origins.apiKey]).toEqual([null, 'property'])
    expect([found.refused, said()]).toEqual([[], []])
  })

  test('a key for the whole page may not: that is told, and the next source is read', () => {
    const around = { configured: { apiKey: () => 'secret' }, script: { 'data-api-key': 'tagged' } }
    const { settings } = read(search, {}, around)
    expect(settings.apiKey).toBe('tagged')
    expect(said().join()).toMatch(/page-wide default api-key is not understood/)
  })

  test('null and undefined count as not given', () => {
    const properties = { hitsPerPage: null, theme: undefined }
    const { settings, refused } = read(search, { 'hits-per-page': '7' }, { properties })
    expect([settings.hitsPerPage, settings.theme, refused]).toEqual([7, 'auto', []])
  })

  test('facets may be a list of texts or of objects', () => {
    const texts = read(search, {}, { properties: { facets: ['city', 'price:range|Cost'] } })
    const objects = read(
      search,
      {},
      {
        properties: {
          facets: [{ attribute: 'city' }, { attribute: 'price', type: 'range', label: 'Cost' }],
        },
      },
    )
    expect(texts.settings.facets).toEqual(objects.settings.facets)
    expect(texts.settings.facets).toHaveLength(2)
  })

  test('what is null in an object of facets is as good as left out', () => {
    const nothing = { type: null, limit: null, sort: null, label: undefined, closed: null }
    const { settings } = read(
      search,
      {},
      {
        properties: { facets: [{ attribute: 'city', ...nothing }] },
      },
    )
    expect(settings.facets).toEqual(read(search, { facets: 'city' }).settings.facets)
  })

  test.each([
    [[{ attribute: '' }]],
    [[{ attribute: 'city', type: 'cube' }]],
    [[null]],
    [[5]],
    [[{ label: 'City' }]],
    [[{ attribute: 5 }]],
    [[{ attribute: 'city', label: {} }]],
    [{ attribute: 'city' }],
  ])('facets = %j are refused as a whole', (facets) => {
    const { settings, refused } = read(search, {}, { properties: { facets } })
    expect([settings.facets, refused]).toEqual([null, ['facets']])
  })

  test('one of them that is wrong is left out, and an option that is wrong keeps its filter', () => {
    const facets = [
      { attribute: 'city', type: 'cube' },
      { attribute: 'kind', limit: '5', sort: 'size' },
    ]
    const { settings, refused } = read(search, {}, { id: 'objects', properties: { facets } })
    expect([settings.facets, refused]).toEqual([
      read(search, { facets: 'kind' }).settings.facets,
      [],
    ])
    expect(said().map((line) => /“([^”]*)” in facets/.exec(line)?.[1])).toEqual([
      'item 1',
      'limit of kind',
      'sort of kind',
    ])
  })
})

describe('the console', () => {
  test('names the element, the attribute and what would be right, once', () => {
    for (let times = 0; times < 3; times++) read(search, { theme: 'purple' }, { id: 'told-once' })
    expect(said()).toEqual([
      'site-embed: <x-element id="told-once">: theme="purple" is not understood and ignored. Write one of auto, light, dark.',
    ])
  })

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

  test('shows no more than the beginning of a very long value', () => {
    read(search, { theme: 'x'.repeat(10_000) }, { id: 'long' })
    expect(said()[0]?.length).toBeLessThan(300)
  })

  test('says nothing when every attribute is wrong or none is, but what is wrong', () => {
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

  test('is the nearest lang where no attribute says it', () => {
    const { settings, origins } = read(search, {}, { lang: 'da' })
    expect([settings.locale, origins.locale]).toEqual(['da', 'default'])
  })

  test('that is no language is told, and the nearest lang counts', () => {
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

describe("a placeholder in visitors' content", () => {
  function readPlaced(
    data: Record<string, string>,
    { script = {}, configured = {} }: { script?: Record<string, string>; configured?: object } = {},
  ) {
    const placeholder = document.createElement('div')
    placeholder.setAttribute('data-site-search', '')
    const element = document.createElement('site-search')
    element.id = `placed-${Object.keys(data).join()}-${Object.keys({ ...script, ...configured })}`
    for (const [name, value] of Object.entries(data)) {
      placeholder.setAttribute(`data-${name}`, value)
      element.setAttribute(name, value)
    }
    placeholder.append(element)
    document.body.append(placeholder)
    const defaults = new PageDefaults(scriptWith(script))
    defaults.configure(configured)
    const from = { element, attributes: search, properties: new Map(), defaults, now: new Date() }
    return readSettings(from).settings
  }
  const trusting = { 'data-trust-placeholders': '' }

  const guarded = [
    ['search-host', 'https://evil.example', 'https://evil.example'],
    ['trigger', '#menu', '#menu'],
    ['for', '#search', '#search'],
    ['opens', '#doc', '#doc'],
    ['results-page', '/found', '/found'],
    ['shortcut', 'mod+k', 'mod+k'],
  ] as const
  test.each(guarded)('cannot set %s unless the page trusts placeholders', (name, text, value) => {
    const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
    expect(readPlaced({ [name]: text })[property]).toBeNull()
    expect(said()[0]).toContain(`data-${name} on a placeholder is ignored`)
    expect(said()[0]).toContain('data-trust-placeholders')
    expect(readPlaced({ [name]: text }, { script: trusting })[property]).toBe(value)
  })

  test('cannot replace credentials that the page has set', () => {
    const configured = { appId: 'OURS', apiKey: 'ours' }
    const settings = readPlaced({ 'app-id': 'THEIRS', 'api-key': 'theirs' }, { configured })
    expect([settings.appId, settings.apiKey]).toEqual(['OURS', 'ours'])
  })

  test('cannot lead the key of the page to another application', () => {
    const settings = readPlaced({ 'app-id': 'THEIRS' }, { configured: { apiKey: 'ours' } })
    expect([settings.appId, settings.apiKey]).toEqual([null, 'ours'])
  })

  test('cannot ask before the page wants to, where the page says when', () => {
    const configured = { loading: 'consent' }
    expect(readPlaced({ loading: 'eager' }, { configured }).loading).toBe('consent')
    expect(readPlaced({ loading: 'lazy' }).loading).toBe('lazy')
  })

  test('may bring its own credentials where the page has none', () => {
    const settings = readPlaced({ 'app-id': 'OWN', 'api-key': 'own' })
    expect([settings.appId, settings.apiKey]).toEqual(['OWN', 'own'])
  })

  test('may set everything else', () => {
    const settings = readPlaced({ 'index-name': 'events', theme: 'dark' })
    expect([settings.indexName, settings.theme]).toEqual([
      [{ value: 'events', label: null }],
      'dark',
    ])
    expect(said()).toEqual([])
  })
})
