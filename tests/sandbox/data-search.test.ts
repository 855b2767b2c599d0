// The guide's indices are what the search service would hold, and other tools' records are as those tools write them.
import { describe, expect, it } from 'vitest'
import { weekendOf } from '../../demo/sandbox/data/search/calendar.ts'
import { type ArticleSummary, searchIndices } from '../../demo/sandbox/data/search/indices.ts'
import { dayIn } from '../../demo/sandbox/data/search/zone.ts'
import type { IndexDefinition, SearchRecord } from '../../demo/sandbox/search/definition.ts'

const languages = ['en', 'pl', 'de', 'da'] as const
const now = new Date('2026-05-13T09:00:00Z')

const assetUrl = (name: string, width: number, height: number): string =>
  `/pictures/${width}x${height}/${name}.png`

function build(at: Date, articles?: ArticleSummary[]): IndexDefinition[] {
  return searchIndices({ now: at, assetUrl, ...(articles ? { articles } : {}) })
}

const guide = build(now)

function indexOf(name: string, indices = guide): IndexDefinition {
  const index = indices.find((candidate) => candidate.name === name)
  if (!index) throw new Error(`There is no index ${name}`)
  return index
}

const recordsOf = (name: string, indices = guide): SearchRecord[] =>
  indexOf(name, indices).records()
const text = (record: SearchRecord | undefined, field: string): string => String(record?.[field])

/** A value inside a record, by its dotted path. */
function at(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return new Map<string, unknown>(Object.entries(value)).get(key)
  }, record)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

describe('the indices of the guide', () => {
  it('have names and object ids that are there once', () => {
    const names = guide.flatMap(({ name, replicas = {} }) => [name, ...Object.keys(replicas)])
    expect(new Set(names).size).toBe(names.length)
    for (const index of guide) {
      const ids = index.records().map(({ objectID }) => objectID)
      expect(new Set(ids).size, index.name).toBe(ids.length)
    }
  })

  it('are the same each time they are built', () => {
    const again = build(new Date(now))
    for (const { name, records } of again) expect(records(), name).toEqual(recordsOf(name))
  })

  it('have every attribute that they search, filter or rank by in a record', () => {
    for (const { name, settings, records } of guide) {
      const { searchableAttributes = [], attributesForFaceting = [], customRanking = [] } = settings
      const wanted = [...searchableAttributes, ...attributesForFaceting, ...customRanking]
      for (const attribute of wanted.map((one) => one.replace(/^(?:\w+\()*([^()]+)\)*$/, '$1'))) {
        const known = records().some((record) => at(record, attribute) !== undefined)
        const empty = records().length === 0 || /lvl[456]$/.test(attribute)
        expect(known || empty, `${name}: ${attribute}`).toBe(true)
      }
    }
  })
})

describe('the dates of the events', () => {
  const moments = [
    ['a Wednesday morning', '2026-05-13T09:00:00Z'],
    ['just before midnight in Copenhagen', '2026-07-31T21:59:00Z'],
    ['a Sunday when the clocks change', '2026-03-29T01:30:00Z'],
    ['New Year’s Eve', '2026-12-31T18:00:00Z'],
  ] as const
  const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

  it.each(moments)(
    'on %s five are today, ten this weekend, and none is out of range',
    (_, when) => {
      const today = dayIn('Europe/Copenhagen', new Date(when))
      const dates = recordsOf('events_en', build(new Date(when))).map((event) =>
        text(event, 'date'),
      )
      const on = (days: readonly number[]): number =>
        dates.filter((date) => days.map(dayText).includes(date)).length
      expect(on([today])).toBeGreaterThanOrEqual(5)
      expect(on(weekendOf(today))).toBeGreaterThanOrEqual(10)
      for (const date of dates) {
        expect(date >= dayText(today - 30) && date <= dayText(today + 300), date).toBe(true)
      }
    },
  )

  it('seconds, date and zoned time tell the same moment, and an event ends after it starts', () => {
    for (const event of recordsOf('events_da')) {
      expect(Date.parse(text(event, 'starts')) / 1000).toBe(event.starts_at)
      expect(Date.parse(text(event, 'ends')) / 1000).toBe(event.ends_at)
      expect(text(event, 'starts').slice(0, 10)).toBe(event.date)
      expect(Number(event.ends_at)).toBeGreaterThan(Number(event.starts_at))
    }
  })
})

describe('the events in four languages', () => {
  it.each(languages)(
    'events_%s has no pattern left in it, and nothing that is not a text',
    (language) => {
      for (const event of recordsOf(`events_${language}`)) {
        for (const words of textsIn(event)) {
          expect(words).not.toMatch(/[{}<[\]]|undefined|\bNaN\b|object Object/)
          expect(words.trim()).toBe(words)
          expect(words).not.toBe('')
        }
      }
    },
  )
})

describe('the settings of the events', () => {
  it.each(languages)('the ordered and the hidden facet values of events_%s exist', (language) => {
    const { settings, records } = indexOf(`events_${language}`)
    const values = settings.renderingContent?.facetOrdering?.values ?? {}
    expect(Object.values(values).flatMap(({ hide = [] }) => hide)).toHaveLength(1)
    for (const [attribute, { order = [], hide = [] }] of Object.entries(values)) {
      const present = new Set(records().flatMap((record) => textsIn(record[attribute] ?? [])))
      const direct = new Set(records().map((record) => record[attribute]))
      for (const value of [...order, ...hide]) {
        expect(present.has(value) || direct.has(value), value).toBe(true)
      }
    }
  })

  it.each(languages)('a rule of events_%s promotes a record that is there', (language) => {
    const { rules = [], records } = indexOf(`events_${language}`)
    const ids = new Set(records().map(({ objectID }) => objectID))
    const promoted = rules.flatMap(({ promote = [] }) => promote)
    expect(promoted).toHaveLength(1)
    for (const { objectID } of promoted) expect(ids).toContain(objectID)
  })
})

describe('records as other tools write them', () => {
  it('DocSearch’s records lead from part to page to heading to paragraph', () => {
    const docs = recordsOf('docs')
    expect(new Set(docs.map(({ type }) => type))).toEqual(
      new Set(['lvl1', 'lvl2', 'lvl3', 'content']),
    )
    for (const record of docs) {
      const { type, content, url, url_without_anchor, anchor } = record
      expect(content === null).toBe(type !== 'content')
      expect(url).toBe(anchor === null ? url_without_anchor : `${url_without_anchor}#${anchor}`)
      expect(at(record, 'hierarchy.lvl1')).toEqual(expect.any(String))
      if (type !== 'content') expect(at(record, `hierarchy.${type}`)).toEqual(expect.any(String))
      expect(at(record, 'weight.position')).toEqual(expect.any(Number))
    }
  })

  it('WP Search’s records keep entities in titles, markup in excerpts and the site’s wall time', () => {
    const posts = recordsOf('wp_posts')
    expect(
      posts.filter(({ post_title }) => /&#?\w+;/.test(`${post_title}`)).length,
    ).toBeGreaterThan(2)
    for (const post of posts) {
      expect(post.post_excerpt).toMatch(/^<p>.*<(em|strong)>.*<\/p>\n$/)
      expect(at(post, 'images.thumbnail')).toEqual({
        url: expect.stringContaining('/150x150/'),
        width: 150,
        height: 150,
      })
      const shown = new Date(Number(post.post_date) * 1000)
      expect(shown.getUTCHours()).toBeGreaterThanOrEqual(8)
      expect(text(post, 'post_date_formatted')).toContain(String(shown.getUTCFullYear()))
      expect(text(post, 'content')).not.toMatch(/[<>&]/)
    }
    const newest = Math.max(...posts.map(({ post_date }) => Number(post_date)))
    expect(newest * 1000).toBeLessThan(now.getTime())
  })

  it('the webhook’s records are the articles, keyed by locale, and a missing language is absent', () => {
    const article: ArticleSummary = {
      id: 'article-03',
      slug: 'amber',
      contentType: 'article',
      title: { en: 'Amber', pl: 'Bursztyn', de: 'Bernstein', da: '' },
      summary: { en: 'Old.', pl: 'Stary.', de: 'Alt.', da: 'Gammel.' },
      date: '2026-05-01T08:00:00.000Z',
      topics: ['nature'],
    }
    const [record, ...others] = recordsOf('webhook', build(now, [article]))
    expect(others).toEqual([])
    expect(record?.objectID).toBe('article-03')
    expect(at(record, 'sys.id')).toBe('article-03')
    expect(at(record, 'fields.title')).toEqual({
      'en-US': 'Amber',
      pl: 'Bursztyn',
      'de-DE': 'Bernstein',
    })
    expect(recordsOf('articles_pl', build(now, [article]))).toMatchObject([
      { objectID: 'article-03', title: 'Bursztyn', url: '/article/amber', topics: ['nature'] },
    ])
  })

  it('one product has no picture, and stands on the first page of no order', () => {
    const goods = recordsOf('products')
    const without = goods.filter(({ image }) => image === undefined)
    expect(without).toHaveLength(1)
    const by = (field: string, sign: number) =>
      [...goods].sort((a, b) => sign * (Number(a[field]) - Number(b[field]))).slice(0, 12)
    for (const page of [by('votes', -1), by('price', 1), by('price', -1)])
      expect(page).not.toContain(without[0])
  })

  it('Shopify’s records are variants that agree on their product', () => {
    const byProduct = new Map<unknown, SearchRecord[]>()
    for (const variant of recordsOf('shop')) {
      byProduct.set(variant.handle, [...(byProduct.get(variant.handle) ?? []), variant])
    }
    for (const variants of byProduct.values()) {
      const prices = variants.map(({ price }) => Number(price))
      const stock = variants.reduce((sum, one) => sum + Number(one.inventory_quantity), 0)
      for (const variant of variants) {
        expect(variant.variants_count).toBe(variants.length)
        expect(variant.variants_min_price).toBe(Math.min(...prices))
        expect(variant.variants_max_price).toBe(Math.max(...prices))
        expect(variant.variants_inventory_count).toBe(stock)
        expect(variant.inventory_available).toBe(Number(variant.inventory_quantity) > 0)
        expect(text(variant, 'body_html_safe')).not.toMatch(/[<>]/)
      }
    }
    expect(recordsOf('shop').some(({ inventory_available }) => !inventory_available)).toBe(true)
  })
})
