// What the toolbar does with letters and blocks.
import { expect, test } from 'vitest'
import {
  asList,
  asQuote,
  asText,
  inserted,
  moved,
  without,
} from '../../../demo/sandbox/editor/rich/blocks.ts'
import {
  block,
  emptyParagraph,
  leaf,
  type RichNode,
} from '../../../demo/sandbox/editor/rich/node.ts'
import {
  contentOf,
  linkAt,
  linked,
  marked,
  runsOf,
  wordAt,
} from '../../../demo/sandbox/editor/rich/runs.ts'

const bold = [{ type: 'bold' }]
const p = (text: string) => block('paragraph', [leaf(text)])
const h = (text: string) => block('heading-2', [leaf(text)])
const ul = (...texts: string[]) =>
  block(
    'unordered-list',
    texts.map((text) => block('list-item', [p(text)])),
  )
const quote = (...texts: string[]) => block('blockquote', texts.map(p))
const rule = block('hr', [])
const address = block('hyperlink', [], { uri: '/a' })
const toA = (...content: RichNode[]) => block('hyperlink', content, { uri: '/a' })
const { content: _, ...link } = address

const mark = (content: RichNode[], from: number, to: number, type = 'bold') =>
  contentOf(marked(runsOf(content), from, to, type))

test('letters get a mark, and lose it if all of them have it', () => {
  const half = [leaf('one '), leaf('two', bold)]
  expect(mark([leaf('one two')], 4, 7)).toEqual(half)
  expect(mark(half, 4, 7)).toEqual([leaf('one two')])
  expect(mark(half, 0, 7)).toEqual([leaf('one two', bold)])
  expect(mark(half, 5, 6)).toEqual([leaf('one '), leaf('t', bold), leaf('w'), leaf('o', bold)])
  expect(mark(half, 2, 2)).toEqual(half)
})

test('a mark reaches over links and things, and leaves them what they are', () => {
  const thing = block('embedded-entry-inline', [], { target: {} })
  const line = [leaf('a'), toA(leaf('bc')), leaf(''), thing, leaf('d')]
  expect(mark(line, 0, 5)).toEqual([
    leaf('a', bold),
    toA(leaf('bc', bold)),
    leaf(''),
    thing,
    leaf('d', bold),
  ])
  expect(mark(line, 0, 2)).toEqual([
    leaf('a', bold),
    toA(leaf('b', bold), leaf('c')),
    leaf(''),
    thing,
    leaf('d'),
  ])
})

test('letters become a link, and a link words again', () => {
  const made = linked(runsOf([leaf('one '), leaf('two', bold)]), 2, 7, link)
  expect(contentOf(made)).toEqual([leaf('on'), toA(leaf('e '), leaf('two', bold)), leaf('')])
  expect(contentOf(linked(made, 0, 7, null))).toEqual([leaf('one '), leaf('two', bold)])
})

test('the link and the word at a letter are found', () => {
  const runs = runsOf([leaf('one '), toA(leaf('two'), leaf('!', bold)), leaf(' three')])
  expect(linkAt(runs, 2)).toBeNull()
  for (const at of [4, 6, 8]) expect(linkAt(runs, at)).toMatchObject({ link, from: 4, to: 8 })
  expect(wordAt(runs, 5)).toEqual({ from: 4, to: 8 })
  expect(wordAt(runs, 14)).toEqual({ from: 9, to: 14 })
  expect(wordAt(runsOf([leaf('a  b')]), 2)).toEqual({ from: 2, to: 2 })
})

const content = [p('a'), p('b'), rule, p('c')]
const part = (from: number, to = from) => ({ from, to })

test('blocks become headings, and paragraphs again', () => {
  expect(asText(content, part(1, 3), 'heading-2')).toEqual([p('a'), h('b'), rule, h('c')])
  expect(asText([ul('a', 'b'), quote('c')], part(0, 1), 'paragraph')).toEqual([
    p('a'),
    p('b'),
    p('c'),
  ])
})

test('neighbours become one list, and what is no text stays between', () => {
  const listed = [ul('a', 'b'), rule, ul('c')]
  expect(asList(content, part(0, 3), 'unordered-list')).toEqual(listed)
  expect(asList([h('a')], part(0), 'unordered-list')).toEqual([ul('a')])
  expect(asList([quote('a', 'b')], part(0), 'unordered-list')).toEqual([ul('a', 'b')])
  expect(asList([ul('a', 'b')], part(0), 'unordered-list')).toEqual([p('a'), p('b')])
})

test('a list of the other kind keeps what is in it', () => {
  const deep = block('unordered-list', [block('list-item', [p('a'), ul('b')])])
  expect(asList([deep], part(0), 'ordered-list')).toEqual([{ ...deep, nodeType: 'ordered-list' }])
})

test('blocks become a quote, and paragraphs again', () => {
  expect(asQuote(content, part(0, 1))).toEqual([quote('a', 'b'), rule, p('c')])
  expect(asQuote([quote('a', 'b')], part(0))).toEqual([p('a'), p('b')])
})

test('a block is moved, taken out, and put in', () => {
  expect(moved(content, 2, -1)).toEqual([p('a'), rule, p('b'), p('c')])
  expect(moved(content, 2, 1)).toEqual([p('a'), p('b'), p('c'), rule])
  expect(without(content, 2)).toEqual([p('a'), p('b'), p('c')])
  expect(inserted([p('a'), p('b')], 0, rule)).toEqual([p('a'), rule, p('b')])
  expect(inserted([p('a')], 0, rule)).toEqual([p('a'), rule, emptyParagraph()])
})
