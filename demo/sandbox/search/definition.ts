// What an index of the sandbox is made of. The data writes it, the engine reads it.

export const RECOMMEND_MODELS = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
  'trending-facets',
] as const
export type RecommendModel = (typeof RECOMMEND_MODELS)[number]

export type SearchRecord = { objectID: string } & Record<string, unknown>

export interface FacetOrdering {
  facets?: { order?: string[] }
  values?: Record<
    string,
    { order?: string[]; sortRemainingBy?: 'alpha' | 'count' | 'hidden'; hide?: string[] }
  >
}

export interface RenderingContent {
  facetOrdering?: FacetOrdering
  redirect?: { url: string }
  widgets?: { banners?: Record<string, unknown>[] }
}

/** A rule of the dashboard: when the words are searched, the consequence is added to the answer. */
export interface SearchRule {
  objectID: string
  pattern: string
  anchoring: 'is' | 'startsWith' | 'contains'
  context?: string
  promote?: { objectID: string; position: number }[]
  hide?: string[]
  filterPromotes?: boolean
  userData?: unknown
  renderingContent?: RenderingContent
}

export interface IndexSettings {
  /** Order is relevance: earlier attributes weigh more. */
  searchableAttributes?: string[]
  /** With Algolia's modifiers: `searchable(city)`, `filterOnly(id)`, `afterDistinct(x)`. */
  attributesForFaceting?: string[]
  /** `desc(rating)`, `asc(starts_at)`: the order where the text does not decide. */
  customRanking?: string[]
  attributesToSnippet?: string[]
  attributeForDistinct?: string
  distinct?: number
  removeStopWords?: boolean
  language?: 'en' | 'pl' | 'de' | 'da'
  hitsPerPage?: number
  paginationLimitedTo?: number
  maxValuesPerFacet?: number
  sortFacetValuesBy?: 'count' | 'alpha'
  renderingContent?: RenderingContent
  userData?: unknown
  synonyms?: string[][]
}

export interface ReplicaDefinition {
  ranking: string[]
  /** Sorts only what is relevant enough, as `relevancyStrictness` says. */
  virtual?: boolean
  /** 0 keeps all, 100 only the most relevant; a virtual replica's default is 100. */
  strictness?: number
}

export interface IndexDefinition {
  name: string
  settings: IndexSettings
  /** Called once, at the index's first use. */
  records: () => SearchRecord[]
  /** The models that recommend its records; of any other, the service says that there is none. */
  trained?: readonly RecommendModel[]
  rules?: SearchRule[]
  /** Replica name → its own ranking; `desc(price)` in it comes before the text's relevance. */
  replicas?: Record<string, ReplicaDefinition>
}
