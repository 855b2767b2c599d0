// What stands in the braces: paths, blocks, literals, filters.
import { describe, expect, test } from 'vitest'
import { RenderedValue } from '../../src/template/filters.tsx'
import { withOldToJson } from '../old-to-json.ts'
import { drawn, shown } from './drawn.tsx'

const record = {
  title: 'Ropes & <b>knots</b>',
  author: { name: 'Ada', 'x y': 'spaced', tags: [{ label: 'one' }, { label: 'two' }] },
  'dotted.key': 'whole',
  '@type': 'Product',
  'Product Name': 'Rope',
  tags: ['dry', 'long'],
  sizes: { small: 1, large: 2 },
  one: 'single',
  nothing: null,
  empty: '',
  blank: '  ',
  zero: 0,
  none: [],
  bare: {},
  no: false,
  yes: true,
  price: 1249.5,
  starts_at: 1_773_300_000,
  day: '2026-03-12',
  size: 1_234_567,
  debt: -5,
  lead: 'one two three four',
  share: 0.1234,
  lists: [['a', 'b'], []],
  dates: ['2026-03-12', '2026-04-02'],
  prices: [1, 2.5],
}

describe('a path leads to', () => {
  test.each([
    ['{{title}}', 'Ropes &amp; &lt;b&gt;knots&lt;/b&gt;'],
    ['{{ title }}', 'Ropes &amp; &lt;b&gt;knots&lt;/b&gt;'],
    ['{{author.name}}', 'Ada'],
    ['{{author["x y"]}}', 'spaced'],
    ['{{@type}} {{@id}}', 'Product '],
    ["{{author['name']}}", 'Ada'],
    ['{{author[“x y”]}}', 'spaced'],
    ['{{author.tags[1].label}}', 'two'],
    ['{{author.tags.0.label}}', 'one'],
    ['{{dotted.key}}', 'whole'],
    ['{{Product Name}}', 'Rope'],
    ['{{tags}}', 'dry, long'],
    ['{{zero}}{{yes}}{{no}}', '0truefalse'],
    ['{{price}}', '1249.5'],
    ['{{nothing}}{{absent}}{{author}}{{author.absent.more}}', ''],
    [
      '[[title|upper]] [[author["x y"]]] [[author.tags[0].label]]',
      'ROPES &amp; &lt;B&gt;KNOTS&lt;/B&gt; spaced one',
    ],
    ['{{\u00a0author.name\u00a0}}', 'Ada'],
    ['{{\u200bauthor.na\u00adme\u2060}}', 'Ada'],
    ['{{{one}}} {a: {{one}}}', 'single {a: single}'],
  ])('%s → %s', (html, left) => {
    expect(shown(html, record)).toBe(left)
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'author.constructor.name',
    'tags.map',
    'title.length',
    'tags.__proto__.length',
  ])('nothing that a record does not have itself: %s', (path) => {
    expect(shown(`<i title="{{${path}}}">{{${path}}}</i>`, record)).toBe('<i title=""></i>')
  })
})

test('braces behind a backslash are words', () => {
  const { html, warnings } = drawn('\\{{title}} \\[[title]] {{one}}', record)
  expect(html).toBe('{{title}} [[title]] single')
  expect(warnings).toEqual([])
})

test.each(['{{<b>title</b>}}', '{{title', 'title}}', '<a href={{ url }}>x</a>', '[[title'])(
  'braces that were torn apart are told: %s',
  (html) => {
    expect(drawn(html, record).warnings.join()).toMatch(/unmatched braces/)
  },
)

test('typographic quotes are mended where they can be, and told', () => {
  const { html, warnings } = drawn('<a title=”{{one}}”>x</a>', record)
  expect(html).toBe('<a title="single">x</a>')
  expect(warnings.join()).toMatch(/curly quotes/)
})

test('typographic quotes that the owner means are left alone', () => {
  const { html, warnings } = drawn('<a title="„{{ one }}”" lang="„x”y">x</a>', record)
  expect(html).toBe('<a title="„single”" lang="x”y">x</a>')
  expect(warnings).toHaveLength(1)
})

describe('a value that is no text shows nothing, and tells once which fields it has', () => {
  const data = {
    image: { url: '/a.png', alt: 'A' },
    images: [{ url: '/a.png', alt: 'A' }, { url: '/b.png' }],
    body: { nodeType: 'document', content: [] },
    entry: { sys: { id: 'x' } },
  }
  const fields = { title: 'T', url: '/x' }
  const options = {
    filters: { rich: () => new RenderedValue('', null) },
    view: (value: unknown) => (value === data.entry ? fields : value),
  }
  test.each([
    ['{{image}}', '{{image}} is no text: it has url, alt. Write {{image.url}}'],
    ['<img src="{{image}}">', '{{image}} is no text: it has url, alt. Write {{image.url}}'],
    [
      '{{images}}',
      '{{images}} is no text: it has url, alt. Write data-each="images" on an element, and in it {{url}}',
    ],
    ['<i data-each="images">{{.}}</i>', '{{.}} is no text: it has url, alt. Write {{.url}}'],
    ['{{body}}', '{{body}} is no text: it has nodeType, content. Write {{body|rich}}'],
    ['{{entry}}', '{{entry}} is no text: it has title, url. Write {{entry.title}}'],
  ])('%s', (html, said) => {
    const { box, warnings } = drawn(html, data, options)
    expect(box.textContent).toBe('')
    expect(warnings).toEqual([said])
  })
  test.each(['{{image.url}}', '{{image|json}}', '{{body|rich}}', '{{bare}}{{none}}{{lists}}'])(
    'but not of %s',
    (html) => {
      expect(drawn(html, { ...record, ...data }, options).warnings).toEqual([])
    },
  )
})

test('a list that holds itself comes to an end', () => {
  const list: unknown[] = ['x']
  list.push(list)
  const around: Record<string, unknown> = { list }
  around.self = around
  expect(shown('{{list}}{{self.self.list[0]}}{{self|json}}', around)).toMatch(/^x(, x){5,}x$/)
})

test.each([undefined, Number.NaN, 1e308, new Date(0), () => 'x', Symbol('x'), 10n, '\ud800'])(
  'a value of any kind breaks no filter: %s',
  (value) => {
    const filters =
      'highlight date time number currency:EUR percent bytes upper truncate:3 default:x url json'
    const holes = filters
      .split(' ')
      .map((filter) => `<i title="{{v|${filter}}}">{{v|${filter}}}</i>`)
    const html = `<a href="{{v}}" style="--x:{{v}}" data-if="v">${holes.join('')}</a>`
    expect(() => drawn(html, { v: value })).not.toThrow()
  },
)

describe('data-if and data-unless', () => {
  test.each(['nothing', 'empty', 'blank', 'zero', 'none', 'bare', 'no', 'absent', 'author.absent'])(
    '%s counts as nothing',
    (name) => {
      expect(shown(`<i data-if="${name}">a</i><b data-unless="${name}">b</b>`, record)).toBe(
        '<b>b</b>',
      )
    },
  )
  test.each([
    'title',
    'yes',
    'price',
    'tags',
    'author',
    '{{title}}',
    '[[ title ]]',
    'nothing|default:x',
  ])('%s counts as something', (name) => {
    expect(shown(`<i data-if="${name}">a</i><b data-unless="${name}">b</b>`, record)).toBe(
      '<i>a</i>',
    )
  })
  test.each([
    '!one',
    'price > 10',
    "one == 'x'",
    'one && title',
    'one or title',
    'tags.includes(1)',
  ])('a condition that this engine does not know is told: %s', (condition) => {
    const { fields } = drawn(`<i data-if="${condition.replace('>', '&gt;')}">a</i>`, record)
    expect([...fields]).toEqual([[condition, 'missing']])
  })
  test('a field that is only asked about may be missing, and nothing is told', () => {
    const { fields } = drawn('<i data-if="absent">{{absent}}</i>', record)
    expect([...fields]).toEqual([['absent', 'absent']])
  })
})

describe('data-each', () => {
  test.each([
    ['<i data-each="tags">{{.}}{{@index}}</i>', '<i>dry0</i><i>long1</i>'],
    ['<i data-each="sizes">{{@index}} {{@key}}={{.}}</i>', '<i>0 small=1</i><i>1 large=2</i>'],
    [
      '<i data-each="author.tags">{{label}}{{.label}} {{one}}</i>',
      '<i>oneone single</i><i>twotwo single</i>',
    ],
    [
      '<i data-each="tags"><b data-each="tags">{{@index}}{{.}}</b></i>',
      '<i><b>0dry</b><b>1long</b></i><i><b>0dry</b><b>1long</b></i>',
    ],
    ['<i data-each="one">{{.}}{{@index}}{{@key}}</i>', '<i>single00</i>'],
    ['<i data-each="tags">\\{{.}} {{}}</i>', '<i>{{.}} </i><i>{{.}} </i>'],
    ['<i data-each="lists"><b data-each=".">{{.}}</b></i>', '<i><b>a</b><b>b</b></i><i></i>'],
    [
      '<i data-each="none">{{.}}</i><i data-each="absent">{{.}}</i><i data-each="nothing">x</i>',
      '',
    ],
    ['<i data-each="{{tags}}" title="{{.}}">x</i>', '<i title="dry">x</i><i title="long">x</i>'],
    ['<i data-each="tags" data-if="@index">{{.}}</i>', '<i>long</i>'],
    ['<i data-each="author.tags">{{.one}}</i>', '<i></i><i></i>'],
    [
      '<template data-each="tags"><dt>{{@index}}</dt><dd>{{.}}</dd></template>',
      '<dt>0</dt><dd>dry</dd><dt>1</dt><dd>long</dd>',
    ],
    [
      '<template data-if="one">a <b>{{one}}</b></template><template data-unless="one">x</template>',
      'a <b>single</b>',
    ],
    ['<template data-each="tags"><template data-if="@index">{{.}}</template></template>', 'long'],
  ])('%s', (html, left) => {
    expect(shown(html, record)).toBe(left)
  })
})

describe('filters', () => {
  const de = { locale: 'de', timeZone: 'Europe/Berlin' }
  const pl = { locale: 'pl', timeZone: 'Europe/Warsaw' }
  test.each([
    ['{{price|currency:EUR}}', '1.249,50\u00a0€', de],
    ['{{price|currency:pln}}', '1249,50\u00a0zł', pl],
    ['{{price|number}}', '1,249.5', {}],
    ['a{{one|shout}}{{one|constructor}}b', 'ab', {}],
    ['{{zero|percent}}', '0%', {}],
    ['{{size|bytes}}', '1,2 MB', de],
    ['{{one|number}}{{one|currency:EUR}}', 'singlesingle', {}],
    ['{{nothing|number}}{{absent|currency:EUR}}{{empty|percent}}', '', {}],
    ['{{title|lower}}', 'ropes &amp; &lt;b&gt;knots&lt;/b&gt;', {}],
    ['{{one|upper}}', 'SİNGLE', { locale: 'tr' }],
    ['{{title|truncate:9}}', 'Ropes &amp;…', {}],
    ['{{title|truncate:3}}', 'Rop…', {}],
    ['{{lead|truncate:9}}', 'one two…', {}],
    ['{{lead|truncate:7}}', 'one two…', {}],
    ['{{lead|truncate:1}}', 'o…', {}],
    ['{{share|percent}}', '12.3%', {}],
    ['{{one|snippet}}', 'single', {}],
    ['{{one|truncate:6}}', 'single', {}],
    ['{{one|truncate}}{{one|truncate:x}}{{one|truncate:0}}', 'singlesinglesingle', {}],
    ['{{debt|bytes}}', '0.1 kB', {}],
    ['{{nothing|default:none}} {{empty|default: a: b }} {{zero|default:x}}', 'none a: b 0', {}],
    ['{{absent|default:"x y"|upper}}', 'X Y', {}],
    ['{{title|url}}', 'Ropes%20%26%20%3Cb%3Eknots%3C%2Fb%3E', {}],
    ['{{tags|json}}', '["dry","long"]', {}],
    ['{{title|highlight}}', 'Ropes &amp; &lt;b&gt;knots&lt;/b&gt;', {}],
    ['<i title="{{day|date:long}}">x</i>', '<i title="12. März 2026">x</i>', de],
    ['{{day|date}}', '<time datetime="2026-03-12">12 marca 2026</time>', pl],
    ['<time>{{day|date:short}}</time>', '<time datetime="2026-03-12">12.03.26</time>', de],
    [
      '<time>am {{starts_at|date:full}}</time>',
      '<time datetime="2026-03-12T07:20:00.000Z">am Donnerstag, 12. März 2026</time>',
      de,
    ],
    ['<time datetime="x">{{day|date:short}}</time>', '<time datetime="x">12.03.26</time>', de],
    [
      '{{starts_at|time}}{{day|time}}',
      '<time datetime="2026-03-12T07:20:00.000Z">08:20</time>',
      de,
    ],
    ['{{nothing|date}}', '', {}],
    ['{{dates|date:medium}}', '12 mar 2026, 2 kwi 2026', pl],
    [
      '{{prices|currency:EUR}}{{none|date}}{{none|number}}',
      '1,00 €, 2,50 €'.replaceAll(' €', '\u00a0€'),
      de,
    ],
  ])('%s → %s', (html, left, options) => {
    expect(shown(html, record, options)).toBe(left)
  })

  test.each([
    [-2, 'day', 'forgårs'],
    [-1, 'day', 'i går'],
    [0, 'day', 'i dag'],
    [3, 'day', 'om 3 dage'],
  ])('a day is told from today: %i', (days, _, words) => {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect(
      drawn('<i title="{{day|date:relative}}"></i>', { day }, { locale: 'da' }).html,
    ).toContain(words)
  })

  test('json writes values as they are, whatever the page makes of JSON', () => {
    expect(withOldToJson(() => shown('{{tags|json}}', record))).toBe('["dry","long"]')
  })

  test('a moment is told from now', () => {
    const at = new Date(Date.now() - 2 * 3_600_000 - 1000).toISOString()
    expect(drawn('{{at|date:relative}}', { at }, { locale: 'de' }).box.textContent).toBe(
      'vor 2 Stunden',
    )
  })

  test.each([
    ['{{price|currency}}', '1.249,50\u00a0kr.', ''],
    ['{{price|currency:dkk}}', '1.249,50\u00a0kr.', ''],
    ['{{price|currency:paid.in}}', '1.249,50\u00a0€', ''],
    ['<b data-each="bids">{{.sum|currency:.in}} </b>', '1,00\u00a0US$ 2,00\u00a0€ ', ''],
    ['{{price|currency:EUR}}', '1.249,50\u00a0€', 'currency:EUR replaces the record’s DKK'],
    ['{{price|currency:absent}}', '1.249,5', 'currency needs a code'],
    ['{{price|currency:cur}}', '1.249,50\u00a0€', ''],
    ['{{inEuro|currency:EUR}}', '1,00\u00a0€', ''],
    // Nothing to pay is said in words, where a number was not asked for.
    ['{{sale_price|currency}}', 'Gratis', ''],
    ['{{sale_price|currency:DKK}}', '0,00\u00a0kr.', ''],
    ['{{saved|currency}}', '0,00\u00a0kr.', ''],
  ])('a price has the currency that its record says: %s', (html, text, said) => {
    const data = {
      price: 1249.5,
      paid: { in: 'EUR' },
      cur: 'EUR',
      inEuro: 1,
      sale_price: 0,
      saved: 0,
      bids: [
        { sum: 1, in: 'USD' },
        { sum: 2, in: 'EUR' },
      ],
    }
    const { box, warnings } = drawn(html, data, { locale: 'da', recordCurrency: 'DKK' })
    expect(box.textContent).toBe(text)
    expect(warnings.join()).toContain(said)
    expect(warnings).toHaveLength(said ? 1 : 0)
  })

  test('a field that holds no dates is told once, whatever it holds', () => {
    const { warnings, box } = drawn('<i data-each="all.days">{{.|date}}</i>{{one|time}}', {
      all: { days: ['soon', 'later', '2026-03-12'] },
      one: 'never',
    })
    expect(box.textContent).toBe('March 12, 2026')
    expect(drawn('{{nothing|date}}{{empty|time}}{{day|date}}', record).warnings).toEqual([])
    const places = warnings.map((line) => line.split(' ', 1).join())
    expect([...new Set(places)]).toEqual(['all.days.*', 'one'])
    expect(new Set(warnings).size).toBe(2)
  })
  test('an element’s own filters are told the path of the value in the record', () => {
    const paths: string[] = []
    const mark = (value: unknown, _: string, given: { path: readonly string[] }) => {
      paths.push(given.path.join('.'))
      return new RenderedValue(String(value), String(value).toUpperCase())
    }
    const html = shown(
      '<i data-each="author.tags" title="{{label|mark}}">{{label|mark}}</i>',
      record,
      {
        filters: { mark },
      },
    )
    expect(html).toBe('<i title="one">ONE</i><i title="two">TWO</i>')
    expect(paths).toContain('author.tags.1.label')
    const nested = { all: [{ some: [{ label: 'x' }] }] }
    shown('<i data-each="all"><b data-each="some">{{label|mark}}</b></i>', nested, {
      filters: { mark },
    })
    expect(paths.at(-1)).toBe('all.0.some.0.label')
  })
})

test('a template notes of each field what the record has of it', () => {
  const { fields } = drawn(
    '{{title}}{{absent}}{{maybe|default:x}}<i title="{{author.gone}}" data-each="list">x</i><b data-each="one" title="{{author.gone}}"></b>',
    record,
  )
  expect(Object.fromEntries(fields)).toEqual({
    title: 'there',
    absent: 'missing',
    maybe: 'absent',
    list: 'missing',
    one: 'there',
    'author.gone': 'missing',
  })
})
