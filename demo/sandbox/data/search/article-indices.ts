// `articles_en` and its sisters, made of what the content side hands over.
import type { IndexDefinition } from '../../search/definition.ts'
import type { PageUrl } from '../page-url.ts'
import { languages } from './languages.ts'
import { once } from './once.ts'
import { type ArticleSummary, articleRecords } from './summaries.ts'

export function articleIndices(
  articles: readonly ArticleSummary[],
  pageUrl: PageUrl,
): IndexDefinition[] {
  return languages.map((language) => ({
    name: `articles_${language}`,
    settings: {
      language,
      searchableAttributes: ['title', 'summary', 'topics'],
      attributesForFaceting: ['topics', 'contentType', 'published_at'],
      customRanking: ['desc(published_at)'],
      attributesToSnippet: ['summary:24'],
    },
    records: once(() => articleRecords(articles, language, pageUrl)),
  }))
}
