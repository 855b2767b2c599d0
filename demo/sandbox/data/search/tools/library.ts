// The catalogue of a library in Arabic, written from right to left: library.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexDefinition } from '../../../search/definition.ts'
import { rowsOf } from '../../lines.ts'
import type { PageUrl } from '../../page-url.ts'
import { once } from '../once.ts'

const rows = rowsOf(readFileSync(join(import.meta.dirname, 'library.md'), 'utf8'))

const records = (pageUrl: PageUrl) =>
  rows.map(({ title = '', author, subject, year, pages, lendable, about }, number) => ({
    objectID: `book-${number + 1}`,
    title,
    description: about,
    author,
    subject,
    badge: subject,
    year: Number(year),
    pages: Number(pages),
    lendable: lendable === '1',
    url: pageUrl(`/library/${number + 1}`, `book-${number + 1}`, 'record', 'ar'),
  }))

export function libraryIndex(pageUrl: PageUrl): IndexDefinition {
  return {
    name: 'library_ar',
    settings: {
      searchableAttributes: ['title', 'author', 'subject', 'description'],
      attributesForFaceting: ['subject', 'author', 'pages', 'lendable'],
      customRanking: ['desc(year)'],
      attributesToSnippet: ['description:16'],
    },
    records: once(() => records(pageUrl)),
  }
}
