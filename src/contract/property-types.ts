// The types of properties without an attribute, and of values that only a script can set. The types for
// editors include this file; the type of each property is one line of `PropertyTypes`.
import type { Raw } from './details.ts'
import type { FacetType } from './facet-types.ts'
import type { EmbedMessages } from './page-api.ts'

/** Any client that InstantSearch accepts. */
export interface SearchClient {
  search(...questions: never[]): unknown
}

/** Returns the search-only key. It is called again when its key is refused. */
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

/** A string becomes text; null means the built-in rendering. */
export type Rendered = Node | string | null
export type RenderHit = (hit: Raw) => Rendered
export type TransformItems = (hits: Raw[]) => readonly object[]

/** A node of the rich text that is not itself text; it has content. */
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
/** `children` contains the rendered content of the node. */
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
