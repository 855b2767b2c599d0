// Records as the well-known tools write them: what the built-in result shows without any setting.
import { describe, expect, test } from 'vitest'
import { formatMoment, machineDate } from '../../src/format/dates.ts'
import { closeMark, openMark } from '../../src/search/records/field.ts'
import { contentOf } from '../search/content.ts'

const found = (word: string) => openMark + word + closeMark

describe('a record with a text for each language', () => {
  const hit = {
    objectID: '7',
    title: { en: 'Lamps', pl: 'Latarnie', 'pt-BR': 'Faróis' },
    summary: { en_GB: 'By the sea', de: 'Am Meer' },
    image: { url: '/lamp.png', alt: 'A lamp' },
    _highlightResult: { title: { pl: { value: `${found('Lat')}arnie` } } },
  }
  test.each([
    ['pl-PL', `${found('Lat')}arnie`, 'By the sea'],
    ['de', 'Lamps', 'Am Meer'],
    ['pt-BR', 'Faróis', 'By the sea'],
    ['da', 'Lamps', 'By the sea'],
  ])('is shown to a reader of %s in their own, else in the first', (locale, title, text) => {
    expect(contentOf(hit, {}, locale)).toMatchObject({ title, text, image: '/lamp.png' })
  })
})

describe('a DocSearch record', () => {
  const heading = {
    objectID: '3-https://docs.example/guide/install',
    version: ['latest'],
    tags: [],
    url: 'https://docs.example/guide/install#on-linux',
    url_without_variables: 'https://docs.example/guide/install#on-linux',
    url_without_anchor: 'https://docs.example/guide/install',
    anchor: 'on-linux',
    content: null,
    lang: 'en',
    type: 'lvl3',
    no_variables: false,
    weight: { pageRank: '0', level: 70, position: 3 },
    hierarchy: {
      lvl0: 'Guide',
      lvl1: 'Install',
      lvl2: 'Packages',
      lvl3: 'On Linux &lt;x86&gt;',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    recordVersion: 'v3',
  }

  test('of a heading shows its deepest level, the levels above it, and its address', () => {
    expect(contentOf(heading)).toMatchObject({
      title: 'On Linux <x86>',
      text: 'Install › Packages',
      url: 'https://docs.example/guide/install#on-linux',
      group: 'Guide',
      image: null,
      date: null,
    })
  })

  test('of a paragraph shows its text', () => {
    const paragraph = { ...heading, type: 'content', content: 'Use your package manager.' }
    expect(contentOf(paragraph).text).toBe('Use your package manager.')
  })

  test('of a page shows no path when its group does', () => {
    const page = { ...heading, hierarchy: { lvl0: 'Guide', lvl1: 'Install', lvl2: null } }
    expect(contentOf(page)).toMatchObject({ title: 'Install', text: '', group: 'Guide' })
    expect(contentOf(page, { 'group-by': 'lang' })).toMatchObject({ text: 'Guide', group: 'en' })
  })

  test('has found words marked, in any field', () => {
    const _highlightResult = {
      hierarchy: {
        lvl0: { value: 'Guide', matchLevel: 'none', matchedWords: [] },
        lvl2: { value: found('Packages'), matchLevel: 'full' },
        lvl3: { value: `On ${found('Linux')} &lt;x86&gt;`, matchLevel: 'full' },
      },
    }
    expect(contentOf({ ...heading, _highlightResult })).toMatchObject({
      title: `On ${found('Linux')} <x86>`,
      text: `Install › ${found('Packages')}`,
    })
    const _snippetResult = { content: { value: `…your ${found('package')} manager.` } }
    expect(
      contentOf({ ...heading, content: 'Use your package manager.', _snippetResult }).text,
    ).toBe(`…your ${found('package')} manager.`)
  })

  test('leads to its anchor when the address comes without', () => {
    const url = 'https://docs.example/guide/install'
    expect(contentOf({ ...heading, url }).url).toBe(`${url}#on-linux`)
    expect(contentOf({ ...heading, url, anchor: null }).url).toBe(url)
    expect(
      contentOf({ ...heading, url: 'javascript:alert(1)', url_without_anchor: null }).url,
    ).toBeNull()
  })

  test('is not recognised in a product with a name and a hierarchy', () => {
    const product = {
      objectID: '1',
      name: 'Lamp',
      hierarchy: { lvl0: 'Home', lvl1: 'Home > Light' },
    }
    expect(contentOf(product)).toMatchObject({ title: 'Lamp', group: '' })
  })
})

describe('a record of WP Search with Algolia', () => {
  const post = {
    objectID: '1200-0',
    post_id: 1200,
    post_type: 'post',
    post_type_label: 'Posts',
    post_title: 'Herring &amp; Rye &#8211; A Guide',
    post_excerpt: '<p>There are <strong>eleven</strong> ways [&hellip;]</p>\n',
    // 23:30 on the clock of the site, whatever its zone.
    post_date: Date.UTC(2026, 2, 12, 23, 30) / 1000,
    post_date_formatted: 'March 12, 2026',
    post_modified: Date.UTC(2026, 2, 14) / 1000,
    comment_count: 3,
    menu_order: 0,
    post_author: { user_id: 2, display_name: 'Marta', user_url: '', user_login: 'marta' },
    images: {
      thumbnail: { url: 'https://blog.example/a-150x150.jpg', width: 150, height: 150 },
      large: { url: 'https://blog.example/a-1024x683.jpg', width: 1024, height: 683 },
      medium: { url: 'https://blog.example/a-300x200.jpg', width: 300, height: 200 },
    },
    permalink: 'https://blog.example/2026/03/herring-and-rye/',
    post_mime_type: '',
    taxonomies: { category: ['Food'] },
    taxonomies_hierarchical: { category: { lvl0: ['Food'] } },
    is_sticky: 0,
    content: 'Begin with the butter. If the butter is cold, wait.',
    record_index: 0,
  }

  test('shows title and excerpt as text, the address, and a picture of a sensible size', () => {
    expect(contentOf(post)).toMatchObject({
      title: 'Herring & Rye – A Guide',
      text: 'There are eleven ways […]',
      url: 'https://blog.example/2026/03/herring-and-rye/',
      image: 'https://blog.example/a-300x200.jpg',
      badge: '',
      price: '',
    })
  })

  test.each(['Pacific/Kiritimati', 'Europe/Warsaw', 'UTC', 'Pacific/Pago_Pago'])(
    'shows the date that the clock of the site showed, read in %s',
    (zone) => {
      for (const { date } of [contentOf(post), contentOf(post, { 'hit-date': 'post_date' })]) {
        expect(date && formatMoment(date, 'en', zone)).toBe('March 12, 2026')
        expect(date && machineDate(date)).toBe('2026-03-12')
      }
    },
  )

  test('shows the place in the text where something was found', () => {
    const _snippetResult = {
      post_title: { value: 'Herring &amp; Rye &#8211; A Guide', matchLevel: 'none' },
      content: { value: `Begin with the ${found('butter')}. If…`, matchLevel: 'full' },
    }
    expect(contentOf({ ...post, _snippetResult }).text).toBe(
      `Begin with the ${found('butter')}. If…`,
    )
  })

  test.each([
    [
      'the largest where all are small',
      { a: { url: '/s.jpg', width: 90 }, b: { url: '/m.jpg', width: 200 } },
      '/m.jpg',
    ],
    [
      'one though its width is none',
      { a: { url: '/s.jpg', width: { toString: 'x' } }, b: { url: '/m.jpg', width: 400 } },
      '/m.jpg',
    ],
    ['none where there is none', [], null],
    ['the one whose width is unknown', { a: { url: '/x.jpg' } }, '/x.jpg'],
  ])('uses the picture %s', (_, images, image) => {
    expect(contentOf({ ...post, images }).image).toBe(image)
  })

  test('without an excerpt shows its text', () => {
    expect(contentOf({ ...post, post_excerpt: '' }).text).toMatch(/^Begin with the butter/)
    expect(contentOf({ ...post, post_excerpt: '', content: '' }).text).toBe('')
  })
})

describe('an entry that the content service’s webhook has indexed', () => {
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  const entry = {
    objectID: '5KsDBWseXY6QegucYAoacS',
    metadata: { tags: [] },
    sys: {
      type: 'Entry',
      id: '5KsDBWseXY6QegucYAoacS',
      space: link('Space', 'guide'),
      contentType: link('ContentType', 'article'),
      createdAt: '2026-01-01T00:00:00Z',
      revision: 3,
    },
    fields: {
      internalName: { 'en-US': 'article 17' },
      title: { 'en-US': 'Night ferry', pl: 'Nocny prom', 'de-DE': 'Nachtfähre' },
      summary: { 'en-US': 'Deck by deck' },
      slug: { 'en-US': 'night-ferry' },
      date: { 'en-US': '2026-03-12' },
      image: { 'en-US': link('Asset', 'a1') },
      body: { 'en-US': { nodeType: 'document', data: {}, content: [] } },
    },
  }

  test('shows the language of the page, else its own first language', () => {
    expect(contentOf(entry, {}, 'pl-PL')).toMatchObject({
      title: 'Nocny prom',
      text: 'Deck by deck',
    })
    expect(contentOf(entry, {}, 'de-AT').title).toBe('Nachtfähre')
    expect(contentOf(entry, {}, 'da').title).toBe('Night ferry')
  })

  test('has its date, but neither picture nor address', () => {
    const { date, image, url } = contentOf(entry)
    expect([date && machineDate(date), image, url]).toEqual(['2026-03-12', null, null])
  })

  test('has its found words marked', () => {
    const _highlightResult = {
      fields: { title: { 'en-US': { value: `Night ${found('ferry')}` } } },
    }
    expect(contentOf({ ...entry, _highlightResult }).title).toBe(`Night ${found('ferry')}`)
  })

  test('fills patterns and attributes by the names of its fields', () => {
    expect(contentOf(entry, { 'hit-url': '/blog/{slug}' }).url).toBe('/blog/night-ferry')
    expect(contentOf(entry, { 'hit-title': 'slug' }).title).toBe('night-ferry')
    expect(contentOf(entry, { 'hit-title': 'fields.title.pl' }).title).toBe('Nocny prom')
  })

  test('opens its entry if the search has opens', () => {
    expect(contentOf(entry).entry).toBeNull()
    expect(contentOf(entry, { opens: '#doc' }).entry).toBe('5KsDBWseXY6QegucYAoacS')
    expect(contentOf({ objectID: '1', title: 'A' }, { opens: '#doc' }).entry).toBeNull()
    expect(contentOf({ objectID: '1', ref: 'x1' }, { 'hit-entry': 'ref' }).entry).toBe('x1')
  })

  test('without any known name shows its first text', () => {
    const { internalName, slug } = entry.fields
    const bare = { ...entry, fields: { image: entry.fields.image, internalName, slug } }
    expect(contentOf(bare)).toMatchObject({ title: 'article 17', text: '' })
    expect(contentOf({ ...entry, fields: {} }).title).toBe(entry.objectID)
  })
})

describe('a record of the app for Shopify', () => {
  const variant = {
    objectID: '44100000001',
    sku: 'G-001-1',
    barcode: null,
    id: 8100000000,
    title: 'Gulls over the Slipway',
    handle: 'gulls-over-the-slipway',
    vendor: 'Pracownia Klocek',
    product_type: 'Poster',
    body_html_safe: 'A linocut in two blues &amp; one white.',
    tags: ['poster'],
    product_image: 'https://cdn.shopify.example/gulls.png',
    image: 'https://cdn.shopify.example/gulls-50x70.png',
    variant_title: '50 × 70 cm',
    price: 24,
    compare_at_price: 0,
    published_at: '2026-01-12T09:00:00+01:00',
    created_at: '2026-01-12T09:00:00+01:00',
  }

  test('shows the product, its price, who makes it, and leads to its page', () => {
    expect(contentOf(variant, { 'hit-currency': 'EUR' })).toMatchObject({
      title: 'Gulls over the Slipway',
      text: 'A linocut in two blues & one white.',
      image: 'https://cdn.shopify.example/gulls.png',
      url: '/products/gulls-over-the-slipway',
      price: '€24.00',
      badge: 'Pracownia Klocek',
      date: null,
    })
  })
})

describe('a record of an unknown tool', () => {
  test.each([
    [{ title: 'A', price: '12.5', currency: 'USD' }, { price: '$12.50' }],
    [{ title: 'A', date: 'soon', published_at: '2026-03-12' }, { date: { isDay: true } }],
    [{ title: '<b></b>', name: 'B' }, { title: 'B' }],
    [{ title: 'A', url: 'javascript:alert(1)', link: '/a' }, { url: '/a' }],
    [
      { title: 'A', lang: 'en' },
      { title: 'A', text: '' },
    ],
    [
      { at: '2026-03-12', colour: '&nbsp;', sku: 'X-1' },
      { title: 'X-1', text: '' },
    ],
  ])('%j shows %j', (hit, shown) => {
    expect(contentOf({ objectID: '1', ...hit })).toMatchObject(shown)
  })

  test('is never a blank row', () => {
    for (const hit of [{}, { objectID: '' }, { title: '<p></p>' }, { objectID: 7, title: ' ' }])
      expect(contentOf(hit).title).not.toBe('')
    expect(contentOf({ objectID: '7', title: 'A' }, { 'hit-title': 'missing' }).title).toBe('A')
  })

  test('has price, currency, badge and group where the attributes say', () => {
    const hit = {
      title: 'A',
      price: 1,
      net: '9.99',
      money: 'PLN',
      shelf: { name: 'New &amp; hot' },
      tags: ['x', 'y'],
    }
    const attributes = {
      'hit-price': 'net',
      'hit-currency': 'money',
      'hit-badge': 'shelf.name',
      'group-by': 'tags',
    }
    expect(contentOf(hit, attributes)).toMatchObject({
      price: 'PLN\u00a09.99',
      badge: 'New & hot',
      group: 'x, y',
    })
  })
})
