import { siteSearch } from '../contract/site-search.ts'
import { defineElement } from '../element/define.ts'
import type { Definition } from '../main.ts'
import { askAhead } from '../search/ahead.ts'
import { SiteSearch } from '../search/SiteSearch.tsx'

export const searchElement: Definition = {
  contract: siteSearch,
  define: (page) => defineElement(siteSearch, SiteSearch, page, askAhead),
}
