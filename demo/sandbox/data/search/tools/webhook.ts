// Entries as the content service's own webhook puts them into an index: whole, keyed by locale.
import type { IndexDefinition, SearchRecord } from '../../../search/definition.ts'
import type { Language, Told } from '../languages.ts'
import { once } from '../once.ts'
import type { ArticleSummary } from '../summaries.ts'

const locales: Record<Language, string> = { en: 'en-US', pl: 'pl', de: 'de-DE', da: 'da' }

/** Every field is keyed by locale; what a language does not say is absent. */
function byLocale<T>(say: (language: Language) => T | undefined): Record<string, T> {
  const fields: Record<string, T> = {}
  for (const language of ['en', 'pl', 'de', 'da'] as const) {
    const said = say(language)
    if (said !== undefined) fields[locales[language]] = said
  }
  return fields
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

function sysOf({ id, contentType, date }: ArticleSummary) {
  const moment = new Date(date).toISOString()
  return {
    type: 'Entry',
    id,
    space: link('Space', 'guide'),
    environment: link('Environment', 'master'),
    contentType: link('ContentType', contentType),
    createdBy: link('User', 'editor'),
    updatedBy: link('User', 'editor'),
    revision: 1 + (id.length % 3),
    createdAt: moment,
    updatedAt: moment,
  }
}

function documentOf(text: string) {
  const paragraph = {
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
  }
  return { nodeType: 'document', data: {}, content: [paragraph] }
}

const only = <T>(value: T): Record<string, T> => ({ 'en-US': value })

function entryRecord(article: ArticleSummary): SearchRecord {
  const said = (words: Told, language: Language): string | undefined => words[language] || undefined
  return {
    objectID: article.id,
    metadata: { tags: [], concepts: [] },
    sys: sysOf(article),
    fields: {
      title: byLocale((language) => said(article.title, language)),
      slug: only(article.slug),
      summary: byLocale((language) => said(article.summary, language)),
      date: only(article.date),
      topics: only([...article.topics]),
      body: only(documentOf(article.summary.en)),
    },
  }
}

export function webhookIndex(articles: readonly ArticleSummary[]): IndexDefinition {
  return {
    name: 'webhook',
    settings: {
      language: 'en',
      searchableAttributes: ['fields.title.en-US', 'fields.summary.en-US'],
      attributesForFaceting: ['sys.contentType.sys.id', 'fields.topics.en-US'],
      attributesToSnippet: ['fields.summary.en-US:24'],
    },
    records: once(() => articles.map(entryRecord)),
  }
}
