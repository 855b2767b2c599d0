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

const prose = (record: SearchRecord): string =>
  ['title', 'summary', 'description'].map((field) => text(record, field)).join('\n')

describe('the indices of the guide', () => {
  const sizes: [name: string, least: number, most: number][] = [
    ['docs', 40, 65],
    ['wp_posts', 40, 60],
    ['webhook', 40, 60],
    ['shop', 40, 60],
    ['products', 24, 36],
    ['library_ar', 12, 24],
    ['catalog', 20_000, 20_000],
  ]
  for (const language of languages) {
    sizes.push([`events_${language}`, 300, 400], [`events_${language}_suggestions`, 100, 300])
  }

  it.each(sizes)('%s holds between %i and %i records', (name, least, most) => {
    const { length } = recordsOf(name)
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })

  it('every name and every object id is there once', () => {
    const names = guide.flatMap(({ name, replicas = {} }) => [name, ...Object.keys(replicas)])
    expect(new Set(names).size).toBe(names.length)
    for (const index of guide) {
      const ids = index.records().map(({ objectID }) => objectID)
      expect(new Set(ids).size, index.name).toBe(ids.length)
    }
  })

  it('building the guide twice gives the same records', () => {
    const again = build(new Date(now))
    for (const { name, records } of again) expect(records(), name).toEqual(recordsOf(name))
  })

  it('every attribute that is searched, faceted or ranked by exists in a record', () => {
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
    ['just after midnight in Copenhagen', '2026-07-31T22:01:00Z'],
    ['a Saturday', '2026-02-14T12:00:00Z'],
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

  it('the weekend is the coming Saturday and Sunday, and on a Sunday that day alone', () => {
    const days = (when: string): string[] =>
      weekendOf(dayIn('Europe/Copenhagen', new Date(when))).map(dayText)
    expect(days('2026-05-13T09:00:00Z')).toEqual(['2026-05-16', '2026-05-17'])
    expect(days('2026-05-16T09:00:00Z')).toEqual(['2026-05-16', '2026-05-17'])
    expect(days('2026-05-17T09:00:00Z')).toEqual(['2026-05-17'])
  })

  it('another day moves the dates and nothing else', () => {
    const timeless = (event: SearchRecord) => ({
      ...event,
      starts_at: 0,
      ends_at: 0,
      date: '',
      starts: '',
      ends: '',
    })
    const later = recordsOf('events_de', build(new Date('2026-05-14T09:00:00Z')))
    const before = recordsOf('events_de')
    expect(later.map(timeless)).toEqual(before.map(timeless))
    const moved = later.filter((event, number) => event.date !== before[number]?.date)
    expect(moved.length).toBeGreaterThan(before.length / 2)
  })

  it('seconds, date and zoned time tell the same moment, and an event ends after it starts', () => {
    for (const event of recordsOf('events_da')) {
      expect(Date.parse(text(event, 'starts')) / 1000).toBe(event.starts_at)
      expect(Date.parse(text(event, 'ends')) / 1000).toBe(event.ends_at)
      expect(text(event, 'starts').slice(0, 10)).toBe(event.date)
      expect(Number(event.ends_at)).toBeGreaterThan(Number(event.starts_at))
    }
  })

  it('an evening in Helsinki is told in Helsinki’s time', () => {
    const inHelsinki = recordsOf('events_en').filter(({ city }) => city === 'Helsinki')
    expect(inHelsinki.length).toBeGreaterThan(5)
    for (const event of inHelsinki) expect(text(event, 'starts')).toMatch(/\+0[23]:00$/)
  })

  it('open-air cinema is in summer, bathing in winter, midsummer at midsummer', () => {
    const months = (leaf: string): number[] =>
      recordsOf('events_en')
        .filter((event) => text(event, 'categories').length > 0)
        .filter((event) => String(at(event, 'categories.lvl2')).endsWith(leaf))
        .map((event) => Number(text(event, 'date').slice(5, 7)))
    expect(new Set(months('Midsummer'))).toEqual(new Set([6]))
    for (const month of months('Open-air cinema')) expect([6, 7, 8]).toContain(month)
    for (const month of months('Winter bathing')) expect([11, 12, 1, 2, 3]).toContain(month)
  })
})

describe('the events in four languages', () => {
  it('are the same events, with the same numbers, places and pictures', () => {
    const same = ({
      objectID,
      starts_at,
      price,
      currency,
      rating,
      image,
      entry,
    }: SearchRecord) => ({
      objectID,
      starts_at,
      price,
      currency,
      rating,
      image,
      entry,
    })
    const english = recordsOf('events_en').map(same)
    for (const language of languages) {
      expect(recordsOf(`events_${language}`).map(same)).toEqual(english)
    }
  })

  it('no sentence is shared by two languages', () => {
    const told = languages.map((language) => recordsOf(`events_${language}`))
    told[0]?.forEach((_, number) => {
      for (const field of ['summary', 'description']) {
        expect(new Set(told.map((events) => text(events[number], field))).size).toBe(4)
      }
    })
    const titles = languages.map((language) => recordsOf(`events_${language}`).map((e) => e.title))
    const alike = titles[0]?.filter((title, number) => title === titles[1]?.[number]) ?? []
    expect(alike).toEqual([])
  })

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

  it.each(languages)('events_%s is written in whole sentences', (language) => {
    for (const event of recordsOf(`events_${language}`)) {
      for (const field of ['summary', 'description']) {
        const words = text(event, field)
        expect(words).toMatch(/^[\p{Lu}„»“]/u)
        expect(words).toMatch(/[.!?]$/)
        expect(words).not.toMatch(/ {2}| [,.;:!?]|\.\.|[.!?] \p{Ll}/u)
        expect(words.toLowerCase()).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/u)
      }
      expect(text(event, 'title')).not.toMatch(/[.]$/)
    }
  })

  const foreign = {
    en: /(?<!\p{L})(und|nicht|jest|oraz|og|ikke|der|w|na)(?!\p{L})/iu,
    pl: /(?<!\p{L})(the|and|with|of|their|from|night|at|und|nicht|og|ikke)(?!\p{L})/iu,
    de: /(?<!\p{L})(the|and|with|of|their|from|at|jest|oraz|og|ikke)(?!\p{L})/iu,
    da: /(?<!\p{L})(the|with|their|from|jest|oraz|und|nicht|eine)(?!\p{L})/iu,
  }
  /** Names of performers and venues stay as they are in every language. */
  const withoutNames = (event: SearchRecord): string =>
    prose(event).replaceAll(text(event, 'performer'), '').replaceAll(text(event, 'venue'), '')

  it.each(languages)('events_%s has no words of another language outside names', (language) => {
    for (const event of recordsOf(`events_${language}`)) {
      expect(withoutNames(event)).not.toMatch(foreign[language])
    }
  })

  it('cities have their name in each language', () => {
    const cities = (language: string) =>
      new Set(recordsOf(`events_${language}`).map((event) => event.city))
    expect([...cities('pl')]).toEqual(expect.arrayContaining(['Kopenhaga', 'Lubeka', 'Ryga']))
    expect([...cities('de')]).toEqual(expect.arrayContaining(['Kopenhagen', 'Danzig', 'Stettin']))
    expect([...cities('da')]).toEqual(expect.arrayContaining(['København', 'Malmø', 'Riga']))
    expect([...cities('en')]).toEqual(expect.arrayContaining(['Kraków', 'Copenhagen', 'Bornholm']))
    expect(cities('en').size).toBeGreaterThan(20)
  })

  it.each(languages)(
    'events_%s has a category path, a colour and an address of its own',
    (language) => {
      const events = recordsOf(`events_${language}`)
      for (const event of events) {
        expect(at(event, 'categories.lvl0')).toBe(event.category)
        expect(at(event, 'categories.lvl1')).toMatch(new RegExp(`^${event.category} > [^>]+$`))
        expect(at(event, 'categories.lvl2')).toContain(`${at(event, 'categories.lvl1')} > `)
        expect(text(event, 'color')).toMatch(/^\p{L}[\p{L} ]+;#[0-9a-f]{6}$/u)
        expect(text(event, 'url')).toMatch(/^\/events\/[a-z0-9]+(-[a-z0-9]+)*$/)
      }
      expect(new Set(events.map(({ url }) => url)).size).toBe(events.length)
      expect(new Set(events.map((event) => at(event, 'categories.lvl2'))).size).toBeGreaterThan(60)
    },
  )

  it('prices fit the country, some are free and some have decimals', () => {
    const currencies: Record<string, string> = { Poland: 'PLN', Denmark: 'DKK', Sweden: 'SEK' }
    const events = recordsOf('events_en')
    for (const event of events) {
      expect(event.currency).toBe(currencies[text(event, 'country')] ?? 'EUR')
      expect(event.free).toBe(event.price === 0)
      expect([1, 2, 3, 4, 5]).toContain(event.rating)
    }
    expect(events.filter(({ free }) => free).length).toBeGreaterThan(30)
    expect(events.filter(({ price }) => Number(price) % 1 !== 0).length).toBeGreaterThan(20)
  })

  it('each accessibility flag holds for some events and not for all', () => {
    const events = recordsOf('events_en')
    for (const flag of ['wheelchair', 'sign_language', 'hearing_loop']) {
      const count = events.filter((event) => event[flag] === true).length
      expect(count, flag).toBeGreaterThan(10)
      expect(count, flag).toBeLessThan(events.length)
    }
  })

  it('a third of the events name an article, on their own subject when the articles are known', () => {
    const article = (id: string, topic: string): ArticleSummary => ({
      id,
      slug: id,
      contentType: 'article',
      title: { en: 'A', pl: 'B', de: 'C', da: 'D' },
      summary: { en: 'A.', pl: 'B.', de: 'C.', da: 'D.' },
      date: '2026-05-01T08:00:00.000Z',
      topics: [topic],
    })
    const bare = recordsOf('events_en').filter(({ entry }) => entry !== undefined)
    expect(bare.length).toBe(Math.ceil(recordsOf('events_en').length / 3))
    for (const { entry } of bare) expect(entry).toMatch(/^article-(0[1-9]|[1-3]\d|4[0-4])$/)
    const known = build(now, [article('article-07', 'music'), article('article-09', 'film')])
    const musical = recordsOf('events_en', known).filter(({ category }) => category === 'Music')
    const named = musical.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
    expect(new Set(named)).toEqual(new Set(['article-07']))
  })
})

describe('the settings of the events', () => {
  it.each(languages)('events_%s has replicas by price and date', (language) => {
    expect(indexOf(`events_${language}`).replicas).toEqual({
      [`events_${language}_price_asc`]: { ranking: ['asc(price)'] },
      [`events_${language}_price_desc`]: { ranking: ['desc(price)'] },
      [`events_${language}_date`]: { ranking: ['asc(starts_at)'] },
    })
  })

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

  it.each([
    ['en', 'tickets'],
    ['pl', 'bilety'],
    ['de', 'tickets'],
    ['da', 'billetter'],
  ])('in events_%s the word «%s» leads to a page', (language, word) => {
    const rule = indexOf(`events_${language}`).rules?.find(({ pattern }) => pattern === word)
    expect(rule?.anchoring).toBe('is')
    expect(rule?.renderingContent?.redirect?.url).toMatch(/^\/\w+$/)
  })

  it('there is a banner of each kind, and the promoted record exists', () => {
    for (const language of languages) {
      const { rules = [], records } = indexOf(`events_${language}`)
      const ids = new Set(records().map(({ objectID }) => objectID))
      const promoted = rules.flatMap(({ promote = [] }) => promote)
      expect(promoted).toHaveLength(1)
      for (const { objectID } of promoted) expect(ids).toContain(objectID)
      expect(rules.some(({ userData }) => userData !== undefined)).toBe(true)
      const banners = rules.flatMap(({ renderingContent }) => renderingContent?.widgets?.banners)
      expect(banners.filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('the suggestions', () => {
  it.each(languages)('count what the events of events_%s really hold', (language) => {
    const index = `events_${language}`
    const words = (record: SearchRecord): Set<string> => {
      const { title, summary, performer, city, venue, category, tags, categories } = record
      const all = [title, summary, performer, city, venue, category, tags, categories]
      const plain = all.flatMap(textsIn).join(' ').toLowerCase().normalize('NFD')
      return new Set(plain.replace(/\p{M}/gu, '').split(/[^\p{L}\p{N}]+/u))
    }
    const events = recordsOf(index).map(words)
    const plain = recordsOf(`${index}_suggestions`).filter(({ query }) =>
      /^[a-z ]+$/.test(`${query}`),
    )
    expect(plain.length).toBeGreaterThan(50)
    for (const record of plain) {
      const wanted = text(record, 'query').split(' ')
      const hits = events.filter((event) => wanted.every((word) => event.has(word)))
      expect(at(record, `${index}.exact_nb_hits`), text(record, 'query')).toBe(hits.length)
      expect(record.nb_words).toBe(wanted.length)
      expect(at(record, `${index}.facets.exact_matches.category.0.count`)).toBeGreaterThan(0)
    }
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
    ).toBeGreaterThan(10)
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
    for (const { objectID } of recordsOf('webhook')) expect(objectID).toMatch(/^article-\d\d$/)
    for (const language of languages) expect(recordsOf(`articles_${language}`)).toEqual([])
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

describe('the catalog', () => {
  it('is made only when it is asked for, in less than 300 milliseconds of work, and once', () => {
    const times = [1, 2, 3].map(() => {
      const { records } = indexOf('catalog', build(now))
      const start = process.cpuUsage()
      const first = records()
      const { user, system } = process.cpuUsage(start)
      expect(records()).toBe(first)
      return (user + system) / 1000
    })
    expect(Math.min(...times)).toBeLessThan(300)
  })

  it('has brands, two levels of categories, prices with decimals and dear things shipped free', () => {
    const products = recordsOf('catalog')
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(20)
    for (const product of products.slice(0, 500)) {
      expect(at(product, 'categories.lvl1')).toContain(`${at(product, 'categories.lvl0')} > `)
      expect(product.free_shipping).toBe(Number(product.price) > 50)
      expect(Number(product.price)).toBeGreaterThan(0)
    }
  })
})
