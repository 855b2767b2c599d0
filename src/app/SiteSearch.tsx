import { siteSearch, siteSearchSurface } from '../contract/site-search.ts'
import { SiteSearch as Component } from '../search/SiteSearch.tsx'
import { componentOf } from './component.tsx'
import { useInstanceAround } from './instance-around.ts'

export const SiteSearch = /* @__PURE__ */ componentOf({
  name: 'SiteSearch',
  contract: siteSearch,
  surface: siteSearchSurface,
  Component,
  useGiven(given) {
    const around = useInstanceAround()
    return around
      ? { ...given, indexName: given.indexName ?? around.indexName, searchClient: around.client }
      : given
  },
})
