// An answer with every field, of which a test says only what it is about.
import type { Outcome } from '../../../src/search/engine/outcome.ts'
import { emptyState } from '../../../src/search/engine/state.ts'

export const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  state: emptyState('events'),
  filters: {},
  hits: [],
  offset: 0,
  nbHits: 10,
  nbPages: 1,
  hitsPerPage: 20,
  queryID: null,
  processingTimeMS: 1,
  facets: {},
  stats: {},
  without: {},
  groups: [],
  suggestions: [],
  main: {},
  ...change,
})
