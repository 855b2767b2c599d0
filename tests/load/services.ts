// What is searched and read under load: large in every way that the services allow, and beyond.
import type { EntryDefinition, SpaceDefinition } from '../../demo/sandbox/content/definition.ts'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { doc, h2, li, p, row, table, ul } from '../../demo/sandbox/data/content/rich-text.ts'
import type { Service } from '../../demo/sandbox/http.ts'
import type { IndexDefinition } from '../../demo/sandbox/search/definition.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { space as harbour, searchApps, tales } from '../fixtures/tales.ts'

const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))

const sentence = 'The ferry leaves at dusk, when the lamps are lit, and nobody counts the gulls. '

export const many = 10_000
const list: IndexDefinition = {
  name: 'list',
  settings: { searchableAttributes: ['title'], paginationLimitedTo: many },
  records: () =>
    times(many, (at) => ({
      objectID: `line-${at}`,
      title: `Line ${at}`,
      summary: sentence,
      url: `/lines/${at}`,
    })),
}

/** Results whose answer has five megabytes. */
const heavy: IndexDefinition = {
  name: 'heavy',
  settings: { searchableAttributes: ['title'] },
  records: () =>
    times(40, (at) => ({
      objectID: `book-${at}`,
      title: `Book ${at}, ${['amber', 'riga'][at % 2]}`,
      summary: sentence.repeat(1600),
      url: `/books/${at}`,
    })),
}

export const manyValues = 20_000
const values: IndexDefinition = { ...tales, name: 'values' }
const tags = Object.fromEntries(
  times(manyValues, (at) => [`Tag ${at}`, Math.ceil(manyValues / (at + 1))]),
)

/** More values than the service ever tells; other clients and proxies tell all. */
const withValues =
  (service: Service): Service =>
  (request) => {
    const reply = service(request)
    if (!reply || !request.body.includes('"values"')) return reply
    const answer: { results: { facets?: object }[] } = JSON.parse(String(reply.body))
    for (const result of answer.results) if (result.facets) result.facets = { city: tags }
    return { ...reply, body: JSON.stringify(answer) }
  }

export const documents = 500
export const paragraphs = 10_000

const entry = (id: string, body: EntryDefinition['fields'][string][string]): EntryDefinition => ({
  id,
  contentType: 'article',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  fields: { title: { 'en-US': id }, body: { 'en-US': body } },
})

const space: SpaceDefinition = {
  ...harbour,
  entries: [
    ...harbour.entries,
    ...times(documents, (at) =>
      entry(
        `story-${at}`,
        doc(h2(`Story ${at}`), ...times(20, (line) => p(`${line} ${sentence}`))),
      ),
    ),
    entry('long', doc(...times(paragraphs, (at) => p(`${at} ${sentence.repeat(4)}`)))),
    entry('long-list', doc(ul(...times(1666, (at) => li(`${at} ${sentence}`))))),
    entry('long-table', doc(table(...times(400, (at) => row(`${at}`, sentence, 'Gdańsk', '12'))))),
  ],
}

export const createServices = (): Service[] => [
  withValues(createSearchService({ indices: [tales, list, heavy, values], apps: searchApps })),
  createContentService([space]),
]

/** Where they are, as attributes. */
export const at = (host: string) => ({
  search: `app-id="TESTAPP" api-key="search-key" search-host="http://${host}" index-name="tales"`,
  content: `space-id="harbour" access-token="delivery-token" content-host="http://${host}"`,
})
export type At = ReturnType<typeof at>
