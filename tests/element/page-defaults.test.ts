// The page-wide defaults, from each of their places, in their order.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Attribute, camel } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { defaultsOf, scriptWith } from './reading.ts'

const error = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => error.mockClear())
afterEach(() => {
  document.body.replaceChildren()
  delete window.SiteEmbedDefaults
})

function json(text: string) {
  const script = scriptWith({ type: 'application/json', 'data-site-embed': '' })
  script.textContent = text
  document.body.append(script)
}

const first = (defaults: PageDefaults, property: string) => [...defaults.of(property)][0] ?? null

describe('a default is found', () => {
  test('in a JSON block, with both ways of writing its names', () => {
    json('{"appId": "A", "api-key": "k", "data-locale": "pl"}')
    const defaults = new PageDefaults()
    expect(first(defaults, 'appId')).toEqual(['page', 'A'])
    expect(first(defaults, 'apiKey')).toEqual(['page', 'k'])
    expect(first(defaults, 'locale')).toEqual(['page', 'pl'])
  })

  test('in the weaker place again when configure() removes its own', () => {
    const defaults = defaultsOf({ 'data-locale': 'de' })
    defaults.configure({ locale: 'da' })
    defaults.configure({ locale: null })
    expect(first(defaults, 'locale')).toEqual(['script', 'de'])
  })
})

describe('a default that cannot be read', () => {
  test.each(['{"appId": }', '[1, 2]', '"words"', 'null', '{appId: 1}'])(
    'in a JSON block is reported, and the rest counts: %s',
    async (text) => {
      vi.resetModules()
      const { PageDefaults: Fresh } = await import('../../src/element/page-defaults.ts')
      json(text)
      window.SiteEmbedDefaults = { locale: 'pl' }
      const defaults = new Fresh()
      defaults.join(scriptWith({ 'data-app-id': 'A' }))
      expect(first(defaults, 'locale')).toEqual(['page', 'pl'])
      expect(first(defaults, 'appId')).toEqual(['script', 'A'])
      expect(error).toHaveBeenCalledTimes(1)
      expect(String(error.mock.calls)).toContain('data-site-embed')
    },
  )

  test.each([[null], [undefined], ['text'], [5], [[]]])(
    'as the global is ignored: %j',
    (values) => {
      window.SiteEmbedDefaults = values
      expect(new PageDefaults().names()).toEqual([])
    },
  )

  test('an empty JSON block is not a mistake', () => {
    json('  \n ')
    new PageDefaults()
    expect(error).not.toHaveBeenCalled()
  })

  test('configure() with a wrong argument says what it accepts, and changes nothing', () => {
    const defaults = new PageDefaults()
    defaults.configure({ locale: 'pl' })
    for (const nonsense of [null, undefined, 'pl', 5, ['pl']]) defaults.configure(nonsense)
    expect(first(defaults, 'locale')).toEqual(['configure', 'pl'])
    expect(String(error.mock.calls)).toContain('configure()')
  })
})

describe('elements hear of a change', () => {
  test('until they no longer listen', () => {
    const defaults = new PageDefaults()
    const heard = vi.fn()
    const leave = defaults.subscribe(heard)
    defaults.configure({ locale: 'pl' })
    expect(heard).toHaveBeenCalledTimes(1)
    leave()
    defaults.configure({ locale: 'de' })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('placeholders are trusted', () => {
  const trusts = (attributes: Record<string, string>) => defaultsOf(attributes).trustsPlaceholders

  test('only if the script tag itself says so', () => {
    expect(trusts({ 'data-trust-placeholders': '' })).toBe(true)
    expect(trusts({ 'data-trust-placeholders': 'true' })).toBe(true)
    expect(trusts({ 'data-trust-placeholders': 'false' })).toBe(false)
    expect(trusts({})).toBe(false)
    const defaults = new PageDefaults()
    defaults.configure({ trustPlaceholders: true })
    expect(defaults.trustsPlaceholders).toBe(false)
  })

  test('to name the service only if the page does not', () => {
    const having = (values: object) => {
      const defaults = new PageDefaults()
      defaults.configure(values)
      return defaults.setsService
    }
    // With a default, an attribute names no service by itself.
    const named = Object.entries<Attribute>({ ...siteSearch.attributes, ...richDoc.attributes })
      .filter(([, { credential, default: standard }]) => credential && standard === undefined)
      .map(([name]) => camel(name))
    expect(named).toContain('appId')
    for (const name of named) expect(having({ [name]: 'x' }), name).toBe(true)
    expect(having({ locale: 'pl', theme: 'dark' })).toBe(false)
    expect(having({})).toBe(false)
  })
})

describe('the tags can have a prefix', () => {
  test('from any place, or none', () => {
    expect(new PageDefaults().prefix).toBeNull()
    expect(defaultsOf({ 'data-prefix': 'acme' }).prefix).toBe('acme')
    window.SiteEmbedDefaults = { prefix: 'acme' }
    expect(new PageDefaults().prefix).toBe('acme')
  })
})

test('elements are only told of the end of parsing if there are new defaults', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  window.SiteEmbedDefaults = { appId: 'A' }
  const defaults = new PageDefaults()
  let changes = 0
  defaults.subscribe(() => changes++)
  document.dispatchEvent(new Event('readystatechange'))
  expect(changes).toBe(0)
  const later = new PageDefaults()
  later.subscribe(() => changes++)
  json('{"locale": "pl"}')
  document.dispatchEvent(new Event('readystatechange'))
  expect(changes).toBe(1)
  expect(first(later, 'locale')).toEqual(['page', 'pl'])
  vi.restoreAllMocks()
})

test('if several of our scripts set a default, the first one counts', () => {
  const defaults = defaultsOf({ 'data-locale': 'pl' })
  defaults.join(scriptWith({ 'data-locale': 'de', 'data-app-id': 'A' }))
  expect(first(defaults, 'locale')).toEqual(['script', 'pl'])
  expect(first(defaults, 'appId')).toEqual(['script', 'A'])
})
