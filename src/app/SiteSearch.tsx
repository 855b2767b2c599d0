import { siteSearch, siteSearchSurface } from '../contract/site-search.ts'
import { SiteSearch as Component } from '../search/SiteSearch.tsx'
import { componentOf } from './component.tsx'

export const SiteSearch = componentOf({
  name: 'SiteSearch',
  contract: siteSearch,
  surface: siteSearchSurface,
  Component,
  useGiven: (given) => given,
})
