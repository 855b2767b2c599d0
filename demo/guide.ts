// The demo's own data in the sandbox: events to search, articles to read, a shop, a handbook.
import { questionsIndex } from './sandbox/agent/questions.ts'
import { createAgentService } from './sandbox/agent/service.ts'
import type { SpaceDefinition } from './sandbox/content/definition.ts'
import { createContentService } from './sandbox/content/service.ts'
import { articleSummaries } from './sandbox/data/content/space.ts'
import type { PageUrl } from './sandbox/data/page-url.ts'
import { recordSpace, recordSpaceId } from './sandbox/data/records/space.ts'
import { rosewallSpace } from './sandbox/data/rosewall/space.ts'
import type { AssetUrl } from './sandbox/data/search/events.ts'
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
export const picturesIn =
  (folder: string): AssetUrl =>
  (name, width, height) =>
    `${folder}pictures/${width}x${height}/${encodeURIComponent(name)}.png`

/** On a server: demo/pages.ts has a page for each. */
export const pagesOnServer: PageUrl = (_address, entry, page, language) =>
  `/${page}?${language ? `lang=${language}&` : ''}entry=${entry}`

export const guideIndices = (
  now: Date,
  { assetUrl = picturesIn('/'), pageUrl = pagesOnServer } = {},
): IndexDefinition[] => searchIndices({ now, assetUrl, pageUrl, articles: articleSummaries() })

/** Its entries are made when the first page of a record is opened. */
function recordService(indices: readonly IndexDefinition[], assetUrl: AssetUrl): Service {
  let service: Service | undefined
  return (request) => {
    const path = request.url.pathname.replace(/^\/sandbox/, '')
    if (!path.startsWith(`/spaces/${recordSpaceId}/`)) return undefined
    service ??= createContentService([recordSpace(indices, assetUrl)])
    return service(request)
  }
}

export const servicesFor = (
  indices: IndexDefinition[],
  space: SpaceDefinition,
  assetUrl = picturesIn('/'),
): Service[] => {
  const search = createSearchService({ indices: [...indices, questionsIndex], apps })
  return [
    search,
    createAgentService(search),
    recordService(indices, assetUrl),
    createContentService([space, rosewallSpace(space)]),
  ]
}
