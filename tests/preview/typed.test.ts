// Combines the service's answer with the editor's data.
import { expect, test } from 'vitest'
import { isDraft } from '../../src/content/draft.ts'
import { entryOf, Library } from '../../src/content/entry.ts'
import type { Previewed } from '../../src/content/previewed.ts'
import type { Json } from '../../src/net/json.ts'
import { baseOf, typedOver } from '../../src/preview/typed.ts'

const body = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value }] }],
})
const item = (sys: Json, fields: Json) => ({ sys: { type: 'Entry', id: 'a', ...sys }, fields })
const previewed = { settings: { field: null }, space: null } as Partial<Previewed> as Previewed

function base(raw: Json) {
  const entry = entryOf(raw)
  if (!entry) throw new Error('no entry')
  const library = new Library({ items: [raw] }, 'https://service.example')
  const all = { entry, library, document: body('Sent.'), timeline: null }
  return baseOf({ ...all, preview: true, depth: 3, isLessDeep: false }, previewed)
}

test('fields come from the editor, and the draft state comes from the service', () => {
  const sent = base(item({ publishedVersion: 3 }, { title: 'Old', body: body('Sent.') }))
  const said = new Map([['Entry a', item({ revision: 0 }, { body: body('Typed.') })]])
  const { entry, document } = typedOver(sent, said, previewed)
  expect(entry.fields).toEqual({ body: body('Typed.') })
  expect(document).toEqual(body('Typed.'))
  expect(isDraft(entry)).toBe(false)
})

test('a text that was emptied is empty', () => {
  const sent = base(item({}, { body: body('Sent.') }))
  const said = new Map([['Entry a', item({}, {})]])
  expect(typedOver(sent, said, previewed).document.content).toEqual([])
})
