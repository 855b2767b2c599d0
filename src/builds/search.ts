import { siteSearch } from '../contract/site-search.ts'
import { defineElement } from '../element/define.ts'
import type { Brought } from '../main.ts'
import { SiteSearch } from '../search/SiteSearch.tsx'

export const search: Brought = {
  contract: siteSearch,
  define: (page) => defineElement(siteSearch, SiteSearch, page),
}
