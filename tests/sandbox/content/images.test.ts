import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { decodePng, type Pixels } from '../../../demo/sandbox/pictures/png.ts'
import { ask } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const get = (query: string) =>
  ask(service, `/assets/coast/picture/amber%20stones.png${query}`, { token: '' })

function picture(query: string): Pixels {
  const { status, body } = get(query)
  expect(status).toBe(200)
  const pixels = decodePng(Buffer.from(body))
  if (!pixels) throw new Error('The answer is no PNG')
  return pixels
}

function pixel({ bytes, channels, width }: Pixels, x: number, y: number): number[] {
  const at = (y * width + x) * channels
  return [...bytes.subarray(at, at + channels)]
}

describe('a size', () => {
  test.each([
    ['', 120, 80],
    ['?w=60', 60, 40],
    ['?h=20', 30, 20],
    ['?w=60&h=60', 60, 40],
    ['?w=400', 120, 80],
    ['?w=60&h=60&fit=fill', 60, 60],
    ['?w=60&h=60&fit=thumb', 60, 60],
    ['?w=60&h=60&fit=crop', 60, 60],
    ['?w=60&h=60&fit=pad', 60, 60],
    ['?w=60&h=60&fit=scale', 60, 60],
    ['?w=240&h=240&fit=fill', 240, 240],
    ['?w=240&h=240&fit=crop', 120, 80],
    ['?w=1', 1, 1],
  ])('of %s makes a picture of %d by %d', (query, width, height) => {
    expect(picture(query)).toMatchObject({ width, height })
    expect(get(query).headers['content-type']).toBe('image/png')
  })

  test('is drawn anew, not only told: another size is another file', () => {
    expect(get('?w=60').headers.etag).not.toBe(get('').headers.etag)
    expect(get('?w=60').body.length).toBeLessThan(get('').body.length)
  })
})

describe('fit', () => {
  test('pad keeps the whole picture, on a transparent ground or on a colour', () => {
    const padded = picture('?w=60&h=60&fit=pad')
    expect(pixel(padded, 30, 4)).toEqual([0, 0, 0, 0])
    expect(pixel(padded, 30, 30)[3]).toBe(255)
    expect(pixel(padded, 30, 30).slice(0, 3)).toEqual(pixel(picture('?w=60'), 30, 20))
    expect(pixel(picture('?w=60&h=60&fit=pad&bg=rgb:ff8000'), 30, 4)).toEqual([255, 128, 0, 255])
  })

  test('crop cuts from the original, around the focus', () => {
    const original = picture('')
    const corner = picture('?w=30&h=30&fit=crop&f=bottom_right')
    expect(pixel(corner, 0, 0)).toEqual(pixel(original, 90, 50))
    const middle = picture('?w=30&h=30&fit=crop')
    expect(pixel(middle, 0, 0)).toEqual(pixel(original, 45, 25))
    const top = picture('?w=30&h=30&fit=crop&f=top')
    expect(pixel(top, 0, 0)).toEqual(pixel(original, 45, 0))
  })

  test('fill cuts from the picture at the smallest size that covers', () => {
    const filled = picture('?w=40&h=40&fit=fill&f=left')
    expect(pixel(filled, 0, 10)).toEqual(pixel(picture('?h=40'), 0, 10))
  })

  test('scale squeezes the whole picture', () => {
    const squeezed = picture('?w=80&h=80&fit=scale')
    expect(pixel(squeezed, 0, 40)).toEqual(pixel(picture(''), 0, 40))
  })
})

describe('what code cannot do', () => {
  test.each([
    ['?fm=webp', 'passed-through fm'],
    ['?fm=avif&w=60', 'passed-through fm'],
    ['?fm=jpg&q=60&fl=progressive', 'passed-through fm q fl'],
    ['?r=10', 'passed-through r'],
    ['?fit=fill&w=40&h=40&f=face', 'passed-through f'],
  ])('is said for %s', (query, told) => {
    const { headers } = get(query)
    expect(headers['x-sandbox-image']).toBe(told)
    expect(headers['content-type']).toBe('image/png')
  })

  test('is still followed as far as it can be', () => {
    expect(picture('?fm=webp&w=60')).toMatchObject({ width: 60, height: 40 })
  })

  test('is not said where nothing was asked that it could not do', () => {
    for (const query of ['', '?fm=png', '?q=50', '?w=60&h=60&fit=fill&f=top'])
      expect(get(query).headers).not.toHaveProperty('x-sandbox-image')
  })

  test('is said of a picture that no code draws', () => {
    const { headers, body } = ask(service, '/assets/coast/scan/scan.jpg?w=60&fm=webp')
    expect(headers['x-sandbox-image']).toBe('passed-through w fm')
    expect(String(body)).toBe('jpeg')
  })
})

test('an SVG comes as it is, whatever is asked', () => {
  const plain = ask(service, '/assets/coast/emblem/emblem.svg')
  const asked = ask(service, '/assets/coast/emblem/emblem.svg?w=5000&fm=webp')
  expect(asked.status).toBe(200)
  expect(asked.body).toEqual(plain.body)
  expect(asked.headers['content-type']).toBe('image/svg+xml')
  expect(asked.headers).not.toHaveProperty('x-sandbox-image')
})

test.each([
  '?w=4001',
  '?h=4001',
  '?w=0',
  '?w=wide',
  '?w=12.5',
  '?q=0',
  '?q=101',
  '?fm=bmp',
  '?fit=cover',
  '?fit=pad&w=9&h=9&bg=red',
])('%s is refused', (query) => {
  const { status, json } = get(query)
  expect([status, json.sys?.id]).toEqual([400, 'BadRequest'])
})

test('4000 pixels are still made', () => {
  expect(picture('?w=4000&h=10&fit=fill')).toMatchObject({ width: 4000, height: 10 })
})
