// The indices by name: those with records of their own, and replicas, which only order them anew.
import type { IndexDefinition } from './definition.ts'
import { type LoadedIndex, loadIndex } from './index/loaded-index.ts'

export interface IndexView {
  name: string
  primary: string
  definition: IndexDefinition
  index(): LoadedIndex
  ranking: string[]
  /** A virtual replica sorts only what is relevant; this is how strict it is, 0 to 100. */
  strictness?: number
}

export interface Catalog {
  find(name: string): IndexView | undefined
  all(): IndexView[]
}

export const DEFAULT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
]

const STRICTEST = 100

export function createCatalog(definitions: IndexDefinition[]): Catalog {
  const views = new Map<string, IndexView>()
  for (const definition of definitions) {
    for (const view of viewsOf(definition)) views.set(view.name, view)
  }
  return { find: (name) => views.get(name), all: () => [...views.values()] }
}

function viewsOf(definition: IndexDefinition): IndexView[] {
  const { name, replicas = {} } = definition
  let loaded: LoadedIndex | undefined
  const index = () => {
    loaded ??= loadIndex(definition)
    return loaded
  }
  const shared = { primary: name, definition, index }
  const copies = Object.entries(replicas).map(([replica, { ranking, virtual, strictness }]) => ({
    ...shared,
    name: replica,
    ranking: completed(ranking),
    ...(virtual ? { strictness: strictness ?? STRICTEST } : {}),
  }))
  return [{ ...shared, name, ranking: DEFAULT_RANKING }, ...copies]
}

/** A ranking may name only what comes first; the usual criteria follow. */
function completed(ranking: string[]): string[] {
  return [...ranking, ...DEFAULT_RANKING.filter((criterion) => !ranking.includes(criterion))]
}
