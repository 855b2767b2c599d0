// What the articles of the guide hand over to be searched, and which event has which article.
import type { SearchRecord } from '../../search/definition.ts'
import type { PageUrl } from '../page-url.ts'
import { leaves, type TopCategory } from './categories.ts'
import type { Language, Told } from './languages.ts'
import type { PlannedEvent } from './program.ts'

export interface ArticleSummary {
  id: string
  slug: string
  contentType: string
  title: Told
  summary: Told
  date: string
  topics: string[]
}

const articleCount = 44

const articleId = (index: number): string => `article-${String(index + 1).padStart(2, '0')}`

const topicsOf: Record<TopCategory, readonly string[]> = {
  music: ['music'],
  stage: ['theatre'],
  art: ['art', 'architecture', 'museum'],
  film: ['film'],
  literature: ['literature', 'language'],
  family: ['theatre', 'craft', 'museum'],
  food: ['food'],
  nature: ['sea', 'nature', 'islands'],
  heritage: ['history', 'museum', 'architecture'],
  workshops: ['craft'],
}

/** Every third event has an article, on a subject of its own where there is one. */
export function articleFor(
  event: PlannedEvent,
  position: number,
  articles: readonly ArticleSummary[],
): string | undefined {
  if (position % 3 !== 0) return undefined
  const topics = topicsOf[leaves[event.category].top]
  const fitting = articles.filter((article) =>
    article.topics.some((topic) => topics.includes(topic)),
  )
  const chosen = fitting[event.variant % Math.max(1, fitting.length)]
  return chosen?.id ?? articleId(event.variant % articleCount)
}

/** A date as Unix seconds, so that it can be ranked and filtered. */
const seconds = (date: string): number => Math.floor(Date.parse(date) / 1000)

export function articleRecords(
  articles: readonly ArticleSummary[],
  language: Language,
  pageUrl: PageUrl,
): SearchRecord[] {
  return articles.map(({ id, slug, contentType, title, summary, date, topics }) => ({
    objectID: id,
    title: title[language],
    summary: summary[language],
    slug,
    url: pageUrl(`/${contentType}/${slug}`, id, 'document'),
    contentType,
    date,
    published_at: seconds(date),
    topics,
  }))
}
