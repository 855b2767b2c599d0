import { describe, expect, test } from 'vitest'
import { createReader, streamEnd } from '../../src/ask/stream.ts'
import type { Json } from '../../src/net/json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** In chunks of so many bytes. */
function read(wire: string, size = 1) {
  const all = bytes(wire)
  const reader = createReader()
  const found: Json[] = []
  for (let at = 0; at < all.length; at += size) found.push(...reader(all.slice(at, at + size)))
  return [...found, ...reader()]
}

const wire = 'data: {"delta":"Kraków 🎷"}\n\ndata: {"delta":"b"}\n\ndata: [DONE]\n\n'
const said = [{ delta: 'Kraków 🎷' }, { delta: 'b' }, { type: streamEnd }]

describe('an answer is read whole', () => {
  test.each([1, 2, 3, 5, 7, 100])('however it is cut: every %i bytes', (size) => {
    expect(read(wire, size)).toEqual(said)
  })

  test.each([1, 2, 3, 100])('with the line ends of another system, every %i bytes', (size) => {
    expect(read(wire.replaceAll('\n', '\r\n'), size)).toEqual(said)
    expect(read(wire.replaceAll('\n', '\r'), size)).toEqual(said)
  })

  test('without a line end at its end, and with nothing after the colon', () => {
    expect(read('data:{"a":1}')).toEqual([{ a: 1 }])
  })

  test('with comments and fields that do not matter', () => {
    expect(read(': ping\nevent: message\nid: 7\nretry: 10\nevent\ndata: {"a":1}\n\n')).toEqual([
      { a: 1 },
    ])
  })

  test('as bare lines of JSON', () => {
    expect(read('{"a":1}\n{"b":2}\n')).toEqual([{ a: 1 }, { b: 2 }])
  })

  test('as one object on many lines, with the field before each or without', () => {
    const object = { parts: [{ type: 'text', text: 'a' }], id: 'm' }
    const lines = JSON.stringify(object, null, 2)
    expect(read(lines)).toEqual([object])
    expect(read(`${lines.replaceAll(/^/gm, 'data: ')}\n\n`)).toEqual([object])
  })

  test('after a line that is not JSON', () => {
    expect(read('data: {"a":\ndata: {"b":2}\n\n')).toEqual([{ b: 2 }])
  })
})

test('values that are not objects are ignored', () => {
  expect(read('<!doctype html><h1>404</h1>\n\ndata: 7\n\ndata: null\n\n[1]\n')).toEqual([])
})
