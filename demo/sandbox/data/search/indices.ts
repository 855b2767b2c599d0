// Every index of the guide: events, articles, other tools' records, and one for load.
import type { IndexDefinition } from '../../search/definition.ts'
import { onItsSite, type PageUrl } from '../page-url.ts'
import { articleIndices } from './article-indices.ts'
import { catalogIndex } from './catalog.ts'
import { eventIndices } from './event-indices.ts'
import type { AssetUrl } from './events.ts'
import { plan } from './program.ts'
import type { ArticleSummary } from './summaries.ts'
import { docsIndex } from './tools/docs.ts'
import { libraryIndex } from './tools/library.ts'
import { productsIndex } from './tools/products.ts'
import { shopIndex } from './tools/shop.ts'
import { webhookIndex } from './tools/webhook.ts'
import { wpPostsIndex } from './tools/wp-posts.ts'

export type { ArticleSummary }

export interface GuideOptions {
  /** The day the guide is built for: events are dated around it. */
  now: Date
  assetUrl: AssetUrl
  pageUrl?: PageUrl
  /** What the content side has to be searched; without it their indices are empty. */
  articles?: ArticleSummary[]
}

export function searchIndices({
  now,
  assetUrl,
  pageUrl = onItsSite,
  articles = [],
}: GuideOptions): IndexDefinition[] {
  const events = plan(now)
  return [
    ...eventIndices(events, { assetUrl, pageUrl }, articles),
    ...articleIndices(articles, pageUrl),
    docsIndex(pageUrl),
    wpPostsIndex(now, assetUrl),
    webhookIndex(articles),
    shopIndex(now, assetUrl),
    productsIndex({ assetUrl, pageUrl }),
    libraryIndex(pageUrl),
    catalogIndex(),
  ]
}
