import { describe, expect, test } from 'vitest'
import type { SearchRule } from '../../../demo/sandbox/search/definition.ts'
import { openShop } from './fixture.ts'

const rule = (changes: Partial<SearchRule>): SearchRule => ({
  objectID: 'rule',
  pattern: 'fog',
  anchoring: 'is',
  ...changes,
})
const shopWith = (...rules: SearchRule[]) => openShop({ rules })

describe('a rule', () => {
  test.each([
    ['is', 'fog', 'Fög', 'fog today'],
    ['startsWith', 'fog', 'fog today', 'the fog'],
    ['contains', 'fog', 'the fog today', 'the foggy day'],
  ] as const)('that %s applies to the words it names', (anchoring, pattern, fits, fails) => {
    const shop = shopWith(rule({ anchoring, pattern, userData: { banner: 1 } }))
    expect(shop.search({ query: fits })).toMatchObject({
      userData: [{ banner: 1 }],
      appliedRules: [{ objectID: 'rule' }],
    })
    expect(shop.search({ query: fails })).not.toHaveProperty('userData')
    expect(shop.search({ query: fails })).not.toHaveProperty('appliedRules')
  })

  test('with a context applies only in it', () => {
    const shop = shopWith(rule({ pattern: '', context: 'mobile', userData: 'small' }))
    expect(shop.search()).not.toHaveProperty('userData')
    expect(shop.search({ ruleContexts: ['mobile', 'home'] }).userData).toEqual(['small'])
  })

  test('redirects', () => {
    const redirect = { url: 'https://example.org/fog' }
    const shop = shopWith(rule({ renderingContent: { redirect } }))
    expect(shop.search({ query: 'fog' }).renderingContent).toEqual({ redirect })
    expect(shop.search({ query: 'sea' }).renderingContent).toEqual({})
  })

  test('shows banners', () => {
    const widgets = { banners: [{ image: { urls: [{ url: '/fog.png' }] } }] }
    const shop = shopWith(rule({ renderingContent: { widgets } }))
    expect(shop.search({ query: 'fog' }).renderingContent).toEqual({ widgets })
  })

  test('puts records where it wants, also those that were not found', () => {
    const shop = shopWith(rule({ promote: [{ objectID: 'street', position: 1 }] }))
    expect(shop.ids({ query: 'fog' })).toEqual(['fog', 'street', 'concert'])
    expect(shop.search({ query: 'fog' }).nbHits).toBe(3)
  })

  test('keeps to the filters if told so', () => {
    const promote = [{ objectID: 'street', position: 0 }]
    const strict = shopWith(rule({ promote, filterPromotes: true }))
    const filters = 'genres:Travel'
    expect(strict.ids({ query: 'fog', filters })).toEqual(['fog'])
    expect(strict.ids({ query: 'fog', filters: 'stock:true' })[0]).toBe('street')
    expect(shopWith(rule({ promote })).ids({ query: 'fog', filters })[0]).toBe('street')
  })

  test('hides records', () => {
    const shop = shopWith(rule({ hide: ['fog'] }))
    expect(shop.search({ query: 'fog', facets: ['genres'] })).toMatchObject({
      nbHits: 1,
      hits: [{ objectID: 'concert' }],
      facets: { genres: { Music: 1 } },
    })
  })

  test('does nothing when rules are off', () => {
    const shop = shopWith(rule({ hide: ['fog'] }))
    expect(shop.ids({ query: 'fog', enableRules: false })).toEqual(['fog', 'concert'])
  })
})
