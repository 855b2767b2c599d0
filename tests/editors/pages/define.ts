// Elements that an app defines itself, under a name of its own.
import type { SiteSearchElement } from 'site-embed'
import { define, richDoc, siteSearch } from 'site-embed/define'

declare global {
  interface HTMLElementTagNameMap {
    'acme-search': SiteSearchElement
  }
}

define(siteSearch)
define([siteSearch, richDoc], { registry: customElements, names: { siteSearch: 'acme-search' } })
document.querySelector('acme-search')?.addEventListener('search-results', ({ detail }) => {
  const found: number = detail.nbHits
  document.title = `${found}`
})
SiteEmbed.configure({ appId: 'APP' })

// @ts-expect-error: elements are named by what is imported
define([siteSearch], { names: { 'site-search': 'acme-search' } })
// @ts-expect-error: a word is no element
define(['site-search'])
// @ts-expect-error: only a registry is one
define([richDoc], { registry: document })
