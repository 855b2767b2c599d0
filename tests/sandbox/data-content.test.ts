// The guide's content is what the service would hold: correct rich text, whose links lead somewhere.
import type { Block, Document, Inline, Text } from '@contentful/rich-text-types'
import { BLOCKS, INLINES, MARKS, validateRichTextDocument } from '@contentful/rich-text-types'
import { expect, test } from 'vitest'
import type { FieldValue } from '../../demo/sandbox/content/definition.ts'
import { articleSummaries, guideSpace } from '../../demo/sandbox/data/content/space.ts'
import { rosewallSpace } from '../../demo/sandbox/data/rosewall/space.ts'

const now = new Date('2026-05-14T10:30:00Z')
const space = guideSpace({ now })
/** As they are now, and as they are planned. */
const versions = space.entries.flatMap(({ planned = {}, ...entry }) => [
  entry,
  ...Object.values(planned).map((fields) => ({ ...entry, fields })),
])
const entries = new Map(space.entries.map((entry) => [entry.id, entry]))
const assets = new Map(space.assets.map((asset) => [asset.id, asset]))
const fieldsOf = (contentType: string) =>
  space.contentTypes.find(({ id }) => id === contentType)?.fields ?? []

type AnyNode = Block | Inline | Text
const childrenOf = (node: AnyNode): AnyNode[] => (node.nodeType === 'text' ? [] : node.content)
const nodesIn = (node: AnyNode): AnyNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]
const isDocument = (value: FieldValue | undefined): value is Document =>
  typeof value === 'object' && value !== null && 'nodeType' in value && 'content' in value

const documents = versions.flatMap((entry) =>
  Object.entries(entry.fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) =>
      isDocument(value) ? [{ where: `${entry.id}.${field}.${locale}`, document: value }] : [],
    ),
  ),
)
/** Where a document has a node that should not be. */
const nodesThat = (isWrong: (node: AnyNode) => boolean) =>
  documents.flatMap(({ where, document }) =>
    nodesIn(document)
      .filter(isWrong)
      .map(() => where),
  )

function linksIn(value: unknown): { linkType: string; id: string }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Link' && 'linkType' in value && 'id' in value)
    return [{ linkType: String(value.linkType), id: String(value.id) }]
  return Object.values(value).flatMap(linksIn)
}
const links = versions.flatMap(({ fields }) => linksIn(fields))

test('every entry and asset has an id of its own, and only fields of its content type', () => {
  const ids = [...space.entries, ...space.assets].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const unknown = versions.flatMap(({ id, contentType, fields }) => {
    const known = fieldsOf(contentType).map((field) => field.id)
    return Object.keys(fields).flatMap((field) => (known.includes(field) ? [] : `${id}.${field}`))
  })
  expect(unknown).toEqual([])
})

test('every document passes the official validator', () => {
  const errors = documents.flatMap(({ where, document }) =>
    validateRichTextDocument(document).map((error) => `${where}: ${JSON.stringify(error)}`),
  )
  expect(documents.length).toBeGreaterThan(100)
  expect(errors).toEqual([])
})

test('no text shows a sign of the Markdown that it was written in', () => {
  const isMarkdown = (node: AnyNode) =>
    node.nodeType === 'text' &&
    node.marks.every(({ type }) => type !== MARKS.CODE) &&
    /\*|__|~~|\]\(|!\[|^#+ |^> |^\| /.test(node.value)
  expect(nodesThat(isMarkdown)).toEqual([])
})

test('every inline element stands between texts, as the editor writes it', () => {
  const inlines: ReadonlySet<string> = new Set(Object.values(INLINES))
  const lonely = nodesThat((block) =>
    childrenOf(block).some(
      (node, index, all) =>
        inlines.has(node.nodeType) &&
        (all[index - 1]?.nodeType !== 'text' || all[index + 1]?.nodeType !== 'text'),
    ),
  )
  expect(lonely).toEqual([])
})

test('every row of a table is filled, spans counted', () => {
  const isRagged = (node: AnyNode) =>
    node.nodeType === BLOCKS.TABLE && new Set(widthsOf(node)).size > 1
  expect(nodesThat(isRagged)).toEqual([])
})

/** How many columns each row fills, cells reaching down from above included. */
function widthsOf(table: AnyNode): number[] {
  let fromAbove = 0
  return childrenOf(table).map((row) => {
    const spans = childrenOf(row).map(({ data }) => ({ colspan: 1, rowspan: 1, ...data }))
    const width = spans.reduce((sum, { colspan }) => sum + colspan, fromAbove)
    fromAbove = spans.reduce((sum, { rowspan, colspan }) => sum + (rowspan > 1 ? colspan : 0), 0)
    return width
  })
}

test('the reference article shows every node and every mark', () => {
  const nodes = documents
    .filter(({ where }) => where.startsWith('article-reference.'))
    .flatMap(({ document }) => nodesIn(document))
  const marks = nodes.flatMap((node) => (node.nodeType === 'text' ? node.marks : []))
  const expected = [...Object.values(BLOCKS), ...Object.values(INLINES), 'text']
  expect([...new Set(nodes.map(({ nodeType }) => nodeType))].sort()).toEqual(expected.sort())
  expect([...new Set(marks.map(({ type }) => type))].sort()).toEqual(Object.values(MARKS).sort())
})

test('every link leads to an entry or asset that is there', () => {
  const broken = links.filter(
    ({ linkType, id }) => !(linkType === 'Entry' ? entries : assets).has(id),
  )
  expect(broken).toEqual([])
})

test('every reference into another space leads to an entry that is there, and so does one back', () => {
  const spaces = new Map([space, rosewallSpace(space)].map((one) => [one.id, one]))
  const urns = [...spaces.values()].map(({ entries }) =>
    [...JSON.stringify(entries).matchAll(/"urn":"[^"]*:spaces\/(\w+)\/[^"]*\/([\w-]+)"/g)].map(
      ([, at = '', id = '']) => [at, id] as const,
    ),
  )
  expect(urns.map((found) => found.length)).toEqual([12, 4])
  const lost = urns
    .flat()
    .filter(([at, id]) => !spaces.get(at)?.entries.some((entry) => entry.id === id))
  expect(lost).toEqual([])
})

test('no asset is there that nothing shows', () => {
  const used = new Set(links.map(({ id }) => id))
  expect(space.assets.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
})

test.each([
  ['portrait-liis', '\x89PNG'],
  ['pdf-programme', '%PDF'],
  ['audio-organ', 'RIFF'],
  ['video-test-reel', '\x1aE\xdf\xa3'],
  ['emblem-amber', '<svg'],
])('the file %s begins as its type does', (id, start) => {
  const bytes = assets.get(id)?.file.bytes().slice(0, 4) ?? []
  expect(Buffer.from(bytes).toString('latin1')).toBe(start)
})

test('the search is told the title, slug and date that the entry has, all day long', () => {
  const summaries = articleSummaries({ now })
  for (const { id, title, slug, date } of summaries) {
    const fields = entries.get(id)?.fields
    expect(fields?.title?.['de-DE']).toBe(title.de)
    expect(fields?.slug?.['en-US']).toBe(slug)
    expect(fields?.publishedAt?.['en-US']).toBe(date)
    expect(Date.parse(date)).toBeLessThan(now.getTime())
  }
  expect(articleSummaries({ now: new Date('2026-05-14T23:59:59Z') })).toEqual(summaries)
})

test('a change of an article is planned, in every language that the article has', () => {
  const [release] = space.releases ?? []
  expect(Date.parse(release?.at ?? '')).toBeGreaterThan(now.getTime())
  const planned = space.entries.flatMap((entry) => {
    const fields = entry.planned?.[release?.id ?? ''] ?? {}
    return Object.entries(fields).map(([name, values]) => ({ values, now: entry.fields[name] }))
  })
  expect(planned.length).toBeGreaterThan(0)
  for (const { values, now: before } of planned)
    expect(Object.keys(values)).toEqual(Object.keys(before ?? {}))
})
