import { RichDoc } from 'site-embed/react'
import Events from './events.jsx'

const content = { spaceId: 'guide', accessToken: 'guide-delivery', contentHost: '/' }

export default function Page() {
  return (
    <>
      <Events />
      <h2>To read</h2>
      <RichDoc {...content} entryId="article-02" show="title" headingLevel={3}>
        <p>A night ferry</p>
      </RichDoc>
    </>
  )
}
