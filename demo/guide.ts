// The demo's own data in the sandbox: events to search, articles to read.
import { articleSummaries } from './sandbox/data/content/space.ts'
import { searchIndices } from './sandbox/data/search/indices.ts'
import type { IndexDefinition } from './sandbox/search/definition.ts'

export function guideIndices(now: Date): IndexDefinition[] {
  return searchIndices({
    now,
    assetUrl: (name, width, height) =>
      `/pictures/${width}x${height}/${encodeURIComponent(name)}.png`,
    articles: articleSummaries(),
  })
}
