// Both services within the live examples: the demo's data, under the names that the examples use too.
import { articleSummaries } from '../demo/sandbox/data/content/space.ts'
import { searchIndices } from '../demo/sandbox/data/search/indices.ts'
import { answerInPage, folder } from '../demo/static/answering.ts'
import { guideInPage, spaceInPage } from '../demo/static/guide-in-page.ts'

/** A name in an example → the index that stands for it. */
const named: Record<string, string> = {
  articles: 'articles_en',
  events: 'events_en',
  places: 'events_en',
  help: 'docs',
  YOUR_INDEX: 'docs',
}

answerInPage(async () => {
  const now = new Date()
  const indices = searchIndices({
    now,
    // Pictures are one picture: drawn ones would take longer to make than all the rest.
    assetUrl: () => `${folder.pathname}pictures/any.svg`,
    articles: articleSummaries(),
  })
  const others = Object.entries(named).flatMap(([name, of]) =>
    indices
      .filter((index) => index.name === of)
      .map((index) => ({
        ...index,
        name,
        replicas: { [`${name}_by_date`]: { ranking: ['asc(starts_at)'] } },
      })),
  )
  return guideInPage([...indices, ...others], spaceInPage(now))
})
