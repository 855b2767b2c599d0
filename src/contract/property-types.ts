// What properties without an attribute hold, and what only a script can give to an attribute. The types for
// editors have this file as it stands; the type of a property is one line of `PropertyTypes`.
import type { Raw } from './details.ts'
import type { FacetType } from './facet-types.ts'
import type { EmbedMessages } from './page-api.ts'

/** Any that InstantSearch takes. */
export interface SearchClient {
  search(...questions: never[]): unknown
}

/** Asked for the search-only key, and again when its key is refused. */
export type KeyFunction = () => string | PromiseLike<string>

/** One filter of the array form of `facets`. */
export interface FacetObject {
  attribute: string
  type?: FacetType | null
  limit?: number | null
  sort?: 'count' | 'alpha' | null
  closed?: boolean | null
  search?: boolean | null
  label?: string | null
}

/** A string is text; null asks for the built-in rendering. */
export type Rendered = Node | string | null
export type RenderHit = (hit: Raw) => Rendered
export type TransformItems = (hits: Raw[]) => readonly object[]

/** A node of the rich text; one that holds no text of its own has content. */
export interface DocumentNode {
  nodeType: string
  data: Raw
  content: readonly (DocumentNode | DocumentText)[]
}
export interface DocumentText {
  nodeType: 'text'
  value: string
  marks: readonly { type: string }[]
  data: Raw
}
/** `children` holds what was rendered of the node’s content. */
export type RenderNode = (node: DocumentNode, children: HTMLElement) => Rendered
export type RenderEntry = (entry: Raw) => Rendered

export interface PropertyTypes {
  searchClient: SearchClient
  renderHit: RenderHit
  transformItems: TransformItems
  messages: EmbedMessages
  searchParameters: object
  instantSearch: object
  renderNode: Readonly<Record<string, RenderNode>>
  renderEntry: Readonly<Record<string, RenderEntry>>
}
