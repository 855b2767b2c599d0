import { siteSearch } from '../contract/site-search.ts'
import { definition } from '../element/define.ts'
import { inForms } from '../element/in-forms.ts'
import { askAhead } from '../search/ahead.ts'
import { SiteSearch } from '../search/SiteSearch.tsx'

export const searchElement = /* @__PURE__ */ definition(siteSearch, SiteSearch, askAhead, inForms)
