import { useState } from 'react'
import { RichDoc, SiteSearch } from 'site-embed/react'

const search = { appId: 'GUIDE', apiKey: 'guide-search', searchHost: '/' }
const content = { spaceId: 'guide', accessToken: 'guide-delivery', contentHost: '/' }

export default function App() {
  const [found, setFound] = useState(0)
  return (
    <>
      <h1>{found} events</h1>
      <SiteSearch
        {...search}
        indexName="events_en"
        facets="city, category"
        hitsPerPage={6}
        renderHit={(hit) => (
          <>
            <b>{hit.title}</b> in {hit.city}
          </>
        )}
        onSearchResults={({ detail }) => setFound(detail.nbHits)}
      />
      <h2>To read</h2>
      <RichDoc {...content} entryId="article-02" show="title" headingLevel={3} />
    </>
  )
}
