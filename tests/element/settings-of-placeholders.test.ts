// A visitor may have written a placeholder: what it may set, and what only the page may set.
import { describe, expect, test } from 'vitest'
import { siteSearch } from '../../src/contract/site-search.ts'
import { readSettings } from '../../src/element/settings.ts'
import { defaultsOf, hearOwner } from './reading.ts'

const { said } = hearOwner()

const search = siteSearch.attributes

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
    const defaults = defaultsOf(script)
    defaults.configure(configured)
    const from = {
      element,
      attributes: search,
      properties: new Map(),
      defaults,
      levelBelowHeading: () => null,
      now: new Date(),
    }
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

  test('cannot send the page’s key to another application', () => {
    const settings = readPlaced({ 'app-id': 'THEIRS' }, { configured: { apiKey: 'ours' } })
    expect([settings.appId, settings.apiKey]).toEqual([null, 'ours'])
  })

  test('cannot change `loading` where the page has set it', () => {
    const configured = { loading: 'consent' }
    expect(readPlaced({ loading: 'eager' }, { configured }).loading).toBe('consent')
    expect(readPlaced({ loading: 'lazy' }).loading).toBe('lazy')
  })

  test('may set its own credentials if the page has none', () => {
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
