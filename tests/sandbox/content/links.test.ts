import { expect, test } from 'vitest'
import type { SpaceDefinition } from '../../../demo/sandbox/content/definition.ts'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { type Answer, ask, home, ids } from './ask.ts'
import { link, space } from './space.ts'

const service = createContentService([space])
const amber = (query = ''): Answer => ask(service, `${home}/entries?sys.id=amber${query}`)

test('one level of links comes along where nothing is said, entries and assets apart', () => {
  const { includes } = amber().json
  expect(ids(includes?.Entry)).toEqual(['gulls', 'jan'])
  expect(ids(includes?.Asset)).toEqual(['picture'])
})

test('include=0 brings nothing along and reports nothing missing', () => {
  const { json } = amber('&include=0')
  expect(json).not.toHaveProperty('includes')
  expect(json).not.toHaveProperty('errors')
})

test('each further level follows the links of the one before', () => {
  const { includes } = amber('&include=2').json
  expect(ids(includes?.Entry)).toEqual(['gulls', 'jan', 'mole'])
  expect(ids(includes?.Asset)).toEqual(['picture', 'emblem'])
})

test('what is in the items is not sent again, not even where it links to itself', () => {
  const { json } = ask(service, `${home}/entries?sys.id[in]=amber,gulls&include=10`)
  expect(ids(json.items)).toEqual(['gulls', 'amber'])
  expect(ids(json.includes?.Entry)).toEqual(['jan', 'mole'])
})

test('links that lead nowhere, and drafts, are told as not resolvable', () => {
  const missing = (id: string) => ({
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType: 'Entry', id },
  })
  expect(amber().json.errors).toEqual([missing('gone'), missing('storm')])
})

test('a link inside a field of JSON is only data', () => {
  const text = String(amber('&include=10').body)
  expect(text).toContain('only-data')
  expect(JSON.stringify(amber('&include=10').json.errors)).not.toContain('only-data')
})

test('a chain of eleven links is followed for ten', () => {
  const chain: SpaceDefinition = {
    ...space,
    entries: Array.from({ length: 13 }, (_, step) => ({
      id: `step-${step}`,
      contentType: 'author',
      createdAt: '2025-01-01T00:00:00.000Z',
      updatedAt: '2025-01-01T00:00:00.000Z',
      fields: { favourite: { en: link('Entry', `step-${step + 1}`) } },
    })),
  }
  const path = `${home}/entries?sys.id=step-0&include=10`
  const { includes } = ask(createContentService([chain]), path).json
  expect(ids(includes?.Entry).at(-1)).toBe('step-10')
})

test('a single entry comes alone', () => {
  const { json, status } = ask(service, `${home}/entries/amber?include=3`)
  expect(status).toBe(200)
  expect(json).toMatchObject({ sys: { id: 'amber', type: 'Entry' }, fields: { title: 'Amber' } })
  expect(json).not.toHaveProperty('includes')
})
