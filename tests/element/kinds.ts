// What may be written on an attribute of each kind, and what is wrong: the element and the builder are
// held to the same. Longer than other files because it is one table.
import { expect } from 'vitest'
import type { Attribute, Kind } from '../../src/contract/attribute.ts'

interface Case {
  spec: Attribute
  /** What is written, and what it means. */
  right: [string, unknown][]
  wrong: string[]
  empty: unknown
}

const plain = <K extends Kind>(kind: K) => ({ kind, doc: '' })
const timeline = (release: string, moment = '') => ({ release, moment })
const label = (value: string, text: string | null = null) => ({ value, label: text })

export const cases: Record<Kind, Case> = {
  text: {
    spec: { ...plain('text'), kind: 'text' },
    right: [
      ['title', 'title'],
      ["fields.title['en-US']", "fields.title['en-US']"],
    ],
    wrong: [],
    empty: null,
  },
  words: {
    spec: { ...plain('words'), kind: 'words' },
    right: [['Find a concert', 'Find a concert']],
    wrong: [],
    empty: '',
  },
  flag: {
    spec: { ...plain('flag'), kind: 'flag' },
    right: [
      ['true', true],
      ['TRUE', true],
      ['false', false],
      ['False', false],
    ],
    wrong: ['yes', 'no', '1', '0', 'null', 'constructor', '__proto__'],
    empty: true,
  },
  choice: {
    spec: { ...plain('choice'), kind: 'choice', of: ['light', 'dark'] },
    right: [['dark', 'dark']],
    wrong: ['darker', 'Dark', 'light dark', 'light,dark', 'length', '0'],
    empty: null,
  },
  choices: {
    spec: { ...plain('choices'), kind: 'choices', of: ['title', 'date', 'image'] },
    right: [
      ['title', ['title']],
      ['date , title', ['date', 'title']],
      ['title,', ['title']],
    ],
    wrong: ['title date', 'picture, painting', ',', 'TITLE'],
    empty: null,
  },
  whole: {
    spec: { ...plain('whole'), kind: 'whole', min: 1, max: 1000 },
    right: [
      ['1', 1],
      ['1000', 1000],
      ['020', 20],
    ],
    wrong: ['0', '1001', '-5', '+5', '12px', '1.5', '1e3', '0x10', 'abc', 'Infinity', '٣', '5 6'],
    empty: null,
  },
  wholes: {
    spec: { ...plain('wholes'), kind: 'wholes' },
    right: [
      ['10', [10]],
      ['10, 20,50', [10, 20, 50]],
    ],
    wrong: ['ten, twenty', '0', '10;20', '-1', '1.5', ','],
    empty: null,
  },
  labelled: {
    spec: { ...plain('labelled'), kind: 'labelled' },
    right: [
      ['products', [label('products')]],
      ['products|Products, help|Help', [label('products', 'Products'), label('help', 'Help')]],
    ],
    wrong: [',', ' , ', '|'],
    empty: null,
  },
  facets: {
    spec: { ...plain('facets'), kind: 'facets' },
    right: [
      ['none', []],
      ['city', [expect.objectContaining({ attribute: 'city', type: 'list', label: null })]],
    ],
    wrong: ['city:carousel', 'city:cube, price:rang', ':menu', ','],
    empty: null,
  },
  selected: {
    spec: { ...plain('selected'), kind: 'selected' },
    right: [['city:Kraków', [{ attribute: 'city', value: 'Kraków' }]]],
    wrong: ['Kraków', 'price::', 'city:', ':Kraków', ':', 'Kraków, Art', ','],
    empty: null,
  },
  selector: {
    spec: { ...plain('selector'), kind: 'selector' },
    right: [
      ['#results', '#results'],
      ['main > .docs [data-x="1"]', 'main > .docs [data-x="1"]'],
    ],
    wrong: ['#', '[', '..x'],
    empty: null,
  },
  host: {
    spec: { ...plain('host'), kind: 'host', also: ['eu'] },
    right: [
      ['https://search.example.com', 'https://search.example.com'],
      ['https://search.example.com/', 'https://search.example.com'],
      ['http://127.0.0.1:8108/proxy/', 'http://127.0.0.1:8108/proxy'],
      ['HTTPS://Search.Example.com', 'https://search.example.com'],
      ['search.example.com', 'https://search.example.com'],
      ['search.example.com:8443/v1', 'https://search.example.com:8443/v1'],
      ['localhost:7700', 'https://localhost:7700'],
      ['//search.example.com', 'http://search.example.com'],
      ['/', 'http://localhost:3000'],
      ['/api/search', 'http://localhost:3000/api/search'],
      ['eu', 'eu'],
    ],
    wrong: [
      'https://',
      'https://search example.com',
      'https://example.com?key=1',
      'https://example.com#top',
      'https://user:password@example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:me@example.com',
      'ftp://files.example.com',
      'javascript://example.com/%0aalert(1)',
      'example.com:port',
    ],
    empty: null,
  },
  pattern: {
    spec: { ...plain('pattern'), kind: 'pattern' },
    right: [
      ['url', 'url'],
      ['/products/{handle}?variant={objectID}', '/products/{handle}?variant={objectID}'],
      ['https://example.com/{slug}#top', 'https://example.com/{slug}#top'],
      ['mailto:{email}', 'mailto:{email}'],
    ],
    wrong: [
      'javascript:{code}',
      ' java\tscript:alert(1)',
      '{scheme}:alert(1)',
      'data:{body}',
      '/a b/{slug}',
      '<a href="{url}">',
      'http://',
    ],
    empty: null,
  },
  patterns: {
    spec: { ...plain('patterns'), kind: 'patterns' },
    right: [
      ['/{contentType}/{slug}', [{ contentType: null, pattern: '/{contentType}/{slug}' }]],
      ['/?id={id}', [{ contentType: null, pattern: '/?id={id}' }]],
      [
        'post=/blog/{slug}, page=/{slug}',
        [
          { contentType: 'post', pattern: '/blog/{slug}' },
          { contentType: 'page', pattern: '/{slug}' },
        ],
      ],
    ],
    wrong: ['post=javascript:alert(1)', 'javascript:y, vbscript:x', 'post=', ','],
    empty: null,
  },
  tokens: {
    spec: { ...plain('tokens'), kind: 'tokens' },
    right: [
      ['abc:t0ken', [{ spaceId: 'abc', token: 't0ken' }]],
      [
        'a.b_c-1 : x-Y_z=, def:a:b',
        [
          { spaceId: 'a.b_c-1', token: 'x-Y_z=' },
          { spaceId: 'def', token: 'a:b' },
        ],
      ],
    ],
    wrong: ['abc', ':token', 'abc:', 'a/b:token', 'abc:two words', 'abc:CFPAT-1', 'abc: cfpat-1'],
    empty: null,
  },
  recommended: {
    spec: { ...plain('recommended'), kind: 'recommended' },
    right: [
      ['related-products:sku-1', [{ model: 'related-products', objectID: 'sku-1' }]],
      [
        'bought-together: urn:a:1, b\\,2 ,',
        [
          { model: 'bought-together', objectID: 'urn:a:1' },
          { model: 'bought-together', objectID: 'b,2' },
        ],
      ],
      ['looking-similar:', []],
      ['trending-items', [{ model: 'trending-items' }]],
      [
        'trending-items : category = Art',
        [{ model: 'trending-items', facetName: 'category', facetValue: 'Art' }],
      ],
      [
        'trending-items:size=a=b\\, c',
        [{ model: 'trending-items', facetName: 'size', facetValue: 'a=b, c' }],
      ],
      ['trending-facets:brand', [{ model: 'trending-facets', facetName: 'brand' }]],
    ],
    wrong: [
      ...['related', 'Related-Products:1', 'sku-1', 'toString:1', 'trending-items:category'],
      ...['trending-items:=Art', 'trending-items:category=', 'trending-facets'],
      'trending-facets:category=Art',
    ],
    empty: null,
  },
  parameters: {
    spec: { ...plain('parameters'), kind: 'parameters' },
    right: [
      ['ruleContexts=spring', 'ruleContexts=spring'],
      ['a=1&b=2=3&c=', 'a=1&b=2=3&c='],
    ],
    wrong: ['spring', '=spring', 'a=1&', '&a=1', 'a=1&&b=2', '{"a":1}'],
    empty: null,
  },
  locale: {
    spec: { ...plain('locale'), kind: 'locale' },
    right: [
      ['pl', 'pl'],
      ['PL', 'pl'],
      ['pl_PL', 'pl-PL'],
      ['de-at', 'de-AT'],
      ['zh-hans-cn', 'zh-Hans-CN'],
    ],
    wrong: ['p', 'pl-', 'pl PL', 'pl,de', 'pl_PL.UTF-8', '*', '12'],
    empty: null,
  },
  timeZone: {
    spec: { ...plain('timeZone'), kind: 'timeZone' },
    right: [
      ['Europe/Warsaw', 'Europe/Warsaw'],
      ['UTC', 'UTC'],
    ],
    wrong: ['Warsaw', 'Europe/Atlantis', 'CET time', 'GMT+25'],
    empty: null,
  },
  shortcut: {
    spec: { ...plain('shortcut'), kind: 'shortcut' },
    right: [
      ['mod+k', 'mod+k'],
      ['Ctrl + Shift + F', 'ctrl+shift+f'],
      ['shift+alt+/', 'shift+alt+/'],
    ],
    wrong: ['k', '/', 'shift+k', 'mod+', 'mod', '+k', 'cmd+k', 'mod+k+j'],
    empty: '',
  },
  id: {
    spec: { ...plain('id'), kind: 'id' },
    right: [
      ['5KsDBWseXY6QegucYAoacS', '5KsDBWseXY6QegucYAoacS'],
      ['a.b-c_d', 'a.b-c_d'],
      ['x'.repeat(64), 'x'.repeat(64)],
    ],
    wrong: ['a b', 'a/b', 'a,b', '../x', 'ż', 'a?b', 'x'.repeat(65), 'YOUR_APP', 'your-space'],
    empty: null,
  },
  timeline: {
    spec: { ...plain('timeline'), kind: 'timeline' },
    right: [
      ['spring;2026-11-27T09:00:00.000Z', timeline('spring', '2026-11-27T09:00:00.000Z')],
      ['spring%3B2026-11-27T09%3A00%3A00.000Z', timeline('spring', '2026-11-27T09:00:00.000Z')],
      ['4hTrgM0GOFk7dBQL;', timeline('4hTrgM0GOFk7dBQL')],
      ['spring%3B', timeline('spring')],
      ['spring', timeline('spring')],
      ['2026', timeline('2026')],
      ['2026-11-spring', timeline('2026-11-spring')],
      [';2026-11-27T09:00:00Z', timeline('', '2026-11-27T09:00:00Z')],
      ['2026-11-27T10:00+01:00', timeline('', '2026-11-27T10:00+01:00')],
      ['2026-11-27T10%3A00%2B01%3A00', timeline('', '2026-11-27T10:00+01:00')],
      ['2026-11-27', timeline('', '2026-11-27')],
    ],
    wrong: [
      '{timeline}',
      'a b',
      'a/b;2026-11-27T09:00:00Z',
      'spring;soon',
      'spring;2026-02-31',
      'spring;2026-11-27T25:00Z',
      'spring;2026-11-27T09:00Z;2026-11-28T09:00Z',
      '2026-11-27T09:00Z;spring',
      'spring;1795770000',
      'spring;autumn',
      ';',
      ';;',
      '%3B',
      '%',
      '%zz;2026-11-27',
      `${'x'.repeat(65)};2026-11-27T09:00Z`,
    ],
    empty: null,
  },
}
