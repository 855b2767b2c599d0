import { describe, expect, test } from 'vitest'
import { palettes } from '../../../demo/sandbox/pictures/palettes.ts'
import { drawPicture, drawSvg } from '../../../demo/sandbox/pictures/pictures.ts'
import { decodePng, encodePng, type Pixels } from '../../../demo/sandbox/pictures/png.ts'
import { scenes } from '../../../demo/sandbox/pictures/scenes.ts'

function coloursOf(file: Uint8Array): Set<number> {
  const { bytes = new Uint8Array(), channels = 3 } = decodePng(file) ?? {}
  const colours = new Set<number>()
  for (let at = 0; at < bytes.length; at += channels)
    colours.add(Buffer.from(bytes.subarray(at, at + 3)).readUIntBE(0, 3))
  return colours
}

describe('a picture', () => {
  test('is the same for the same name, and another for another', () => {
    expect(drawPicture('gdansk', 160, 100)).toEqual(drawPicture('gdansk', 160, 100))
    expect(drawPicture('gdansk', 160, 100)).not.toEqual(drawPicture('visby', 160, 100))
  })

  test.each(Object.keys(scenes))('of the kind %s has that word in its name', (kind) => {
    const [one, other] = [
      drawPicture(`${kind}-1`, 96, 60),
      drawPicture(`old ${kind.toUpperCase()}`, 96, 60),
    ]
    for (const file of [one, other]) expect(coloursOf(file).size).toBeGreaterThan(100)
    expect(decodePng(one)).toMatchObject({ width: 96, height: 60 })
  })

  test('does not mistake a part of a word for a kind', () => {
    const names = Array.from({ length: 12 }, (_, index) => `chamber ${index}`)
    const sizes = names.map((name) => drawPicture(name, 48, 30).length)
    expect(new Set(sizes).size).toBeGreaterThan(6)
  })

  test('comes in every light and every kind where names are many', () => {
    const names = Array.from({ length: 400 }, (_, index) => `picture ${index}`)
    const firstRows = names.map((name) => decodePng(drawPicture(name, 2, 2))?.bytes.join())
    expect(new Set(firstRows).size).toBeGreaterThan(palettes.length * 4)
  })

  test.each([
    [1, 1],
    [320, 40],
    [40, 320],
  ])('can be %d by %d', (width, height) => {
    for (const kind of Object.keys(scenes))
      expect(decodePng(drawPicture(kind, width, height))).toMatchObject({ width, height })
  })

  test('is small enough to send', () => {
    for (const kind of Object.keys(scenes))
      expect(drawPicture(kind, 320, 200).length).toBeLessThan(48_000)
  })
})

test.each([3, 4] as const)('a PNG of %d channels is read as it was written', (channels) => {
  const bytes = Uint8Array.from({ length: 7 * 5 * channels }, (_, index) => (index * 89) % 256)
  const pixels: Pixels = { width: 7, height: 5, channels, bytes }
  expect(decodePng(encodePng(pixels))).toEqual(pixels)
})

test('an emblem is a small SVG of its own', () => {
  const emblems = ['a', 'b', 'c', 'd'].map((name) => Buffer.from(drawSvg(name)).toString('utf8'))
  for (const emblem of emblems) {
    expect(emblem).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/)
    expect(emblem.length).toBeLessThan(2000)
  }
  expect(new Set(emblems).size).toBeGreaterThan(1)
})
