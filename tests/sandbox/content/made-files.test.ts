// A browser plays the film and the sound; of the PDF its own table is asked.
import { expect, test } from 'vitest'
import { tinyPdf } from '../../../demo/sandbox/pictures/files.ts'

test('the PDF has a table that leads to each of its objects, and its page is as long as it says', () => {
  const file = Buffer.from(tinyPdf('Święto łodzi (2025)')).toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  const [, count = '', rows = ''] = /^xref\n0 (\d+)\n([^t]+)/.exec(file.slice(start)) ?? []
  const places = [...rows.matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(Number(count) - 1)
  for (const [index, place] of places.entries())
    expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  const [, length, content = ''] =
    /<< \/Length (\d+) >>\nstream\n([\s\S]+?)\nendstream/.exec(file) ?? []
  expect(content.length).toBe(Number(length))
})
