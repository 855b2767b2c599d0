/** @jsxImportSource react */
// Each line below an `@ts-expect-error` has to be wrong. TypeScript takes any name with a dash that it
// does not know, so what is misspelt is told of names without one, and values of all.
import type { SiteSearchElement } from 'site-embed'

export const right = (
  <>
    <site-search
      ref={(element: SiteSearchElement | null) => element?.focus()}
      className="wide"
      style={{ display: 'block' }}
      index-name="products"
      hits-per-page={20}
      url-sync
      layout="dropdown"
      facets={[{ attribute: 'city' }]}
      hitsView={['list', 'grid']}
      renderHit={(hit) => String(hit.title)}
      onsearch-results={({ detail }) => detail.nbHits.toFixed()}
    >
      <form action="/search" />
    </site-search>
    <rich-doc
      entryId="5KsD"
      show="title, date"
      preview-token="{url.token}"
      ondoc-load={({ detail }) => detail.entry}
    />
  </>
)

// @ts-expect-error: no such attribute
export const attribute = <site-search indexname="products" />
// @ts-expect-error: a document's
export const foreign = <site-search entryId="5KsD" />
// @ts-expect-error: no such layout
export const choice = <site-search layout="popover" />
// @ts-expect-error: no such view
export const dashed = <site-search hits-view="table" />
// @ts-expect-error: no such target
export const target = <rich-doc link-target="new" />
// @ts-expect-error: it must not be in the page
export const secret = <rich-doc preview-token="secret" />
// @ts-expect-error: no number
export const whole = <rich-doc heading-level="two" />
// @ts-expect-error: no such name in the detail
export const detail = <site-search onsearch-results={({ detail }) => detail.hitCount} />
// @ts-expect-error: React has no such event of elements of ours
export const event = <site-search onSearchResult={() => {}} />
// @ts-expect-error: no such method
export const method = <site-search ref={(element: SiteSearchElement) => element.reset()} />
