// The search service of the docs, within their pages: its records come with the first question.

import type { SearchRecord } from '../../demo/sandbox/search/definition.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { answerInPage, folder } from '../../demo/static/answering.ts'

const levels = [1, 2, 3, 4, 0].map((level) => `hierarchy.lvl${level}`)

answerInPage(async (overNetwork) => {
  const answer = await overNetwork(new URL('records.json', folder))
  const records: SearchRecord[] = await answer.json()
  const index = {
    name: 'docs',
    settings: {
      language: 'en' as const,
      searchableAttributes: [...levels, 'content'],
      attributesForFaceting: ['hierarchy.lvl0'],
      attributeForDistinct: 'url',
      distinct: 1,
      customRanking: ['desc(weight.level)', 'asc(weight.position)'],
      attributesToSnippet: ['content:20'],
    },
    records: () => records.map((record) => ({ ...record, url: folder.pathname + record.url })),
  }
  const apps = [{ appId: 'DOCS', apiKeys: { 'docs-search': { acl: ['search' as const] } } }]
  return { services: [createSearchService({ indices: [index], apps })], moved: (body) => body }
})
