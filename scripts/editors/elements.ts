// Both elements as the generated files tell of them, and what these files say of everything in one way.
import type { ElementContract, ElementSurface } from '../../src/contract/attribute.ts'
import { richDoc, richDocSurface } from '../../src/contract/rich-doc.ts'
import { siteSearch, siteSearchSurface } from '../../src/contract/site-search.ts'

export interface Described {
  /** Beginning of the names of its types: `SiteSearchElement`. */
  name: string
  contract: ElementContract
  surface: ElementSurface
  /** Its page in `docs/`. */
  page: string
}

export const elements: readonly Described[] = [
  { name: 'SiteSearch', contract: siteSearch, surface: siteSearchSurface, page: 'docs/search.md' },
  { name: 'RichDoc', contract: richDoc, surface: richDocSurface, page: 'docs/documents.md' },
]

/** Links to other pages of `docs/` lead nowhere from an editor: their words stay. */
export const proseOf = (doc: string) => doc.replace(/\[([^\]]*)\]\([^)]*\.md[^)]*\)/g, '$1')
