// The requests that a snippet causes, calculated from the most that one visitor causes. tests/e2e/demand.test.ts
// checks that elements do not send more.
import { itemsOf } from '../lists.ts'
import { leadsElsewhere, type Settings, valuesOf } from '../settings.ts'

export const shapes = ['page', 'dropdown', 'dialog', 'box', 'document'] as const
export type Shape = (typeof shapes)[number]

/** Requests of one visitor. */
export interface Visit {
  /** By opening the page. */
  load: number
  /** By a word of ten letters, typed at the pace of two thumbs. */
  word: number
  /** By a filter. */
  filter: number
}

/** A document asks for its entry and, once for all of a page, for the languages of its space. */
export const asks: Readonly<Record<Shape, Visit>> = {
  page: { load: 1, word: 6, filter: 1 },
  dropdown: { load: 0, word: 6, filter: 0 },
  dialog: { load: 0, word: 6, filter: 1 },
  box: { load: 0, word: 0, filter: 0 },
  document: { load: 2, word: 0, filter: 0 },
}

export interface Demand {
  requests: number
  /** What Algolia counts: a request holds one for each index, and more for filters. */
  searches: number
}

const layouts: Readonly<Record<string, Shape>> = { dropdown: 'dropdown', dialog: 'dialog' }

export function shapeOf(settings: Settings): Shape {
  if (settings.element === 'rich-doc') return 'document'
  if (leadsElsewhere(settings)) return 'box'
  return layouts[valuesOf(settings).layout ?? ''] ?? 'page'
}

/** Each who searches types one word and, where there are filters, ticks one. */
export function demandOf(settings: Settings, shape: Shape, share: number): Demand {
  const { load, word, filter } = asks[shape]
  if (shape === 'document') return { requests: load, searches: 0 }
  const values = valuesOf(settings)
  const indices = Math.max(1, itemsOf(values['index-name'] ?? '').length)
  const suggests = values['suggestions-index'] && word > 0 ? 1 : 0
  const words = values['search-on'] === 'submit' ? Math.min(word, 1) : word
  // Popular searches come before the first letter.
  const filters = values.facets?.trim() === 'none' ? 0 : filter
  const requests = words + filters + suggests
  const searches = words * (indices + suggests) + filters * (indices + 1) + suggests
  return {
    requests: load + share * requests,
    searches: load * indices + share * searches,
  }
}
