// What all contenders show: one index, one index of documentation, one space with an article.
import type { SpaceDefinition } from '../../demo/sandbox/content/definition.ts'
import { doc, h2, li, p, row, table, ul } from '../../demo/sandbox/data/content/rich-text.ts'
import { onItsSite } from '../../demo/sandbox/data/page-url.ts'
import { catalogIndex } from '../../demo/sandbox/data/search/catalog.ts'
import { docsIndex } from '../../demo/sandbox/data/search/tools/docs.ts'
import type { IndexDefinition } from '../../demo/sandbox/search/definition.ts'

const RECORDS = 2000

/** Without prices and ratings: not every contender would show them without being told. */
const goods: IndexDefinition = {
  name: 'goods',
  settings: {
    searchableAttributes: ['name', 'brand', 'description'],
    attributesForFaceting: ['brand', 'color'],
  },
  records: () =>
    catalogIndex()
      .records()
      .slice(0, RECORDS)
      .map(({ objectID, name, description, brand, color, categories }) => ({
        objectID,
        name,
        description,
        brand,
        color,
        categories,
        url: `/goods/${objectID}`,
      })),
}

export const search = {
  app: 'BENCH',
  key: 'bench-key',
  index: goods.name,
  docs: 'docs',
  /** Six letters, which many records have. */
  word: 'candle',
  /** Ten letters. */
  longWord: 'waterproof',
}

export const indices = [goods, docsIndex(onItsSite)]
export const apps = [{ appId: search.app, apiKeys: { [search.key]: { acl: ['search' as const] } } }]

export const content = { space: 'bench', token: 'bench-token', entry: 'article' }

const sentence = 'The ferry leaves at dusk, when the lamps are lit, and nobody counts the gulls. '
/** Each begins with a heading: the article is whole when all of those can be seen. */
export const chapters = 12

const chapter = (at: number) => [
  h2(`Chapter ${at}`),
  ...Array.from({ length: 6 }, () => p(sentence.repeat(3))),
  ul(li('rope'), li('tar'), li('lamps')),
]

export const space: SpaceDefinition = {
  id: content.space,
  environment: 'master',
  accessTokens: [content.token],
  previewTokens: [],
  locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
  contentTypes: [
    {
      id: 'article',
      name: 'Article',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', localized: true },
        { id: 'body', name: 'Body', type: 'RichText', localized: true },
      ],
    },
  ],
  entries: [
    {
      id: content.entry,
      contentType: 'article',
      createdAt: '2026-01-05T10:00:00.000Z',
      updatedAt: '2026-01-05T10:00:00.000Z',
      fields: {
        title: { 'en-US': 'The harbour' },
        body: {
          'en-US': doc(
            ...Array.from({ length: chapters }, (_, at) => chapter(at + 1)).flat(),
            table(row('Ship', 'Home'), row('Amber', 'Gdańsk')),
          ),
        },
      },
    },
  ],
  assets: [],
}
