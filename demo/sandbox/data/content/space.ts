// The guide's content space, and what a search index needs to know of its articles.
import type { SpaceDefinition } from '../../content/definition.ts'
import { onItsSite, type PageUrl } from '../page-url.ts'
import type { ArticleSource, Language } from './article.ts'
import { allArticles, articleEntry, numberedArticles, slugIn } from './articles.ts'
import { assetsOn } from './assets.ts'
import { callsToAction, plainNotes, quotes } from './boxes.ts'
import { daysBefore } from './dates.ts'
import { landingPages } from './landing-pages.ts'
import { authors } from './people.ts'
import { places } from './places.ts'
import { planned, releasesOn } from './planned.ts'
import { entryFrom } from './source.ts'
import { contentTypes, locales } from './space-shape.ts'

interface SpaceOptions {
  now: Date
  pageUrl?: PageUrl
}

export function guideSpace({ now, pageUrl = onItsSite }: SpaceOptions): SpaceDefinition {
  const others = [
    ...authors,
    ...places,
    ...callsToAction(pageUrl),
    ...quotes,
    ...landingPages,
    ...plainNotes,
  ]
  return {
    id: 'guide',
    environment: 'master',
    accessTokens: ['guide-delivery'],
    previewTokens: ['guide-preview'],
    locales,
    contentTypes,
    entries: [
      ...allArticles.map((article) => planned(articleEntry(article, now))),
      ...others.map((source) => entryFrom(source, now)),
    ],
    assets: assetsOn(now),
    releases: releasesOn(now),
  }
}

export interface ArticleSummary {
  id: string
  slug: string
  contentType: string
  title: Record<Language, string>
  summary: Record<Language, string>
  /** The same as the entry's `publishedAt`, when both are built on the same day. */
  date: string
  topics: string[]
}

function summariesOf({ en, pl, de, da }: ArticleSource): Record<Language, string> {
  const english = en.summary ?? ''
  return {
    en: english,
    pl: pl.summary || english,
    de: de.summary || english,
    da: da.summary || english,
  }
}

/** The forty-four published articles; a summary that is not translated is the English one. */
export function articleSummaries({ now } = { now: new Date() }): ArticleSummary[] {
  return numberedArticles.map((article) => ({
    id: article.id,
    slug: slugIn(article, 'en'),
    contentType: 'article',
    title: {
      en: article.en.title,
      pl: article.pl.title,
      de: article.de.title,
      da: article.da.title,
    },
    summary: summariesOf(article),
    date: daysBefore(now, article.daysAgo),
    topics: article.topics,
  }))
}
