'use client'

import { useState } from 'react'
import { SiteSearch } from 'site-embed/react'

const search = { appId: 'GUIDE', apiKey: 'guide-search', searchHost: '/' }

/** What has functions is a component of the browser's. */
export default function Events() {
  const [found, setFound] = useState(0)
  return (
    <>
      <h1>{found} events</h1>
      <SiteSearch
        {...search}
        indexName="events_en"
        facets="city, category"
        hitsPerPage={6}
        onSearchResults={({ detail }) => setFound(detail.nbHits)}
      >
        <form action="/search">
          <input name="q" aria-label="Search" />
        </form>
      </SiteSearch>
    </>
  )
}
