// The demo's own data in the sandbox: events to search, articles to read, a shop, a handbook.
import type { SpaceDefinition } from './sandbox/content/definition.ts'
import { createContentService } from './sandbox/content/service.ts'
import { articleSummaries } from './sandbox/data/content/space.ts'
import { searchIndices } from './sandbox/data/search/indices.ts'
import type { Service } from './sandbox/http.ts'
import type { IndexDefinition } from './sandbox/search/definition.ts'
import { createSearchService } from './sandbox/search/service.ts'

const apps = [
  {
    appId: 'GUIDE',
    apiKeys: {
      'guide-search': { acl: ['search' as const, 'browse' as const, 'listIndexes' as const] },
      'guide-write': { acl: ['search' as const, 'addObject' as const] },
      'guide-spent': { acl: ['search' as const], state: 'quota' as const },
      'guide-blocked': { acl: ['search' as const], state: 'blocked' as const },
    },
  },
]

/** `folder` is where the demo lies on its host. */
export function guideIndices(now: Date, folder = '/'): IndexDefinition[] {
  return searchIndices({
    now,
    assetUrl: (name, width, height) =>
      `${folder}pictures/${width}x${height}/${encodeURIComponent(name)}.png`,
    articles: articleSummaries(),
  })
}

export const servicesFor = (indices: IndexDefinition[], space: SpaceDefinition): Service[] => [
  createSearchService({ indices, apps }),
  createContentService([space]),
]
