// What Tag Manager hears.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTracking } from '../../../src/search/told/track.ts'

const page: Window & { dataLayer?: unknown } = window
const search = { query: 'jazz', nbHits: 12, page: 0, index: 'events', queryID: 'secret', hits: [] }
const tracking = () => {
  const made = createTracking('dataLayer')
  if (!made) throw new Error('nothing tracks')
  return made
}

beforeEach(() => {
  delete page.dataLayer
})
afterEach(() => {
  delete page.dataLayer
})

test('without track nothing is pushed', () => {
  expect(createTracking(null)).toBeNull()
  expect(page.dataLayer).toBeUndefined()
})

describe('with track', () => {
  test('a choice is told, with nothing beside what is documented', () => {
    tracking().selected({ objectID: 'fog', position: 3, query: 'jazz', index: 'events' })
    expect(page.dataLayer).toEqual([
      {
        event: 'site_search_select',
        item_id: 'fog',
        position: 3,
        search_term: 'jazz',
        index: 'events',
      },
    ])
  })

  test('a page that opens without a query pushes no search', () => {
    tracking().settled({ ...search, query: ' ' })
    expect(page.dataLayer).toBeUndefined()
  })

  test('events are added to those in the page’s dataLayer', () => {
    const layer: unknown[] = [{ event: 'gtm.js' }]
    page.dataLayer = layer
    tracking().failed('offline')
    expect(layer).toEqual([{ event: 'gtm.js' }, { event: 'site_search_error', code: 'offline' }])
  })

  test.each([
    ['what is no list', 'words'],
    [
      'a list that throws',
      Object.assign([], {
        push: vi.fn(() => {
          throw new Error('a tag is broken')
        }),
      }),
    ],
  ])('%s in its place breaks nothing', (_name, layer) => {
    page.dataLayer = layer
    expect(() => tracking().failed('offline')).not.toThrow()
    expect(page.dataLayer).toBe(layer)
  })
})
