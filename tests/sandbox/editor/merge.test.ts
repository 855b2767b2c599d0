// What a page is told while somebody types: its own data, with what was typed in every place.
import { parse, stringify } from 'flatted'
import { expect, test } from 'vitest'
import { itemsIn, type Known, merged } from '../../../demo/sandbox/editor/merge.ts'

const entry = (id: string, fields: Record<string, unknown>) => ({
  sys: { type: 'Entry', id },
  fields,
})
const asset = (id: string, fields: Record<string, unknown>) => ({
  sys: { type: 'Asset', id },
  fields,
})
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })

const knowing = (
  typed: Record<string, Record<string, unknown>>,
  told: Record<string, object | null> = {},
): Known => ({ typed: (key) => typed[key], told: (key) => told[key] })

test('a letter is there at once, and nothing else is touched', () => {
  const data = entry('a', { title: 'Old', text: 'Kept', note: 'Gone' })
  const known = knowing({ 'Entry a': { title: 'New', note: undefined } })
  const result = merged(data, known)
  expect(result).toEqual({ data: entry('a', { title: 'New', text: 'Kept' }), missing: [] })
  expect(data.fields.title).toBe('Old')
})

test('fields keep their order', () => {
  const data = entry('a', { first: 1, second: 2, third: 3 })
  const typed = { 'Entry a': { fourth: 4, second: 5 } }
  expect(JSON.stringify(merged(data, knowing(typed)).data)).toBe(
    JSON.stringify(entry('a', { first: 1, second: 5, third: 3, fourth: 4 })),
  )
})

test('an entry within others is changed in each of its places', () => {
  const once = entry('b', { title: 'Old' })
  const twice = entry('b', { title: 'Old', more: true })
  const picture = asset('p', { title: 'Old' })
  const text = { nodeType: 'document', content: [{ data: { target: once } }] }
  const data = entry('a', { text, list: [once, twice], picture })
  const known = knowing({ 'Entry b': { title: 'New' }, 'Asset p': { title: 'Newer' } })
  expect(merged(data, known).data).toEqual(
    entry('a', {
      text: { nodeType: 'document', content: [{ data: { target: entry('b', { title: 'New' }) } }] },
      list: [entry('b', { title: 'New' }), entry('b', { title: 'New', more: true })],
      picture: asset('p', { title: 'Newer' }),
    }),
  )
})

test('entries that link in circles stay circles', () => {
  const fields: Record<string, unknown> = { title: 'Old' }
  const data = entry('a', fields)
  fields.friend = entry('b', { friend: data })
  // As it arrives from a page.
  const arrived = parse(stringify({ data })).data
  const result = merged(arrived, knowing({ 'Entry a': { title: 'New' } })).data
  const [first, second] = itemsIn(result).values()
  expect(first).toBe(result)
  expect(first).toMatchObject({ fields: { title: 'New' } })
  expect(second?.fields).toHaveProperty('friend', first)
  expect(itemsIn(result).size).toBe(2)
})

test('a new link leads to what stands in the data already, as it was typed', () => {
  const data = entry('a', { first: entry('b', { title: 'Old' }) })
  const typed = { 'Entry a': { second: link('b') }, 'Entry b': { title: 'New' } }
  const there = entry('b', { title: 'New' })
  expect(merged(data, knowing(typed))).toEqual({
    data: entry('a', { first: there, second: there }),
    missing: [],
  })
})

test('a new link is resolved from what the service has told, however deep', () => {
  const data = entry('a', {})
  const told = {
    'Entry b': entry('b', { picture: link('p', 'Asset'), back: link('a'), lost: link('c') }),
    'Asset p': asset('p', { title: 'Sea' }),
    'Entry c': null,
  }
  const { data: result, missing } = merged(
    data,
    knowing({ 'Entry a': { more: [link('b')] } }, told),
  )
  expect(missing).toEqual([])
  expect(itemsIn(result).get('Entry b')).toMatchObject({
    fields: { picture: asset('p', { title: 'Sea' }), lost: link('c') },
  })
  expect(itemsIn(result).get('Entry b')?.fields).toHaveProperty('back', result)
})

test('a link of which nothing is known stays, and is asked for if somebody has typed it', () => {
  const told = { 'Entry c': entry('c', { deeper: link('d') }) }
  expect(merged(entry('a', {}), knowing({ 'Entry a': { more: link('c') } }, told)).missing).toEqual(
    [],
  )
  const result = merged(entry('a', {}), knowing({ 'Entry a': { more: link('b') } }))
  expect(result).toEqual({
    data: entry('a', { more: link('b') }),
    missing: [{ kind: 'Entry', id: 'b' }],
  })
})

test('links that the page itself has not resolved stay as it has them', () => {
  const data = entry('a', { title: 'Old', far: link('b'), near: entry('c', { deep: link('b') }) })
  const told = { 'Entry b': entry('b', {}) }
  const { data: result, missing } = merged(data, knowing({ 'Entry a': { title: 'New' } }, told))
  expect(result).toEqual({ ...data, fields: { ...data.fields, title: 'New' } })
  expect(missing).toEqual([])
})

test.each([[null], ['text'], [[]], [{ items: [entry('a', { title: 'Old' })] }]])(
  'data of any shape is taken: %j',
  (data) => {
    const { data: result } = merged(data, knowing({ 'Entry a': { title: 'New' } }))
    expect(JSON.stringify(result)).toBe(JSON.stringify(data).replace('Old', 'New'))
  },
)
