// The snippet has all settings, and can be read back unchanged.
import { describe, expect, test } from 'vitest'
import { emptySettings, environments } from '../../tools/builder/settings.ts'
import { withScript } from '../../tools/builder/snippet/files.ts'
import { inOneLine } from '../../tools/builder/snippet/markup.ts'
import { print, textOf } from '../../tools/builder/snippet/print.ts'
import { read } from '../../tools/builder/snippet/read.ts'
import { randomSettings } from './random-settings.ts'

const unknown = () => ''
const integrityOf = (address: string) => (address.includes('jsdelivr') ? 'sha384-abc' : '')
const seeds = Array.from({ length: 25 }, (_, seed) => seed + 1)
const certain = ['html', 'wix', 'gtm', 'react', 'vue', 'placeholder']

describe.each(environments)('for %s', (environment) => {
  test('a printed snippet is read back with the same settings', () => {
    for (const seed of seeds) {
      const settings = randomSettings(seed, environment)
      const text = textOf(print(withScript(settings, '1.2.3'), integrityOf))
      const back = read(text, emptySettings)
      expect(back?.leftOut, text).toEqual([])
      const { for: _, ...rest } = {
        ...settings,
        template: inOneLine(settings.template),
        otherTemplate: inOneLine(settings.otherTemplate),
      }
      expect(back?.settings, text).toMatchObject(rest)
      expect(back?.settings.attributes, text).toEqual(settings.attributes)
      expect(back?.settings.tokens, text).toEqual(settings.tokens)
      if (certain.includes(environment)) expect(back?.settings.for).toBe(environment)
    }
  })
})

test.each([
  ['a dropdown', { layout: 'dropdown' }, 'paging'],
  ['a row of recommendations', { recommend: 'trending-items' }, 'placeholder'],
])('the snippet of %s leaves out what does nothing, and keeps the rest', (_, own, idle) => {
  const all = { ...own, 'index-name': 'products', facets: 'brand', label: 'Ours', [idle]: 'any' }
  const attributes = { ...emptySettings.attributes, 'site-search': all }
  const text = textOf(print({ ...emptySettings, attributes }, unknown))
  const kept = Object.entries(all).filter(([name]) => name !== 'facets' && name !== idle)
  expect(read(text, emptySettings)?.settings.attributes['site-search']).toEqual(
    Object.fromEntries(kept),
  )
})

test.each(environments)(
  'for %s another engine comes with its script, from where the main one is, and is read back',
  (environment) => {
    const own = { engine: 'typesense', 'search-host': 'https://search.example.com' }
    const settings = {
      ...emptySettings,
      for: environment,
      attributes: { ...emptySettings.attributes, 'site-search': own },
      host: 'own',
      src: 'https://cdn.example.com/site-search.slim.js',
    } as const
    const text = textOf(print(settings, unknown))
    expect(text.split('https://cdn.example.com/site-embed.typesense.js')).toHaveLength(2)
    expect(read(text, emptySettings)?.settings).toMatchObject({
      attributes: { 'site-search': own },
      src: settings.src,
    })
    const { engine: _, ...algolia } = own
    const other = {
      ...settings,
      attributes: { ...settings.attributes, 'site-search': algolia },
    }
    expect(textOf(print(other, unknown))).not.toContain('typesense')
  },
)

test.each(['wordpress', 'placeholder'] as const)(
  'for %s a template of the owner’s is shown: the script says that the page trusts its placeholders',
  (environment) => {
    const settings = { ...emptySettings, for: environment }
    expect(textOf(print(settings, unknown))).not.toContain('data-trust-placeholders')
    const own = { ...settings, template: '<b>{{title}}</b>' }
    expect(textOf(print(own, unknown))).toContain('data-trust-placeholders')
  },
)
