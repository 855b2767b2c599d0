// What the builder says of the fields of an index: what is recognised, and what need not be named.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inspectSearch } from '../../tools/builder/inspect/search.ts'
import { books } from '../recognition/indices.ts'

beforeEach(() => {
  const result = { hits: books, nbHits: books.length, facets: {} }
  vi.stubGlobal('fetch', async () => Response.json({ results: [result] }))
})
afterEach(() => vi.unstubAllGlobals())

const inspected = (values: Readonly<Record<string, string>>) =>
  inspectSearch({ 'app-id': 'A', 'api-key': 'k', 'index-name': 'books', ...values }, 'en')
const fieldsTold = async (values: Readonly<Record<string, string>>) =>
  (await inspected(values)).findings.find(({ code }) => code === 'recognised')?.values.fields

test('the fields that are recognised are told as attributes, and those that are named are not', async () => {
  expect(await fieldsTold({})).toMatch(/hit-title="title".*hit-text="shortDescription"/)
  expect(await fieldsTold({ 'hit-text': 'longDescription' })).not.toContain('hit-text')
})

test('an attribute that names what is recognised anyway is left out, and one that names another field is not', async () => {
  const anyway = async (values: Readonly<Record<string, string>>) =>
    (await inspected(values)).anyway
  expect(await anyway({ 'hit-text': 'shortDescription' })).toEqual(['hit-text'])
  expect(await anyway({ 'hit-text': 'longDescription' })).toEqual([])
  // With the title elsewhere, the text is no longer what it would be.
  expect(
    await anyway({ 'hit-title': 'shortDescription', 'hit-text': 'shortDescription' }),
  ).not.toContain('hit-title')
})
