// Addresses of pictures: never wider than they are, nor than the service makes them.
import { describe, expect, test } from 'vitest'
import { type Asset, assetOf } from '../../src/content/entry.ts'
import { isPicture, sourcesOf, widthsOf } from '../../src/content/pictures.ts'

function asset(contentType: string, width?: number, height?: number, url = '//x/a.jpg'): Asset {
  const file = { url, contentType, details: { image: { width, height } } }
  const found = assetOf({ sys: { id: 'a' }, fields: { file } }, 'https://content.example')
  if (!found) throw new Error('the test asset is none')
  return found
}

describe('the widths of a picture', () => {
  test.each([
    [64, 40, [64]],
    [340, 200, [340]],
    [960, 600, [320, 480, 640, 960]],
    [1000, 600, [320, 480, 640, 1000]],
    [6000, 3000, [320, 480, 640, 960, 1280, 1920, 2560, 3200, 4000]],
    [3000, 6000, [320, 480, 640, 960, 1280, 2000]],
  ])('of %i by %i are %j', (width, height, widths) => {
    expect(widthsOf(width, height)).toEqual(widths)
  })
})

const types = (it: Asset) => sourcesOf(it)?.modern.map(({ type }) => type)

describe('the addresses of a picture', () => {
  test('name width, format and quality', () => {
    expect(sourcesOf(asset('image/jpeg', 400, 300))).toEqual({
      src: 'https://x/a.jpg?w=400',
      srcSet: 'https://x/a.jpg?w=320 320w, https://x/a.jpg?w=400 400w',
      modern: [
        {
          type: 'image/avif',
          srcSet:
            'https://x/a.jpg?w=320&fm=avif&q=60 320w, https://x/a.jpg?w=400&fm=avif&q=60 400w',
        },
        {
          type: 'image/webp',
          srcSet:
            'https://x/a.jpg?w=320&fm=webp&q=75 320w, https://x/a.jpg?w=400&fm=webp&q=75 400w',
        },
      ],
    })
  })

  test('keep what the address has already', () => {
    const picture = asset('image/png', 100, 100, '//x/a?token=1')
    expect(sourcesOf(picture)?.src).toBe('https://x/a?token=1&w=100')
  })

  test('have only formats that are better than its own and that the service makes', () => {
    expect(types(asset('image/webp', 400, 300))).toEqual(['image/avif'])
    expect(types(asset('image/avif', 400, 300))).toEqual([])
    expect(types(asset('image/jpeg', 4000, 3000))).toEqual(['image/webp'])
  })

  test.each([
    ['image/svg+xml', 40, 40],
    ['image/gif', 40, 40],
    ['image/png', undefined, undefined],
  ])('of %s, %s by %s, are only its own', (type, width, height) => {
    expect(sourcesOf(asset(type, width, height))).toBeNull()
  })
})

test.each([
  ['image/jpeg', true],
  ['image/svg+xml', true],
  ['image/tiff', false],
  ['image/heic', false],
  ['image/vnd.adobe.photoshop', false],
  ['application/pdf', false],
  ['', false],
])('%s is a picture that browsers show: %s', (type, is) => {
  expect(isPicture(asset(type))).toBe(is)
})
