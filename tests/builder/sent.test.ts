import { expect, test } from 'vitest'
import { valuesFor, valuesSent } from '../../tools/builder/form/sent.ts'
import { emptySettings } from '../../tools/builder/settings.ts'

const key = '0123456789abcdef0123456789abcdef'

test('a colleague’s message in one line or several is split into values, whatever the language', () => {
  expect(
    valuesSent(
      'application ID GUIDE, search-only key guide-search, server http://a.b:1, index wares',
      'site-search',
    ),
  ).toEqual({
    'app-id': 'GUIDE',
    'api-key': 'guide-search',
    'search-host': 'http://a.b:1',
    'index-name': 'wares',
  })
  expect(
    valuesSent(`Anwendung: LATENCY\nSchlüssel = „${key}“\n\nIndeks:\tprodukter.`, 'site-search'),
  ).toEqual({ 'app-id': 'LATENCY', 'api-key': key, 'index-name': 'produkter' })
  expect(valuesSent(`{"appId": "LATENCY", "apiKey": "${key}"}`, 'site-search')).toMatchObject({
    'app-id': 'LATENCY',
  })
  expect(
    valuesSent(
      'Space ID: guide\nToken delivery: abc\nwpis article-01\nŚrodowisko: staging',
      'rich-doc',
    ),
  ).toEqual({
    'space-id': 'guide',
    'access-token': 'abc',
    'entry-id': 'article-01',
    environment: 'staging',
  })
})

test('values without labels are recognised by their form, and a key that may write never counts as a search key', () => {
  expect(valuesSent(`B1G2GM9NG0\n${key}\nhttps://search.example.com`, 'site-search')).toEqual({
    'app-id': 'B1G2GM9NG0',
    'api-key': key,
    'search-host': 'https://search.example.com',
  })
  expect(valuesSent(`Admin API key: ${key}\nSearch API key: other`, 'site-search')).toEqual({
    'api-key': 'other',
  })
  expect(valuesSent('Management token: CFPAT-x', 'rich-doc')).toEqual({})
  expect(valuesSent('Hello there', 'site-search')).toEqual({})
})

test('where the snippet has both elements, a message fills in the accounts of both, and an address the open one', () => {
  const text =
    'Application ID: GUIDE, Search API Key: guide-search, Space ID: guide, Delivery token: abc, server https://a.example'
  const filled = (settings: typeof emptySettings) =>
    valuesFor(text, settings).map(({ tag, name, value }) => `${tag} ${name} ${value}`)
  expect(filled({ ...emptySettings, both: true })).toEqual([
    'site-search app-id GUIDE',
    'site-search api-key guide-search',
    'site-search search-host https://a.example',
    'rich-doc space-id guide',
    'rich-doc access-token abc',
  ])
  expect(filled(emptySettings)).toHaveLength(3)
})
