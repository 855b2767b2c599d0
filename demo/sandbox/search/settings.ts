// What a key with more rights may read about the indices themselves.
import type { Catalog, IndexView } from './catalog.ts'
import type { Fields } from './index/values.ts'

/** When the sandbox's data was made, as far as a listing is concerned. */
const MADE = '2026-01-01T00:00:00.000Z'

export function describeIndices(catalog: Catalog): Fields {
  const items = catalog.all().map((view) => ({
    name: view.name,
    createdAt: MADE,
    updatedAt: MADE,
    entries: view.index().records.length,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...relatives(view),
  }))
  return { items, nbPages: 1 }
}

export function settingsOf(view: IndexView): Fields {
  const { synonyms: _, language, ...settings } = view.definition.settings
  return {
    hitsPerPage: 20,
    paginationLimitedTo: 1000,
    maxValuesPerFacet: 100,
    ...settings,
    ranking: view.ranking,
    ...(language ? { queryLanguages: [language], indexLanguages: [language] } : {}),
    ...relatives(view),
  }
}

function relatives({ name, primary, definition }: IndexView): Fields {
  if (name !== primary) return { primary }
  const replicas = Object.entries(definition.replicas ?? {})
  if (replicas.length === 0) return {}
  return {
    replicas: replicas.map(([replica, { virtual }]) => (virtual ? `virtual(${replica})` : replica)),
  }
}
