// The data of the live examples: the demo's indices, under the names that the examples use too.
import { articleSummaries } from '../../demo/sandbox/data/content/space.ts'
import type { PageUrl } from '../../demo/sandbox/data/page-url.ts'
import { searchIndices } from '../../demo/sandbox/data/search/indices.ts'
import type { IndexDefinition } from '../../demo/sandbox/search/definition.ts'

/** A name in an example → the index that stands for it. */
const named: Record<string, string> = {
  articles: 'articles_en',
  events: 'events_en',
  places: 'events_en',
  help: 'docs',
  YOUR_INDEX: 'docs',
}

/** Beside the example. */
export const pageUrl: PageUrl = (_address, entry, page) => `./${page}.html?entry=${entry}`

/** All pictures are the one at that address: drawn ones would take longer to make than all the rest. */
export function liveIndices(now: Date, picture: string): IndexDefinition[] {
  const articles = articleSummaries()
  const indices = searchIndices({ now, assetUrl: () => picture, pageUrl, articles })
  const others = Object.entries(named).flatMap(([name, of]) =>
    indices
      .filter((index) => index.name === of)
      .map((index) => ({
        ...index,
        name,
        replicas: { [`${name}_by_date`]: { ranking: ['asc(starts_at)'] } },
      })),
  )
  return [...indices, ...others]
}
