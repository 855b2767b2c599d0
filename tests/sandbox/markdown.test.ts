import { describe, expect, test } from 'vitest'
import { articleFrom } from '../../demo/sandbox/data/content/article-file.ts'
import { blocksOf } from '../../demo/sandbox/data/content/markdown/blocks.ts'
import * as make from '../../demo/sandbox/data/content/rich-text.ts'

const { asset, b, code, entry, entryInline, entryLink, h2, h3, i, li, link, ol, p, s, sub, sup } =
  make
const { assetLink, codeBlock, hr, quote, resourceLink, row, table, td, text, th, u, ul } = make

describe('a line of an article', () => {
  test.each([
    ['all *but* the **last**', p('all ', i('but'), ' the ', b('last'))],
    ['__u__, ~~s~~, C~14~ and m^3^', p(u('u'), ', ', s('s'), ', C', sub('14'), ' and m', sup('3'))],
    ['**_a *b***', p(b('_a '), b(i('b')))],
    ['run `a * b`', p('run ', code('a * b'))],
    [
      'a [way](https://a.example/?b=c_d) out',
      p('a ', link('https://a.example/?b=c_d', 'way'), ' out'),
    ],
    ['[to *it*](entry:e-1)', p(entryLink('e-1', 'to ', i('it')))],
    ['[file](asset:a-1)', p(assetLink('a-1', 'file'))],
    ['[there](crn:contentful:::a/b)', p(resourceLink('crn:contentful:::a/b', 'there'))],
    ['see ![entry](e-1)!', p('see ', entryInline('e-1'), '!')],
    ['2 \\* 3\nand on', p('2 * 3\nand on')],
  ])('%s', (line, paragraph) => {
    expect(blocksOf(line)).toEqual([paragraph])
  })

  test('with a sign that nothing ends is refused', () => {
    expect(() => blocksOf('2 * 3')).toThrow('2 * 3')
  })
})

describe('a block of an article', () => {
  test.each([
    ['## One\n### Two\nthree', [h2('One'), h3('Two'), p('three')]],
    ['![asset](a-1)\n\n![entry](e-1)\n\n---', [asset('a-1'), entry('e-1'), hr()]],
    ['> one\n>\n> two', [quote('one', 'two')]],
    ['```text\n- a\n\n  b\n```\nc', [codeBlock('- a', '', '  b'), p('c')]],
    ['- one\n  - two\n- three\n\n  four', [ul(li('one', ul('two')), li('three', 'four'))]],
    ['1. one\n2. two', [ol('one', 'two')]],
    [
      '| a | b |\n| --- | --- |\n| # c | *d* |',
      [table(row(th('a'), th('b')), row(th('c'), td(p(i('d')))))],
    ],
    ['| a {colspan=2} |', [table(row(td('a', { colspan: 2 })))]],
  ])('%j', (markdown, blocks) => {
    expect(blocksOf(markdown)).toEqual(blocks)
  })
})

describe('an article', () => {
  const wordings = (end: string) =>
    `author: a\ncover: c\ndaysAgo: 2\ntopics: sea, art\nrelated: b\n\n=== en ===\ntitle: On: time\nsummary: S\n\nText.\n\n=== pl ===\ntitle: P\nsummary: null\n\n=== de ===\ntitle: D\nsummary:\n${end}`

  test('says what its file says, and leaves out what that does not', () => {
    expect(articleFrom('x', wordings('\n=== da ===\ntitle: Da\n'))).toEqual({
      id: 'x',
      author: 'a',
      cover: 'c',
      daysAgo: 2,
      topics: ['sea', 'art'],
      related: ['b'],
      en: { title: 'On: time', summary: 'S', body: [p(text('Text.'))] },
      pl: { title: 'P', summary: null },
      de: { title: 'D', summary: '' },
      da: { title: 'Da' },
    })
  })

  test('without a title in one of the languages is refused', () => {
    expect(() => articleFrom('x', wordings(''))).toThrow('x has no title in da')
  })
})
