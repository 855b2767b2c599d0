import { describe, expect, test } from 'vitest'
import { plainFile, tinyAudio, tinyPdf, tinyVideo } from '../../../demo/sandbox/pictures/files.ts'

const text = (file: Uint8Array) => Buffer.from(file).toString('latin1')

describe('the PDF', () => {
  const file = text(tinyPdf('Święto łodzi (2025)'))

  test('has a table that leads to each of its objects', () => {
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
    const [, count = '', rows = ''] = /^xref\n0 (\d+)\n([^t]+)/.exec(file.slice(start)) ?? []
    const places = [...rows.matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
    expect(places).toHaveLength(Number(count) - 1)
    for (const [index, place] of places.entries())
      expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })

  test('tells the true length of its page', () => {
    const [, length, content = ''] =
      /<< \/Length (\d+) >>\nstream\n([\s\S]+?)\nendstream/.exec(file) ?? []
    expect(content.length).toBe(Number(length))
    expect(content).toContain('\\(2025\\)')
  })
})

test('the sound is a second long and begins and ends in silence', () => {
  const file = Buffer.from(tinyAudio())
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBe(1)
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) =>
    Math.abs(file.readInt16LE(44 + index * 2)),
  )
  expect(Math.max(...samples.slice(0, 20), ...samples.slice(-20))).toBeLessThan(20)
  expect(Math.max(...samples)).toBeGreaterThan(4000)
})

test('the film is a WebM of few kilobytes, the same each time', () => {
  const film = tinyVideo()
  expect(text(film).startsWith('\x1a\x45\xdf\xa3')).toBe(true)
  expect(film.length).toBeLessThan(20_000)
  expect(tinyVideo()).toEqual(film)
})

test('a plain file is its text', () => {
  expect(Buffer.from(plainFile('Łódź')).toString('utf8')).toBe('Łódź')
})
