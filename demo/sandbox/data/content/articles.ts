// All articles: the numbered ones, which the search knows too, one to look at, and one with every kind of node.
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { EntryDefinition } from '../../content/definition.ts'
import type { ArticleSource, Language, Wording } from './article.ts'
import { articleFrom } from './article-file.ts'
import { daysBefore } from './dates.ts'
import { articleReference } from './reference.ts'
import { doc, linkTo } from './rich-text.ts'
import { slugOf } from './slug.ts'
import { byLocale, inEnglishOnly } from './source.ts'

const folder = join(import.meta.dirname, 'articles')

export const numberedArticles = readdirSync(folder)
  .sort()
  .map((name) => articleFrom(parse(name).name, readFileSync(join(folder, name), 'utf8')))

const lights = articleFrom(
  'article-lights',
  readFileSync(join(import.meta.dirname, 'lights.md'), 'utf8'),
)

export const allArticles: readonly ArticleSource[] = [...numberedArticles, lights, articleReference]

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
