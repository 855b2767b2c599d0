// The field that is shown, and the parts above the text.
import { describe, expect, test, vi } from 'vitest'
import { arrange } from '../../src/content/arrange.ts'
import { entryOf } from '../../src/content/entry.ts'
import { fieldDocument } from '../../src/content/field-document.ts'
import { momentIn } from '../../src/content/Header.tsx'
import { minutesToRead } from '../../src/content/reading-time.ts'
import { momentOf } from '../../src/format/dates.ts'

const entry = (fields: object, sys: object = {}) => {
  const found = entryOf({ sys: { id: 'x', ...sys }, fields })
  if (!found) throw new Error('the test entry is none')
  return found
}
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const richText = { nodeType: 'document', content: [] }
const textsOf = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/"value":"([^"]*)"/g)].map(([, words]) => words)
const idsOf = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/"id":"(\w+)"/g)].map(([, id]) => id)

describe('what is shown', () => {
  test('is the first rich text, else the first list of entries', () => {
    const list = [link('a'), link('b')]
    expect(fieldDocument(entry({ title: 'x', list, body: richText }), null)).toBe(richText)
    expect(
      idsOf(fieldDocument(entry({ tags: ['x'], pictures: [link('p', 'Asset')], list }), null)),
    ).toEqual(['a', 'b'])
  })

  test('is the field that the page names, of whatever kind', () => {
    const fields = {
      text: 'Words',
      list: [link('a'), 'x', link('p', 'Asset'), null],
      body: richText,
    }
    expect(textsOf(fieldDocument(entry(fields), 'text'))).toEqual(['Words'])
    expect(idsOf(fieldDocument(entry(fields), 'list'))).toEqual(['a'])
    expect(fieldDocument(entry(fields), 'body')).toBe(richText)
  })

  test.each([['count'], ['tags'], ['gone'], ['constructor'], ['one']])(
    'is nothing if the field %s has nothing to read',
    (field) => {
      const fields = { count: 5, tags: ['x'], one: link('a'), body: richText }
      expect(fieldDocument(entry(fields), field)).toBeNull()
    },
  )

  test('keeps the paragraphs and the lines of plain text', () => {
    const text = '\n One\ntwo\r\n \r\n\n\nThree \n'
    expect(textsOf(fieldDocument(entry({ text }), 'text'))).toEqual(['One\\ntwo', 'Three'])
    expect(fieldDocument(entry({ text: '' }), 'text')).toMatchObject({ content: [] })
  })
})

describe('the time to read', () => {
  const minutes = (value: string) =>
    minutesToRead(
      arrange(
        { content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] }] },
        null,
      ).document,
    )

  test.each([
    ['', 0],
    ['— … !', 0],
    ['One word', 1],
    ['it’s well-known '.repeat(100), 1],
    ['it’s well-known '.repeat(101), 2],
    ['=> { } ; '.repeat(999), 0],
    ['語'.repeat(400), 1],
    ['語'.repeat(401), 2],
  ])('of %.20j is %d minutes', (value, expected) => {
    expect(minutes(value)).toBe(expected)
  })
})

describe('the date', () => {
  const fields = { told: '2026-04-01', title: 'x' }
  const own = momentOf('2026-03-01')
  const date = (name: string | null, first = own) =>
    momentIn(entry(fields, { createdAt: '2026-01-02T10:00:00Z' }), name, first)?.date.toISOString()

  test('is that of the named field; if it has no date, the owner is told, and the default is used', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(date('told')).toMatch('2026-04-01')
    expect(warn).not.toHaveBeenCalled()
    expect(date('title')).toMatch('2026-03-01')
    expect(date('gone', null)).toMatch('2026-01-02')
    expect(warn.mock.calls.flat().filter((it) => /holds no date/.test(String(it)))).toHaveLength(2)
    warn.mockRestore()
  })

  test('else that of the entry, else when it was created', () => {
    expect(date(null)).toMatch('2026-03-01')
    expect(date(null, null)).toMatch('2026-01-02')
  })
})
