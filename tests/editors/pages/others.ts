// What the templates of Solid, Svelte and Vue take for a search. Each line below an `@ts-expect-error`
// has to be wrong.
import 'site-embed'
import type { JSX } from 'solid-js'
import type { SvelteHTMLElements } from 'svelte/elements'
import type { GlobalComponents } from 'vue'

type Solid = JSX.IntrinsicElements['site-search']
type Svelte = SvelteHTMLElements['site-search']
type Vue = InstanceType<GlobalComponents['site-search']>['$props']

const facets = [{ attribute: 'city' }]

export const solid: Solid = {
  class: 'wide',
  'index-name': 'products',
  facets,
  'prop:renderHit': (hit) => String(hit.title),
  'on:search-results': ({ detail }) => detail.nbHits,
}
export const svelte: Svelte = {
  class: 'wide',
  'index-name': 'products',
  facets,
  'onsearch-results': ({ detail }) => detail.nbHits,
  'on:search-results': ({ detail }) => detail.nbHits,
}
export const vue: Vue = {
  class: 'wide',
  indexName: 'products',
  facets,
  onSearchResults: ({ detail }) => detail.nbHits,
}

// @ts-expect-error: no such layout
solid.layout = 'popover'
// @ts-expect-error: a number is no rendering
solid['prop:renderHit'] = () => 1
// @ts-expect-error: no such name in the detail
solid['on:search-results'] = ({ detail }) => detail.hitCount
// @ts-expect-error: no such attribute
svelte['index-nam'] = 'products'
// @ts-expect-error: no such name in the detail
svelte['onsearch-results'] = ({ detail }) => detail.hitCount
// @ts-expect-error: no such property
vue.indexNam = 'products'
// @ts-expect-error: no such event
vue.onSearchResult = () => {}
