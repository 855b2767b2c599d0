// A template made by clicks looks designed, and one written by hand stays unchanged.
import { expect, test } from 'vitest'
import {
  chosenIn,
  designOf,
  finished,
  withField,
} from '../../tools/builder/form/template-design.ts'
import { piecesFor } from '../../tools/builder/form/template-pieces.ts'
import type { Field } from '../../tools/builder/inspect/finding.ts'
import { nothingFound } from '../../tools/builder/inspect/finding.ts'
import { cleanTemplate } from '../../tools/builder/snippet/template.ts'

const fields: readonly Field[] = [
  { name: 'price', holds: 'price' },
  { name: 'summary', holds: 'text' },
  { name: 'title', holds: 'title' },
  { name: 'venue.name', holds: 'title' },
  { name: 'image', holds: 'image' },
  { name: 'tags', holds: 'list' },
  { name: 'url', holds: 'url' },
]
const pieces = piecesFor('site-search', { ...nothingFound, fields }, '')
const after = (template: string, name: string) => {
  const field = pieces.find((one) => one.name === name)
  return field ? withField(template, pieces, field) : template
}

test('whatever is clicked first, the picture comes before the heading, small print before the text', () => {
  const all = ['tags', 'summary', 'price', 'venue.name', 'title', 'image'].reduce(after, '')
  const order = ['{{image}}', '{{title|', '{{price|', '{{venue.name}}', '{{summary|', '{{.}}']
  const places = order.map((word) => all.indexOf(word))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(all.match(/<h3>/g)).toHaveLength(1)
  expect(all.match(/<style>/g)).toHaveLength(1)
  // A second click takes away what the first one brought, to the last.
  expect(['image', 'tags', 'summary', 'price', 'venue.name', 'title'].reduce(after, all)).toBe('')
})

test('it stays whole in the snippet, and is known again when it is read back in one line', () => {
  const start = finished(pieces)
  expect(chosenIn(start, pieces).map(({ name }) => name)).toContain('summary')
  const back = cleanTemplate(start).replace(/\s+/g, ' ')
  expect(back).toContain('<style>')
  expect(after(back, 'tags')).toBe(designOf(chosenIn(after(start, 'tags'), pieces)))
})

test('markup written by hand is neither rearranged nor removed', () => {
  expect(after('<b>{{title}}</b>', 'title')).toBe('<b>{{title}}</b>')
  expect(after('<b>{{title}}</b>', 'summary')).toBe(
    '<b>{{title}}</b>\n<p data-if="summary">{{summary|snippet}}</p>',
  )
})
