// Both elements for the generated files, and text that all these files share.
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

/** Removes links to other pages of `docs/`, which do not work in an editor, and keeps their words. */
export const proseOf = (doc: string) => doc.replace(/\[([^\]]*)\]\([^)]*\.md[^)]*\)/g, '$1')
