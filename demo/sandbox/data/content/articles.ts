// All articles: the numbered ones, which the search knows too, and three for special purposes.
import type { EntryDefinition } from '../../content/definition.ts'
import type { ArticleSource, Language, Wording } from './article.ts'
import { articleDraft } from './article-draft.ts'
import { articles01to05 } from './articles-01-05.ts'
import { articles06to10 } from './articles-06-10.ts'
import { articles11to14 } from './articles-11-14.ts'
import { articles15to19 } from './articles-15-19.ts'
import { articles20to24 } from './articles-20-24.ts'
import { articles25to29 } from './articles-25-29.ts'
import { articles30to34 } from './articles-30-34.ts'
import { articles35to39 } from './articles-35-39.ts'
import { articles40to44 } from './articles-40-44.ts'
import { daysBefore } from './dates.ts'
import { longArticle } from './long.ts'
import { articleReference } from './reference.ts'
import { doc, linkTo } from './rich-text.ts'
import { slugOf } from './slug.ts'
import { byLocale, inEnglishOnly } from './source.ts'

export const numberedArticles: ArticleSource[] = [
  ...articles01to05,
  ...articles06to10,
  ...articles11to14,
  ...articles15to19,
  ...articles20to24,
  ...articles25to29,
  ...articles30to34,
  ...articles35to39,
  ...articles40to44,
]

export const allArticles = (): ArticleSource[] => [
  ...numberedArticles,
  articleReference,
  longArticle(numberedArticles),
  articleDraft,
]

export const slugIn = (article: ArticleSource, language: Language) =>
  slugOf(article[language].title, language)

const documentOf = (wording: Partial<Wording> | undefined) => wording?.body && doc(...wording.body)

function wordsOf(article: ArticleSource) {
  const { en, pl, de, da, at } = article
  const slug = (language: Language) => slugIn(article, language)
  return {
    title: byLocale({ en: en.title, pl: pl.title, de: de.title, at: at?.title, da: da.title }),
    slug: byLocale({ en: slug('en'), pl: slug('pl'), de: slug('de'), da: slug('da') }),
    summary: byLocale({
      en: en.summary,
      pl: pl.summary,
      de: de.summary,
      at: at?.summary,
      da: da.summary,
    }),
    body: byLocale({
      en: documentOf(en),
      pl: documentOf(pl),
      de: documentOf(de),
      at: documentOf(at),
      da: documentOf(da),
    }),
  }
}

export function articleEntry(article: ArticleSource, now: Date): EntryDefinition {
  return {
    id: article.id,
    contentType: 'article',
    createdAt: daysBefore(now, article.daysAgo + 5),
    updatedAt: daysBefore(now, article.daysAgo),
    ...(article.draft && { draft: true }),
    tags: article.topics,
    fields: {
      ...wordsOf(article),
      cover: inEnglishOnly(linkTo('Asset', article.cover)),
      publishedAt: inEnglishOnly(daysBefore(now, article.daysAgo)),
      author: inEnglishOnly(linkTo('Entry', article.author)),
      related: inEnglishOnly(article.related.map((id) => linkTo('Entry', id))),
      topics: inEnglishOnly(article.topics),
    },
  }
}
