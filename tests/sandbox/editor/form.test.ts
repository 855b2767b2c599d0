// Which control a field gets, and what becomes of a moment in it.
import { expect, test } from 'vitest'
import { contentTypes } from '../../../demo/sandbox/data/content/space-shape.ts'
import { momentFrom, momentOf } from '../../../demo/sandbox/editor/form/dates.ts'
import { kindOf } from '../../../demo/sandbox/editor/form/kinds.ts'

const field = (type: string, items?: { type: string }) => ({
  ...{ id: 'a', name: 'A', type, localized: false },
  ...(items && { items }),
})

test.each([
  ['Symbol', 'short'],
  ['Text', 'long'],
  ['RichText', 'rich'],
  ['Date', 'date'],
  ['Boolean', 'switch'],
  ['Integer', 'number'],
  ['Number', 'number'],
  ['Link', 'link'],
  ['Object', 'json'],
  ['Location', 'json'],
  ['of next year', 'json'],
])('a field of the type %s is written as %s', (type, kind) => {
  expect(kindOf(field(type))).toBe(kind)
})

test('a list is one of links, or of words', () => {
  expect(kindOf(field('Array', { type: 'Link' }))).toBe('links')
  expect(kindOf(field('Array', { type: 'Symbol' }))).toBe('words')
})

test('the guide has a field for each control', () => {
  const fields = contentTypes.flatMap((type) => type.fields)
  const kinds = fields.map(({ linkType, ...one }) =>
    kindOf({ ...one, items: { type: linkType ? 'Link' : 'Symbol' } }),
  )
  expect([...new Set(kinds)].sort()).toEqual(
    ['short', 'long', 'rich', 'date', 'switch', 'number', 'link', 'links', 'words', 'json'].sort(),
  )
})

test.each([
  ['2025-05-01', 'date', '2025-05-01', ''],
  ['2025-05-01T10:00', 'datetime-local', '2025-05-01T10:00', ''],
  ['2025-05-01T10:00+02:00', 'datetime-local', '2025-05-01T10:00', '+02:00'],
  ['2025-05-01T08:00:00.000Z', 'datetime-local', '2025-05-01T08:00:00.000', 'Z'],
  ['in May', 'text', 'in May', ''],
  [undefined, 'date', '', ''],
])('the moment %s is shown as it is, and keeps its zone', (value, control, shown, zone) => {
  expect(momentOf(value)).toEqual({ control, shown, zone })
  expect(momentFrom(shown, zone)).toBe(value)
})
