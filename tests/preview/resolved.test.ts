// Converts an entry to the editor's form, and the editor's data to the service's form.
import { parse, stringify } from 'flatted'
import { expect, test } from 'vitest'
import { entryOf, Library } from '../../src/content/entry.ts'
import type { Json } from '../../src/net/json.ts'
import { itemsFrom, itemsOf, resolved } from '../../src/preview/resolved.ts'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const item = (type: string, id: string, fields: Json) => ({ sys: { type, id }, fields })

const hen = item('Entry', 'hen', {
  title: 'The hen',
  next: link('Entry', 'egg'),
  far: link('Entry', 'gone'),
  picture: link('Asset', 'nest'),
  body: {
    nodeType: 'document',
    content: [{ nodeType: 'embedded-entry-block', data: { target: link('Entry', 'egg') } }],
  },
})
const egg = item('Entry', 'egg', { title: 'The egg', next: link('Entry', 'hen') })
const alone = item('Entry', 'alone', { title: 'Nobody links to it' })
const nest = item('Asset', 'nest', { file: { url: '//files.example/nest.png' } })
const answer = { items: [hen], includes: { Entry: [egg, alone], Asset: [nest] } }

function items() {
  const entry = entryOf(hen)
  if (!entry) throw new Error('no entry')
  return itemsFrom(entry, new Library(answer, 'https://service.example'))
}

test('an entry comes with everything that it links to, and nothing else', () => {
  expect([...items().keys()]).toEqual(['Entry hen', 'Entry egg', 'Asset nest'])
})

test('links are resolved in place, in circles too, and one without a target stays a link', () => {
  const whole = resolved(items())
  expect(whole).toMatchObject({
    fields: {
      next: { fields: { title: 'The egg', next: { fields: { title: 'The hen' } } } },
      far: link('Entry', 'gone'),
      picture: nest,
      body: { content: [{ data: { target: { fields: { title: 'The egg' } } } }] },
    },
  })
})

test('the editor’s data becomes the form of the service', () => {
  const said = parse(stringify(resolved(items())))
  expect(itemsOf(said)).toEqual(items())
})

test('the service’s own links, to types and spaces, stay as they are', () => {
  const sys = {
    type: 'Entry',
    id: 'a',
    contentType: link('ContentType', 'page'),
    space: link('Space', 's'),
  }
  const [raw] = itemsOf({ sys, fields: {} }).values()
  expect(raw).toEqual({ sys, fields: {} })
})

test.each([
  ['nothing', null],
  ['a text', 'Entry'],
  ['a list', [hen]],
  ['another kind of item', item('ContentType', 'a', {})],
  ['an item without an id', { sys: { type: 'Entry' }, fields: {} }],
  ['an item without fields', { sys: { type: 'Entry', id: 'a' } }],
  [
    'more than any document has',
    item('Entry', 'a', { list: Array.from({ length: 300_001 }, () => ({})) }),
  ],
])('%s is not an item', (_, data) => {
  expect(itemsOf(data).size).toBe(0)
})

test('a circular object that is not an entry is not an item', () => {
  const node: Json = { nodeType: 'document' }
  node.content = [node]
  expect(itemsOf(item('Entry', 'a', { body: node })).size).toBe(0)
})
