// Every kind of attribute with right, wrong, empty and padded values.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attribute, Kind } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { expected, parsers } from '../../src/element/attributes.ts'
import { searchParsers } from '../../src/element/search-kinds.ts'
import { cases } from './kinds.ts'
import { meaningOf, read } from './reading.ts'

const all = Object.entries(cases)
const table = (part: 'right') =>
  all.flatMap(([kind, { spec, [part]: rows }]) =>
    rows.map(([text, value]) => ({ kind, spec, text, value })),
  )

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warn.mockClear())

describe('a right value', () => {
  test.each(table('right'))('$kind: $text means $value', ({ spec, text, value }) => {
    expect(meaningOf(spec, text)).toEqual(value)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(table('right').filter(({ kind }) => kind !== 'words'))(
    '$kind: $text means the same with blanks and line breaks around it',
    ({ spec, text, value }) => {
      expect(meaningOf(spec, `\n  ${text}\t `)).toEqual(value)
    },
  )

  test('words keep the blanks around them', () => {
    expect(meaningOf(cases.words.spec, ' in Kraków ')).toBe(' in Kraków ')
  })
})

describe('a wrong value', () => {
  const wrong = all.flatMap(([kind, { spec, wrong: texts }]) =>
    texts.map((text) => ({ kind, spec, text })),
  )
  test.each(wrong)('$kind: $text falls back to the default', ({ kind, spec, text }) => {
    const { settings, origins, refused } = read({ thing: spec }, { thing: text })
    expect(settings.thing).toBe(kind === 'flag' ? false : null)
    expect(origins.thing).toBe('default')
    expect(refused).toEqual(['thing'])
  })

  test.each(all.filter(([, { wrong: texts }]) => texts.length > 0))(
    '%s: the console says what is valid',
    (kind, { spec, wrong: [text = ''] }) => {
      const name = `${kind.toLowerCase()}-thing`
      read({ [name]: spec }, { [name]: text })
      expect(warn).toHaveBeenCalledTimes(1)
      expect(warn).toHaveBeenCalledWith(
        `site-embed: <x-element>: ${name}="${text}" is not valid, so it is ignored. Write ${expected[spec.kind](spec)}.`,
      )
    },
  )
})

describe('one wrong item of a list', () => {
  const lists: Partial<Record<Kind, { text: string; wrong: string; left: string }>> = {
    choices: { text: 'title, picture, date', wrong: 'picture', left: 'title, date' },
    wholes: { text: '10, twenty, 50', wrong: 'twenty', left: '10, 50' },
    labelled: { text: '|Products, help|Help', wrong: '|Products', left: 'help|Help' },
    facets: { text: 'city, price:rang, kind:menu', wrong: 'price:rang', left: 'city, kind:menu' },
    selected: { text: 'city:Kraków, Art', wrong: 'Art', left: 'city:Kraków' },
    patterns: { text: '/{slug}, vbscript:x', wrong: 'vbscript:x', left: '/{slug}' },
    recommended: {
      text: 'related-products:sku-1, trending-items',
      wrong: 'trending-items',
      left: 'related-products:sku-1',
    },
    // Not named: it may hold a token.
    tokens: { text: 'abc:read, def:CFPAT-write', wrong: '…', left: 'abc:read' },
  }

  test.each(Object.entries(lists))('%s: is left out and named; the others count', (kind, list) => {
    const { spec } = cases[kind as Kind]
    const name = `${kind}-list`
    const { settings, origins, refused } = read({ [name]: spec }, { [name]: list.text })
    expect(settings[`${kind}List`]).toEqual(meaningOf(spec, list.left))
    expect([origins[`${kind}List`], refused]).toEqual(['attribute', []])
    expect(warn.mock.calls).toEqual([
      [
        `site-embed: <x-element>: “${list.wrong}” in ${name} is not valid, so it is left out. Write ${expected[spec.kind](spec)}.`,
      ],
    ])
  })

  test('every kind of list is tested', () => {
    const several = all.filter(([, { right }]) => right.some(([, value]) => Array.isArray(value)))
    expect(several.map(([kind]) => kind).sort()).toEqual(Object.keys(lists).sort())
  })
})

describe('an empty value', () => {
  test.each(all)('%s has its own meaning, and is not a mistake', (_, { spec, empty }) => {
    for (const text of ['', ' ', '\n\t'])
      expect(meaningOf(spec, spec.kind === 'words' ? '' : text)).toBe(empty)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a flag', () => {
  test('is true by its own name, as HTML writes booleans', () => {
    const spec: Attribute = { kind: 'flag', doc: '' }
    for (const text of ['url-sync', 'URL-SYNC'])
      expect(read({ 'url-sync': spec }, { 'url-sync': text }).settings.urlSync).toBe(true)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a key', () => {
  test.each(['CFPAT-abc', 'cfpat-abc'])(
    'that could write is refused, and never printed: %s',
    (token) => {
      const spec: Attribute = { kind: 'text', secret: true, doc: '' }
      const name = `token-${token.slice(0, 2).toLowerCase()}${token.length}${token.charCodeAt(0)}`
      expect(read({ [name]: spec }, { [name]: token }).refused).toHaveLength(1)
      expect(warn).toHaveBeenCalledTimes(1)
      expect(String(warn.mock.calls)).toContain('management token')
      expect(String(warn.mock.calls).toLowerCase()).not.toContain('cfpat')
    },
  )

  test('in any other form is accepted', () => {
    expect(meaningOf({ kind: 'text', secret: true, doc: '' }, 'a+b/c=')).toBe('a+b/c=')
  })
})

describe('the contract', () => {
  const every = [siteSearch, richDoc].flatMap((element) =>
    Object.entries<Attribute>(element.attributes),
  )

  test.each(every.filter(([, spec]) => spec.default !== undefined))(
    'the default of %s is a value that the page could write',
    (name, spec) => {
      expect(parsers[spec.kind](String(spec.default), spec, name)).not.toBeNull()
    },
  )

  test.each(every)('%s can say what is valid', (_, spec) => {
    expect(expected[spec.kind](spec)).not.toBe('')
  })
})

test('a script of documents alone reads every attribute of a document, without the kinds of the search', () => {
  const kinds = Object.values(richDoc.attributes).map(({ kind }) => kind)
  for (const kind of Object.keys(searchParsers)) expect(kinds).not.toContain(kind)
})
