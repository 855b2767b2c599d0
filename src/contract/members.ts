// Names of both elements' methods, and what properties read as, as types.
import type { richDoc } from './rich-doc.ts'
import type { siteSearch } from './site-search.ts'

export type MethodName = keyof typeof siteSearch.methods | keyof typeof richDoc.methods

/** What a component may give a property to be read as. */
export interface Published {
  query: string
  /** The library's own instance: what it can do is the library's to say. */
  instantSearch: object | null
}
