// What a page says can be edited, and what the messages look like.
import { expect, test } from 'vitest'
import { told } from '../../../demo/sandbox/editor/log.ts'
import { outlinesIn, placeOf } from '../../../demo/sandbox/editor/outlines.ts'

const coordinates = { x: 1, y: 2, width: 3, height: 4, top: 2 }
const element = (more: object) => ({ isVisible: true, coordinates, ...more })

test('a field of an entry is a place, and so is one of a file', () => {
  expect(placeOf({ entryId: 'a', fieldId: 'title', space: 's', environment: 'e' })).toEqual({
    key: { kind: 'Entry', id: 'a' },
    fieldId: 'title',
    space: 's',
    environment: 'e',
  })
  expect(placeOf({ assetId: 'p', fieldId: 'file' })).toEqual({
    key: { kind: 'Asset', id: 'p' },
    fieldId: 'file',
    space: null,
    environment: null,
  })
  for (const nothing of [null, 'a', {}, { entryId: '' }, { fieldId: 'title' }])
    expect(placeOf(nothing)).toBeNull()
})

test('only what can be seen, and leads somewhere, is outlined', () => {
  const attributes = { entryId: 'a', fieldId: 'title' }
  const elements = [
    element({ attributes, isHovered: true }),
    element({ attributes, isCoveredByOtherElement: true }),
    element({ attributes, isVisible: false }),
    element({ attributes: null }),
    { attributes, isVisible: true },
    null,
  ]
  const box = { x: 1, y: 2, width: 3, height: 4 }
  expect(outlinesIn({ elements })).toMatchObject([
    { box, isHovered: true, isCovered: false },
    { box, isHovered: false, isCovered: true },
  ])
  expect(outlinesIn({})).toEqual([])
})

test('a message can be read though an entry stands in itself, and however long it is', () => {
  const fields: Record<string, unknown> = { title: 'Sea' }
  const data = { sys: { type: 'Entry', id: 'a' }, fields }
  fields.more = [data]
  expect(JSON.parse(told({ data }))).toEqual({
    data: { ...data, fields: { title: 'Sea', more: ['↑ Entry a'] } },
  })
  expect(told({ text: 'x'.repeat(1e6) }).length).toBeLessThan(30_000)
})
