// The components of an app: right ones pass, and wrong ones do not.
import { useRef } from 'react'
import { RichDoc, SiteSearch, type SiteSearchHandle } from 'site-embed/react'

const show = (_: unknown) => {}

export function App() {
  const search = useRef<SiteSearchHandle>(null)
  return (
    <>
      <SiteSearch
        ref={search}
        className="products"
        indexName="products"
        facets={['brand', { attribute: 'city', type: 'menu' }].map(String)}
        hitsPerPage={5}
        urlSync
        renderHit={(hit) => <b>{String(hit.title)}</b>}
        onSearchResults={({ detail }) => show(detail.nbHits)}
        onSearchRedirect={(event) => event.preventDefault()}
      >
        <form action="/search" />
      </SiteSearch>
      <button type="button" onClick={() => search.current?.focus()}>
        {search.current?.element?.id}
      </button>
      <RichDoc
        entryId="harbour"
        renderNode={{
          paragraph: (_, children) => children,
          'heading-1': (node, children) => <h1 id={node.nodeType}>{children}</h1>,
        }}
        renderEntry={{ card: () => null }}
        onDocNavigate={({ detail }) => show(detail.slug)}
      />
      {/* @ts-expect-error */}
      <SiteSearch indexNam="products" />
      {/* @ts-expect-error */}
      <SiteSearch layout="popup" />
      {/* @ts-expect-error */}
      <SiteSearch onSearchResults={({ detail }) => show(detail.hit)} />
      {/* @ts-expect-error */}
      <SiteSearch renderHit={() => new Date()} />
      {/* @ts-expect-error */}
      <SiteSearch renderHit={() => undefined} />
      {/* @ts-expect-error */}
      <RichDoc onSearchResults={() => {}} />
    </>
  )
}
