// Long, because it is the whole inspection of the guide's content: amounts, rich text, links, languages.
import type { Block, Document, Inline, Text } from '@contentful/rich-text-types'
import { BLOCKS, INLINES, MARKS, validateRichTextDocument } from '@contentful/rich-text-types'
import { describe, expect, it } from 'vitest'
import type { EntryDefinition, FieldValue } from '../../demo/sandbox/content/definition.ts'
import * as gaps from '../../demo/sandbox/data/content/gaps.ts'
import { nodesWanted } from '../../demo/sandbox/data/content/long.ts'
import { articleSummaries, guideSpace } from '../../demo/sandbox/data/content/space.ts'

const now = new Date('2026-05-14T10:30:00Z')
const space = guideSpace({ now })
const entries = new Map(space.entries.map((entry) => [entry.id, entry]))
const assets = new Map(space.assets.map((asset) => [asset.id, asset]))
const ofType = (contentType: string) =>
  space.entries.filter((entry) => entry.contentType === contentType)
const articles = ofType('article')
const numbered = articles.filter(({ id }) => /^article-\d\d$/.test(id))
const fieldsOf = (contentType: string) =>
  space.contentTypes.find(({ id }) => id === contentType)?.fields ?? []

type AnyNode = Block | Inline | Text
const childrenOf = (node: AnyNode): AnyNode[] => (node.nodeType === 'text' ? [] : node.content)
const nodesIn = (node: AnyNode): AnyNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]
const isDocument = (value: FieldValue | undefined): value is Document =>
  typeof value === 'object' && value !== null && 'nodeType' in value && 'content' in value
const bodyOf = (entry: EntryDefinition | undefined, locale: string) => {
  const value = entry?.fields.body?.[locale]
  return isDocument(value) ? value : undefined
}

interface Located {
  where: string
  locale: string
  document: Document
}
const documents: Located[] = space.entries.flatMap((entry) =>
  Object.entries(entry.fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) =>
      isDocument(value)
        ? [{ where: `${entry.id}.${field}.${locale}`, locale, document: value }]
        : [],
    ),
  ),
)
const styleSheet = documents.filter(({ where }) => where.startsWith('article-reference.'))
const everyNode = documents.flatMap(({ document }) => nodesIn(document))
/** Where a document has a node that should not be. */
const nodesThat = (isWrong: (node: AnyNode) => boolean) =>
  documents.flatMap(({ where, document }) =>
    nodesIn(document)
      .filter(isWrong)
      .map(() => where),
  )

const isCode = (node: AnyNode) =>
  node.nodeType === 'text' && node.marks.some(({ type }) => type === MARKS.CODE)
const lines: ReadonlySet<string> = new Set(Object.values(BLOCKS))
/** Code has no language and is left out; blocks end a line. */
function textOf(node: AnyNode): string {
  if (node.nodeType === 'text') return isCode(node) ? '' : node.value
  return childrenOf(node).map(textOf).join('') + (lines.has(node.nodeType) ? '\n' : '')
}
const wordsOf = (text: string) =>
  text
    .replace(/https?:\S+/g, '')
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter(Boolean)

function linksIn(value: unknown): { linkType: string; id: string }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Link' && 'linkType' in value && 'id' in value)
    return [{ linkType: String(value.linkType), id: String(value.id) }]
  return Object.values(value).flatMap(linksIn)
}
const links = space.entries.flatMap(({ fields }) => linksIn(fields))

describe('the guide holds enough of everything', () => {
  it('has forty-four numbered articles and three for special purposes', () => {
    expect(numbered.map(({ id }) => id)).toEqual(
      Array.from({ length: 44 }, (_, index) => `article-${String(index + 1).padStart(2, '0')}`),
    )
    const special = articles.filter((article) => !numbered.includes(article)).map(({ id }) => id)
    expect(special).toEqual(['article-reference', 'article-long', 'article-draft'])
  })

  it.each([
    ['author', 5],
    ['place', 6],
    ['callToAction', 3],
    ['quote', 3],
    ['landingPage', 2],
    ['plainNote', 2],
  ])('has entries of the type %s', (contentType, count) => {
    expect(ofType(contentType)).toHaveLength(count)
  })

  it('tells fourteen stories at length and thirty in brief, in every language', () => {
    const outside = numbered.flatMap((entry, index) =>
      Object.keys(entry.fields.body ?? {}).flatMap((locale) => {
        const body = bodyOf(entry, locale)
        const count = body ? wordsOf(textOf(body)).length : 0
        const [least, most] = index < 14 ? [250, 500] : [80, 160]
        return count >= least && count <= most ? [] : [`${entry.id} ${locale}: ${count} words`]
      }),
    )
    expect(outside).toEqual([])
  })

  it.each(['en-US', 'pl', 'de-DE', 'da'])('has one article as long as a book in %s', (locale) => {
    const body = bodyOf(entries.get('article-long'), locale)
    const size = body ? nodesIn(body).length : 0
    expect(size).toBeGreaterThanOrEqual(nodesWanted)
    expect(size).toBeLessThan(nodesWanted * 1.02)
  })

  it('gives every entry and every asset an id that the service would accept, once', () => {
    const ids = [...space.entries, ...space.assets].map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._-]{1,64}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('knows no field that its content type does not list', () => {
    const unknown = space.entries.flatMap(({ id, contentType, fields }) => {
      const known = fieldsOf(contentType).map((field) => field.id)
      return Object.keys(fields).flatMap((field) => (known.includes(field) ? [] : `${id}.${field}`))
    })
    expect(unknown).toEqual([])
  })
})

describe('every document is correct rich text', () => {
  it('passes the official validator', () => {
    const errors = documents.flatMap(({ where, document }) =>
      validateRichTextDocument(document).map((error) => `${where}: ${JSON.stringify(error)}`),
    )
    expect(documents.length).toBeGreaterThan(200)
    expect(errors).toEqual([])
  })

  it('surrounds every inline element with text, as the editor does', () => {
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

  it.each([
    ['the articles and their surroundings', documents.filter((one) => !styleSheet.includes(one))],
    ['the style sheet alone', styleSheet],
  ])('shows every node type and every mark in %s', (_, some) => {
    const nodes = some.flatMap(({ document }) => nodesIn(document))
    const marks = nodes.flatMap((node) => (node.nodeType === 'text' ? node.marks : []))
    const expected = [...Object.values(BLOCKS), ...Object.values(INLINES), 'text']
    const rare = ['heading-1', 'heading-4', 'heading-5', 'heading-6', 'embedded-resource-block']
    const onStyleSheetOnly = some === styleSheet ? [] : [...rare, 'embedded-resource-inline']
    expect([...new Set(nodes.map(({ nodeType }) => nodeType))]).toEqual(
      expect.arrayContaining(expected.filter((type) => !onStyleSheetOnly.includes(type))),
    )
    expect([...new Set(marks.map(({ type }) => type))].sort()).toEqual(Object.values(MARKS).sort())
  })

  it('has cells over several columns and cells over several rows', () => {
    const spans = everyNode.map(({ data }) => data)
    expect(spans.some(({ colspan }) => colspan === 2)).toBe(true)
    expect(spans.some(({ colspan }) => colspan === 3)).toBe(true)
    expect(spans.some(({ rowspan }) => rowspan === 2)).toBe(true)
  })

  it('fills every row of every table, spans counted', () => {
    const isRagged = (node: AnyNode) =>
      node.nodeType === BLOCKS.TABLE && new Set(widthsOf(node)).size > 1
    expect(nodesThat(isRagged)).toEqual([])
  })

  it('has code of several lines, line breaks, and headings that repeat', () => {
    const body = bodyOf(entries.get('article-14'), 'en-US')
    const nodes = body ? nodesIn(body) : []
    const code = nodes.find(isCode)
    expect(code?.nodeType === 'text' && code.value.split('\n').length).toBe(5)
    const texts = nodes.filter(({ nodeType }) => nodeType.startsWith('heading')).map(textOf)
    expect(texts.filter((heading) => heading === 'In use\n')).toHaveLength(5)
    expect(texts).toContain('Łódź\n')
    const timetable = bodyOf(entries.get('article-02'), 'en-US')?.content.map(textOf)
    expect(timetable?.some((text) => text.split('\n').length === 5)).toBe(true)
  })
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

describe('what is linked is there, except what is meant to be missing', () => {
  it('resolves every link but the two lost ones', () => {
    const broken = links.filter(
      ({ linkType, id }) => !(linkType === 'Entry' ? entries : assets).has(id),
    )
    expect(new Set(broken.map(({ id }) => id))).toEqual(
      new Set([...gaps.missingAssets, ...gaps.missingEntries]),
    )
    expect(linksIn(entries.get('article-31')?.fields.body)).toEqual(expect.arrayContaining(broken))
  })

  it('has one draft, and a published article that links to it', () => {
    expect(space.entries.filter(({ draft }) => draft).map(({ id }) => id)).toEqual(gaps.drafts)
    const linked = linksIn(entries.get('article-28')?.fields.body).map(({ id }) => id)
    expect(linked).toContain(gaps.drafts[0])
  })

  it.each([
    [gaps.embedsItself, gaps.embedsItself],
    [gaps.embedEachOther[0], gaps.embedEachOther[1]],
    [gaps.embedEachOther[1], gaps.embedEachOther[0]],
  ])('runs in a circle: %s embeds %s in every language', (from = '', to = '') => {
    for (const body of Object.values(entries.get(from)?.fields.body ?? {})) {
      const blocks = isDocument(body) ? body.content : []
      const embeds = blocks.filter(({ nodeType }) => nodeType === BLOCKS.EMBEDDED_ENTRY)
      expect(embeds.flatMap(({ data }) => linksIn(data)).map(({ id }) => id)).toContain(to)
    }
  })

  it('leaves no asset and no small entry unused', () => {
    const used = new Set(links.map(({ id }) => id))
    const small = space.entries.filter(({ contentType }) => contentType !== 'article')
    const idle = [...space.assets, ...small].filter(({ id }) => !used.has(id))
    expect(idle.map(({ id }) => id)).toEqual([])
  })
})

describe('the languages are complete, except where a fallback is meant to show', () => {
  it.each([
    ['title', 'pl', []],
    ['title', 'de-DE', []],
    ['title', 'da', []],
    ['slug', 'pl', []],
    ['slug', 'de-DE', []],
    ['slug', 'da', []],
    ['summary', 'pl', []],
    ['summary', 'de-DE', gaps.withoutGermanSummary],
    ['summary', 'da', []],
    ['body', 'pl', []],
    ['body', 'de-DE', []],
    ['body', 'da', gaps.withoutDanishBody],
  ])('lacks the %s in %s only where the gaps say so', (field, locale, expected) => {
    const lacking = articles.filter(({ fields }) => !(locale in (fields[field] ?? {})))
    expect(lacking.map(({ id }) => id)).toEqual(expected)
  })

  it('says in Austrian only what the gaps say', () => {
    const austrian = articles.flatMap(({ id, fields }) => {
      const own = Object.keys(fields).filter((field) => 'de-AT' in (fields[field] ?? {}))
      return own.length > 0 ? [[id, own.sort()]] : []
    })
    const expected = Object.entries(gaps.austrianFields).map(([id, own]) => [id, [...own].sort()])
    expect(austrian).toEqual(expected)
  })

  it('has one summary that is empty and one that is null, which do not fall back', () => {
    expect(entries.get(gaps.emptyDanishSummary)?.fields.summary?.da).toBe('')
    expect(entries.get(gaps.nullPolishSummary)?.fields.summary?.pl).toBeNull()
  })

  it('has all languages of every other entry, wherever a field is translated', () => {
    const small = space.entries.filter(({ contentType }) => contentType !== 'article')
    const incomplete = small.flatMap(({ id, contentType, fields }) =>
      fieldsOf(contentType)
        .filter(({ localized }) => localized)
        .filter((field) => Object.keys(fields[field.id] ?? {}).length !== 4)
        .map((field) => `${id}.${field.id}`),
    )
    expect(incomplete).toEqual([])
  })

  it('localises slugs, and never uses one twice in a language', () => {
    expect(entries.get('article-15')?.fields.slug).toEqual({
      'en-US': 'about-us',
      pl: 'o-nas',
      'de-DE': 'ueber-uns',
      da: 'om-os',
    })
    for (const locale of ['en-US', 'pl', 'de-DE', 'da']) {
      const slugs = articles.map((entry) => String(entry.fields.slug?.[locale]))
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('leaves no English in the other languages', () => {
    const english = /^(the|and|with|which|from|they|this|that|were|because|would|their|every)$/i
    const slips = documents
      .filter(({ locale }) => locale !== 'en-US')
      .flatMap(({ where, document }) =>
        wordsOf(textOf(document)).flatMap((word) =>
          english.test(word) ? `${where}: ${word}` : [],
        ),
      )
    expect(slips).toEqual([])
  })

  it('never gives a sentence of one language to another', () => {
    const copied = numbered.flatMap((entry) => {
      const bodies = ['en-US', 'pl', 'de-DE', 'da'].map((locale) => bodyOf(entry, locale))
      const texts = bodies.flatMap((body) => body?.content.map(textOf) ?? [])
      const long = texts.filter((text) => wordsOf(text).length > 12)
      return long.filter((text, index) => long.indexOf(text) !== index)
    })
    expect(copied).toEqual([])
  })

  it.each([
    ['en-US', '“”'],
    ['pl', '„”»«'],
    ['de-DE', '„“'],
    ['de-AT', '„“'],
    ['da', '»«'],
  ])('quotes in %s as that language does', (locale, allowed) => {
    const strange = documents
      .filter((located) => located.locale === locale)
      .flatMap(({ where, document }) => {
        const found = textOf(document).match(/[“”„»«"]/g) ?? []
        return found.flatMap((sign) => (allowed.includes(sign) ? [] : `${where}: ${sign}`))
      })
    expect(strange).toEqual([])
  })
})

describe('the assets are what they say', () => {
  const fileOf = (id: string) => assets.get(id)?.file
  const startOf = (bytes: Uint8Array | undefined) =>
    Buffer.from(bytes?.slice(0, 4) ?? []).toString('latin1')

  it('has one of every kind', () => {
    const kinds = new Set(space.assets.map(({ file }) => file.contentType.split('/')[0]))
    expect([...kinds].sort()).toEqual(['application', 'audio', 'image', 'text', 'video'])
  })

  it('delivers bytes that begin as their type does', () => {
    expect(startOf(fileOf('portrait-liis')?.bytes())).toBe('\x89PNG')
    expect(startOf(fileOf('pdf-programme')?.bytes())).toBe('%PDF')
    expect(startOf(fileOf('audio-organ')?.bytes())).toBe('RIFF')
    expect(startOf(fileOf('video-test-reel')?.bytes())).toBe('\x1aE\xdf\xa3')
    expect(startOf(fileOf('emblem-amber')?.bytes())).toBe('<svg')
    const draft = new TextDecoder().decode(fileOf('file-weaving-draft')?.bytes())
    expect(draft).toContain('threading')
  })

  it('draws a picture at the size that is asked for', () => {
    const drawn = Buffer.from(fileOf('picture-amber')?.draw?.(160, 100) ?? [])
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([160, 100])
  })

  it('has one without a title and one without a description', () => {
    const untitled = space.assets.filter(({ title }) => Object.keys(title).length === 0)
    expect(untitled.map(({ id }) => id)).toEqual([gaps.assetWithoutTitle])
    const bare = space.assets.filter(({ description }) => description === undefined)
    expect(bare.map(({ id }) => id)).toEqual([gaps.assetWithoutDescription])
  })
})

describe('the summaries for the search say what the entries say', () => {
  const summaries = articleSummaries({ now })

  it('cover the forty-four published articles, in four languages without a gap', () => {
    expect(summaries.map(({ id }) => id)).toEqual(numbered.map(({ id }) => id))
    for (const { title, summary } of summaries)
      for (const text of [...Object.values(title), ...Object.values(summary)])
        expect(text.length).toBeGreaterThan(4)
  })

  it('agree with the entry in title, slug and date', () => {
    for (const { id, title, slug, date } of summaries) {
      const fields = entries.get(id)?.fields
      expect(fields?.title?.['de-DE']).toBe(title.de)
      expect(fields?.slug?.['en-US']).toBe(slug)
      expect(fields?.publishedAt?.['en-US']).toBe(date)
    }
  })

  it('put English where a summary is not translated, or is empty', () => {
    const summaryOf = (id: string | undefined) => summaries.find((one) => one.id === id)?.summary
    const german = summaryOf(gaps.withoutGermanSummary[0])
    expect(german?.de).toBe(german?.en)
    const danish = summaryOf(gaps.emptyDanishSummary)
    expect(danish?.da).toBe(danish?.en)
  })

  it('have the same dates all day long, and none in the future', () => {
    const morning = articleSummaries({ now: new Date('2026-05-14T00:00:00Z') })
    expect(morning).toEqual(articleSummaries({ now: new Date('2026-05-14T23:59:59Z') }))
    for (const { date } of morning) expect(Date.parse(date)).toBeLessThan(now.getTime())
  })
})
