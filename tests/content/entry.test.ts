// Entries and assets, read without trusting their shape.
import { describe, expect, test } from 'vitest'
import { assetOf, entryOf, idOf, Library, localeIn } from '../../src/content/entry.ts'
import { fieldDocument } from '../../src/content/field-document.ts'

const origin = 'https://content.example'
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const post = {
  sys: { id: 'p1', type: 'Entry', contentType: { sys: { id: 'post' } } },
  fields: { title: 'Amber', slug: 'amber', body: { nodeType: 'document', data: {}, content: [] } },
}
const picture = {
  sys: { id: 'a1', type: 'Asset' },
  fields: {
    title: 'Lamp',
    description: 'A lamp',
    file: {
      url: '//images.example/lamp.png',
      fileName: 'lamp.png',
      contentType: 'image/png',
      details: { size: 1200, image: { width: 40, height: 30 } },
    },
  },
}
const nonsense: unknown[] = [
  undefined,
  null,
  'x',
  5,
  [],
  {},
  { sys: null },
  { sys: {} },
  { sys: 'x' },
  { sys: { id: null } },
  { sys: { id: { toString: 1, valueOf: 1 } } },
]

describe('an entry', () => {
  test('is read with its type and fields', () => {
    expect(entryOf(post)).toEqual({ id: 'p1', contentType: 'post', fields: post.fields, raw: post })
  })

  test.each(nonsense.map((raw) => [raw]))('is ignored without an id: %j', (raw) => {
    expect(entryOf(raw)).toBeNull()
    expect(idOf(raw)).toBe('')
  })

  test.each([[{ sys: { id: 'x' } }], [{ sys: { id: 'x', contentType: 'post' }, fields: 'none' }]])(
    'with only an id has no fields: %j',
    (raw) => {
      expect(entryOf(raw)).toMatchObject({ id: 'x', contentType: '', fields: {} })
    },
  )
})

describe('the locale of an answer', () => {
  test.each([
    [{ sys: { id: 'x', locale: 'pl' } }, 'pl'],
    [{ sys: { id: 'x' } }, null],
    [{ sys: { id: 'x', locale: 5 } }, null],
  ])('in %j is %j', (raw, locale) => {
    const entry = entryOf(raw)
    expect(entry && localeIn(entry)).toBe(locale)
  })
})

describe('an asset', () => {
  test('is read with its file, whose address gets the scheme of the service', () => {
    expect(assetOf(picture, origin)).toEqual({
      id: 'a1',
      title: 'Lamp',
      description: 'A lamp',
      url: 'https://images.example/lamp.png',
      fileName: 'lamp.png',
      contentType: 'image/png',
      size: 1200,
      width: 40,
      height: 30,
      raw: picture,
    })
  })

  const without: unknown[] = [
    ...nonsense,
    { sys: { id: 'a' } },
    { sys: { id: 'a' }, fields: { file: null } },
    { sys: { id: 'a' }, fields: { file: { url: '' } } },
    { sys: { id: 'a' }, fields: { file: { url: 5 } } },
    { sys: { id: 'a' }, fields: { file: { url: 'http:' } } },
    { sys: { id: 'a' }, fields: { file: { url: 'java\nscript:alert(1)' } } },
    { sys: { id: 'a' }, fields: { file: { url: 'data:image/png;base64,AA' } } },
  ]
  test.each(without.map((raw) => [raw]))(
    'is ignored without an id or a file that may be shown: %j',
    (raw) => {
      expect(assetOf(raw, origin)).toBeNull()
    },
  )

  test('has no size if the service sends none, or nonsense', () => {
    for (const details of [
      undefined,
      null,
      { size: '5', image: { width: -1, height: Number.NaN } },
    ])
      expect(
        assetOf({ sys: { id: 'a' }, fields: { file: { url: '/x', details } } }, origin),
      ).toMatchObject({ title: '', size: null, width: null, height: null })
  })
})

describe('the document of an entry', () => {
  const entry = (fields: object) => {
    const found = entryOf({ sys: { id: 'x' }, fields })
    if (!found) throw new Error('the test entry is none')
    return found
  }
  const first = { nodeType: 'document', content: [] }
  const second = { nodeType: 'document', content: [1] }

  test('is the field that the page names, else the first rich text', () => {
    const both = entry({ title: 'x', lead: 'words', body: first, aside: second })
    expect(fieldDocument(both, null)).toBe(first)
    expect(fieldDocument(both, 'aside')).toBe(second)
  })

  test.each([['nothing'], ['constructor'], ['__proto__']])(
    'is missing, and not another field, if the field %s has no rich text',
    (field) => {
      expect(fieldDocument(entry({ title: 'x', body: first }), field)).toBeNull()
    },
  )

  test('is missing in an entry without rich text', () => {
    expect(
      fieldDocument(entry({ title: 'x', body: { nodeType: 'paragraph' }, list: [first] }), null),
    ).toBeNull()
  })
})

describe('the content of an answer', () => {
  const answer = {
    items: [post],
    includes: {
      Entry: [{ sys: { id: 'e1' }, fields: { name: 'Ada' } }, null, 'x', { sys: {} }],
      Asset: [picture, null, { sys: { id: 'a2' }, fields: {} }],
    },
  }
  const library = new Library(answer, origin)

  test('is found by the links that lead to it', () => {
    expect(library.entry(link('e1'))?.fields).toEqual({ name: 'Ada' })
    expect(library.entry(link('p1'))?.id).toBe('p1')
    expect(library.asset(link('a1', 'Asset'))?.title).toBe('Lamp')
  })

  test.each([
    [link('gone')],
    [link('a2')],
    [undefined],
    [null],
    ['e1'],
    [{}],
    [{ sys: { id: '' } }],
  ])('has no target for %j', (target) => {
    expect([library.entry(target), library.asset(target)]).toEqual([null, null])
  })

  test.each([
    [{}],
    [{ items: 'x', includes: 'y' }],
    [{ items: [], includes: { Entry: {}, Asset: 5 } }],
  ])('in another shape is an empty library: %j', (answer) => {
    expect(new Library(answer, origin).entry(link('p1'))).toBeNull()
  })
})
