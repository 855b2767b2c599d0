// What an entry without a template shows.
import { describe, expect, test } from 'vitest'
import { entryOf, Library } from '../../src/content/entry.ts'
import { digestOf, labelOf, ownAddress } from '../../src/content/entry-digest.ts'

const link = (id: string, linkType = 'Asset') => ({ sys: { type: 'Link', linkType, id } })
const asset = (id: string, contentType: string) => ({
  sys: { id },
  fields: {
    file: {
      url: `//files.example/${id}`,
      contentType,
      details: { image: { width: 2000, height: 1000 } },
    },
  },
})
const rich = (...paragraphs: string[]) => ({
  nodeType: 'document',
  data: {},
  content: paragraphs.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })),
})
const entry = (fields: object) => {
  const found = entryOf({ sys: { id: 'x' }, fields })
  if (!found) throw new Error('the test entry is none')
  return found
}
const answer = {
  items: [],
  includes: {
    Asset: [asset('pier', 'image/png'), asset('dune', 'image/jpeg'), asset('plan', 'text/plain')],
    Entry: [
      {
        sys: { id: 'wrapper' },
        fields: { image: link('pier'), focalPoint: { focalPoint: { x: 500, y: 900 } } },
      },
      { sys: { id: 'author' }, fields: { portrait: link('dune') } },
      { sys: { id: 'loop' }, fields: { image: link('loop', 'Entry') } },
    ],
  },
}
const library = new Library(answer, 'https://content.example')
const card = (fields: object) => digestOf(entry(fields), library)

describe('the title of a card', () => {
  test.each([
    [{ title: 'A', name: 'B' }, 'A'],
    [{ title: ' ', name: 'B' }, 'B'],
    [{ internalName: 'I', headline: 'C', summary: 'x' }, 'C'],
    [{ internalName: 'I' }, 'I'],
    [{ title: { de: 'x' }, name: 5 }, ''],
    [{ slug: 'a-b', style: 'wide', day: '2026-01-01', question: 'Why?' }, 'Why?'],
    [{ question: 'Why?', text: 'Because.' }, 'Why?'],
    [{ opis: 'Dawno temu.', tytul: 'Latarnia' }, 'Latarnia'],
    [{}, ''],
  ])('of %j is %j', (fields, title) => {
    expect(card(fields).title).toBe(title)
  })

  test('in a sentence is the title, else some text of the entry', () => {
    expect(labelOf(entry({ title: 'A', summary: 'B' }))).toBe('A')
    expect(labelOf(entry({ summary: 'B' }))).toBe('B')
    expect(labelOf(entry({ question: 'C' }))).toBe('C')
  })
})

describe('the summary and the text of a card', () => {
  test('are the likeliest text, and the rich text that is not a summary', () => {
    const body = rich('Body.')
    expect(card({ teaser: 'x', description: 'y', body })).toMatchObject({ summary: 'y', body })
    expect(card({ description: rich('D', 'E'), body })).toMatchObject({ summary: 'D E', body })
  })

  test('are not fields about the looks of the entry', () => {
    const style = { textAlign: 'left', contentType: 'article', headingLevel: 'h2' }
    expect(card({ title: 'A', ...style }).summary).toBe('')
    expect(labelOf(entry({ labelColor: 'red', question: 'Why?' }))).toBe('Why?')
  })

  test('have names in several languages', () => {
    expect(card({ nazwa: 'Latarnia', opis: 'Z 1898 roku.' }).summary).toBe('Z 1898 roku.')
    expect(card({ titel: 'Turm', kurzbeschreibung: 'Von 1898.' }).summary).toBe('Von 1898.')
    expect(card({ name: 'Ada', role: 'Keeper' })).toMatchObject({ title: 'Ada', summary: 'Keeper' })
    expect(card({ inne: link('pier'), zdjecie: link('dune') }).photo?.asset.id).toBe('dune')
  })

  test('are not the same text twice', () => {
    const description = rich('Only this.')
    expect(card({ description })).toMatchObject({ summary: '', body: description })
  })

  test('of rich text ends at a word', () => {
    const { summary } = card({ summary: rich('word '.repeat(100)), body: rich('x') })
    expect(summary.length).toBeLessThanOrEqual(201)
    expect(summary).toMatch(/ word…$/)
  })
})

describe('the picture of a card', () => {
  test.each([
    [{ plan: link('plan'), image: link('pier') }, 'pier'],
    [{ extra: link('pier'), heroImage: link('dune') }, 'dune'],
    [{ gallery: [link('dune'), link('pier')] }, 'dune'],
    [{ image: link('gone'), other: link('pier') }, 'pier'],
    [{ featuredImage: link('wrapper', 'Entry') }, 'pier'],
    [{ author: link('author', 'Entry') }, undefined],
    [{ image: link('loop', 'Entry') }, undefined],
    [{ image: 'pier', cover: null, photo: {} }, undefined],
  ])('in %j is %s', (fields, id) => {
    expect(card(fields).photo?.asset.id).toBe(id)
  })

  test.each([
    [{ focalPoint: { focalPoint: { x: 500, y: 900 } } }, '25% 90%'],
    [{ focal_point: { x: 0.5, y: 0 } }, '50% 0%'],
    [{ focalPoint: { x: 9999, y: -5 } }, '100% 0%'],
    [{ focalPoint: { x: '1', y: 2 } }, undefined],
    [{}, undefined],
  ])('with %j keeps %s in view', (focal, focus) => {
    expect(card({ image: link('pier'), ...focal }).photo?.focus).toBe(focus)
  })
})

describe('the date of a card', () => {
  test.each([
    [{ created: '2020-01-01', publishedAt: '2026-03-12' }, '2026-03-12'],
    [{ opened: '1993-02-12' }, '1993-02-12'],
    [{ phone: '48580000000', isbn: '9788308012345' }, undefined],
    [{ date: '2026-02-31' }, undefined],
  ])('of %j is %s', (fields, date) => {
    expect(card(fields).date?.date.toISOString().slice(0, 10)).toBe(date)
  })
})

test.each([
  [{ url: 'https://a.example/' }, 'https://a.example/'],
  [{ link: '/a' }, '/a'],
  [{ href: '#a' }, '#a'],
  [{ url: 'javascript:alert(1)' }, null],
  [{ link: 'Read more' }, null],
  [{ url: { x: 1 } }, null],
])('an entry with %j leads to %s', (fields, url) => {
  expect(ownAddress(entry(fields))).toBe(url)
})
