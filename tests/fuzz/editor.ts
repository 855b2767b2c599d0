// Messages of the editor: whatever one says, the document that is shown is a safe one, and the same entry's.
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { entryOf, Library } from '../../src/content/entry.ts'
import { fieldDocument } from '../../src/content/field-document.ts'
import { normaliseDocument } from '../../src/content/normalise.ts'
import type { Previewed } from '../../src/content/previewed.ts'
import type { Json } from '../../src/net/json.ts'
import { itemsOf } from '../../src/preview/resolved.ts'
import { baseOf, typedOver } from '../../src/preview/typed.ts'
import { media, schemeOf } from './addresses.ts'
import { address, json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const origin = 'https://service.example'
const body = { nodeType: 'document', data: {}, content: [] }
const raw = { sys: { type: 'Entry', id: 'a', locale: 'en' }, fields: { title: 'A', body } }

const sys = fc.record({
  type: mostly(fc.constantFrom('Entry', 'Asset', 'Link')),
  linkType: mostly(fc.constantFrom('Entry', 'Asset')),
  id: mostly(fc.constantFrom('a', 'b', '__proto__', 'constructor')),
})
const file = fc.record({ url: mostly(address), contentType: mostly(text) })
const { item } = fc.letrec<{ item: Json; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    json,
    address,
    file,
    tie('item'),
    fc.array(tie('item'), { maxLength: 2 }),
  ),
  item: fc.record({
    sys: mostly(sys),
    fields: mostly(
      objectOf(fc.oneof(fc.constantFrom('title', 'body', 'file'), name), tie('value')),
    ),
  }),
}))

export const editorMessages = target('editorMessages', item, (data) => {
  const entry = entryOf(raw)
  const document = entry && fieldDocument(entry, null)
  ok(entry && document)
  const library = new Library({ items: [raw] }, origin)
  const found = {
    entry,
    library,
    document,
    preview: true,
    depth: 3,
    isLessDeep: false,
    timeline: null,
  }
  const space = { origin, spaceId: 's', environment: 'master', token: 't', preview: true }
  const previewed = { settings: { field: null }, space } as Previewed
  const said = itemsOf(data)
  const typed = typedOver(baseOf(found, previewed), said, previewed)
  equal(typed.entry.id, 'a')
  normaliseDocument(typed.document)
  for (const key of said.keys()) {
    const asset = typed.library.asset({ sys: { id: key.replace('Asset ', '') } })
    ok(asset === null || media.includes(schemeOf(asset.url)), `source ${asset?.url}`)
  }
})
