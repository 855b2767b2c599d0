import { siteSearch } from '../contract/site-search.ts'
import { definition } from '../element/define.ts'
import { inForms } from '../element/in-forms.ts'
import { askAhead } from '../search/ahead.ts'
import { SiteSearch } from '../search/SiteSearch.tsx'
import { conversions } from '../search/told/conversions.ts'

export const searchElement = /* @__PURE__ */ definition(
  siteSearch,
  SiteSearch,
  askAhead,
  (Class) => {
    conversions()
    return inForms(Class)
  },
)
