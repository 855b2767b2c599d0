// Real-world documents can be walked, keep their text, and are not too deep.
import { BLOCKS, INLINES, TOP_LEVEL_BLOCKS, VOID_BLOCKS } from '@contentful/rich-text-types'
import { describe, expect, test } from 'vitest'
import { normaliseDocument } from '../../src/content/normalise.ts'
import { depthOf, flaws, textsIn, words } from './walk.ts'

type Json = Record<string, unknown>
const text = (value: string, ...marks: unknown[]) => ({ nodeType: 'text', value, marks, data: {} })
const node = (nodeType: unknown, ...content: unknown[]) => ({ nodeType, data: {}, content })
const document = (...content: unknown[]) => node('document', ...content)
const paragraph = (...content: unknown[]) => node('paragraph', ...content)

/** Quotes within quotes, with a text at the bottom. */
function nested(levels: number, ...bottom: unknown[]): Json {
  let inner: unknown[] = bottom
  for (let level = 0; level < levels; level++) inner = [node('blockquote', ...inner)]
  return document(...inner)
}

describe('a document in order', () => {
  test('stays as it is', () => {
    const good = document(
      node('heading-1', text('Title')),
      paragraph(text('Some '), text('bold', { type: 'bold' }, { type: 'italic' })),
      paragraph({
        nodeType: 'hyperlink',
        data: { uri: 'https://example.com' },
        content: [text('link')],
      }),
      node('unordered-list', node('list-item', paragraph(text('one')))),
      node('hr'),
    )
    expect(normaliseDocument(good)).toEqual(good)
  })
})

describe('of the types that the service knows,', () => {
  const mended = (...content: unknown[]) => normaliseDocument(document(...content)).content
  const types = Object.values(BLOCKS).filter((type) => type !== BLOCKS.DOCUMENT)
  const beside = (type: string) =>
    mended(text('before'), node(type, text('inside')), text('after')).map(
      ({ nodeType }) => nodeType,
    )

  test.each(Object.values(INLINES))('an inline %s stays in the line that it stands in', (type) => {
    expect(beside(type)).toEqual(['paragraph'])
  })

  test.each(TOP_LEVEL_BLOCKS)('a block %s ends the paragraph before it', (type) => {
    expect(beside(type).slice(0, 2)).toEqual(['paragraph', type])
  })

  test.each(types.filter((type) => !TOP_LEVEL_BLOCKS.some((top) => top === type)))(
    'a %s in the wrong place keeps only its text',
    (type) => {
      expect(beside(type)).toEqual(['paragraph'])
    },
  )

  test.each(VOID_BLOCKS)('the content of a %s comes after it', (type) => {
    const inside = paragraph(text('inside'))
    expect(mended(node(type, inside))).toEqual([node(type), inside])
  })
})

describe('a broken document is repaired', () => {
  const mended = (...content: unknown[]) => normaliseDocument(document(...content)).content

  test.each([[{}], [{ content: null }], [{ content: 'text' }], [{ nodeType: 5, content: {} }]])(
    'even if it is hardly a document: %j',
    (broken) => {
      expect(normaliseDocument(broken)).toEqual(document())
    },
  )

  test('if data, content or marks are missing or have another type', () => {
    expect(mended({ nodeType: 'paragraph' }, node('hr'))).toEqual([paragraph(), node('hr')])
    expect(mended({ nodeType: 'hr', data: null, content: 'x' })).toEqual([node('hr')])
    expect(mended(paragraph({ nodeType: 'text', value: 'a' }))).toEqual([paragraph(text('a'))])
    expect(
      mended(
        paragraph({ nodeType: 'text', value: 'a', marks: [null, 'bold', {}, { type: 'italic' }] }),
      ),
    ).toEqual([paragraph(text('a', { type: 'italic' }))])
  })

  test('if nodes are not nodes at all', () => {
    expect(mended(null, 5, 'x', [], [paragraph()], paragraph(text('a'), null, undefined))).toEqual([
      paragraph(text('a')),
    ])
  })

  test('and unknown nodes, or those with a legacy class, keep their text', () => {
    expect(mended({ nodeClass: 'block', ...node('novelty', text('a')) })).toEqual([
      node('novelty', text('a')),
    ])
  })

  test('and a node without a type keeps the text within it', () => {
    const content = mended(paragraph(text('a')), { content: [text('b')] }, paragraph(text('c')))
    expect(words(textsIn(document(...content)))).toEqual(['a', 'b', 'c'])
  })

  test('if text is between blocks, or in a node that cannot have text', () => {
    expect(mended({ ...node('hr'), content: [text('')] })).toEqual([node('hr')])
    expect(mended(node('hr', text('a')), text(' '), text('b'), text('c'), paragraph())).toEqual([
      node('hr'),
      paragraph(text('a'), text(' '), text('b'), text('c')),
    ])
    expect(mended(paragraph(node('embedded-entry-inline', text('a'))))).toEqual([
      paragraph(node('embedded-entry-inline'), text('a')),
    ])
  })

  test('if items, rows and cells are outside a list or a table', () => {
    expect(
      mended(
        node('list-item', paragraph(text('a'))),
        node('table-row', node('table-cell', paragraph(text('b')))),
        node('table', node('table-cell', paragraph(text('c')))),
      ),
    ).toEqual([paragraph(text('a')), paragraph(text('b')), node('table', paragraph(text('c')))])
  })

  test('if a heading is empty', () => {
    expect(mended(node('heading-2', text(' ')), node('heading-3', text('a')))).toEqual([
      node('heading-3', text('a')),
    ])
  })

  test('by leaving out empty paragraphs after the last block, and no others', () => {
    const empty = paragraph(text(''))
    expect(mended(empty, paragraph(text('a')), empty, paragraph(), paragraph(text(' \n')))).toEqual(
      [empty, paragraph(text('a'))],
    )
    const picture = paragraph(node('embedded-entry-inline'))
    expect(mended(picture)).toEqual([picture])
  })
})

describe('a block of code', () => {
  const code = (value: string) => text(value, { type: 'code' })
  const block = (value: string) => node('code-block', code(value))
  const mended = (...content: unknown[]) => normaliseDocument(document(...content)).content

  test('is a paragraph that is all code, and those next to it', () => {
    expect(
      mended(
        paragraph(text(''), code('a\n'), code('b')),
        paragraph(text('then')),
        paragraph(code('c')),
        paragraph(code('  d')),
      ),
    ).toEqual([block('a\nb'), paragraph(text('then')), block('c\n  d')])
  })

  test('is not a paragraph with a word beside the code, or with nothing in it', () => {
    const link = node('hyperlink', code('a'))
    for (const content of [[code('a'), text(' b')], [text('')], [code(' ')], [link]])
      expect(mended(paragraph(...content), node('hr'))).toEqual([paragraph(...content), node('hr')])
  })

  test('stays inline in a list or a table unless it has several lines', () => {
    const list = (value: string) =>
      mended(node('unordered-list', node('list-item', paragraph(code(value)))))
    expect(list('ls')).toEqual([node('unordered-list', node('list-item', paragraph(code('ls'))))])
    expect(list('ls\ncd')).toEqual([node('unordered-list', node('list-item', block('ls\ncd')))])
  })
})

describe('a deep document', () => {
  test('of 150 levels stays as it is', () => {
    const deep = nested(150, paragraph(text('bottom')))
    expect(normaliseDocument(deep)).toEqual(deep)
  })

  test.each([200, 250, 1000, 10_000, 100_000])(
    'of %d levels keeps its text, and 200 levels',
    (levels) => {
      const normal = normaliseDocument(
        nested(levels, paragraph(text('one')), paragraph(text('two'))),
      )
      expect(depthOf(normal)).toBeLessThanOrEqual(202)
      expect(flaws(normal)).toEqual([])
      expect(words(textsIn({ ...normal }))).toEqual(['one', 'two'])
    },
  )

  test('keeps the order of its text, however often it is read', () => {
    const bottom = [1, 2, 3, 4, 5].map((number) =>
      paragraph(text(`${number}a`), text(`${number}b`)),
    )
    const deep = nested(300, ...bottom)
    const before = JSON.stringify(deep)
    const expected = '1a 1b 2a 2b 3a 3b 4a 4b 5a 5b'.split(' ')
    for (let reading = 0; reading < 3; reading++)
      expect(words(textsIn({ ...normaliseDocument(deep) }))).toEqual(expected)
    expect(JSON.stringify(deep)).toBe(before)
  })

  test('of very many short branches keeps them all', () => {
    const wide = document(...Array.from({ length: 20_000 }, (_, at) => paragraph(text(`t${at}`))))
    expect(normaliseDocument(wide).content).toHaveLength(20_000)
    const deepAndWide = nested(250, ...Array.from({ length: 20_000 }, (_, at) => text(`t${at}`)))
    expect(words(textsIn({ ...normaliseDocument(deepAndWide) }))).toHaveLength(20_000)
  })
})

test('a node or mark with the name of an object’s own member keeps only its text', () => {
  const document = {
    nodeType: 'document',
    content: [
      {
        nodeType: 'constructor',
        content: [{ nodeType: 'text', value: 'kept', marks: [{ type: 'toString' }] }],
      },
    ],
  }
  expect(normaliseDocument(document).content).toEqual([paragraph(text('kept'))])
})
