// What depends on the whole document: ids and levels of headings, header rows of tables.
import { describe, expect, test } from 'vitest'
import { arrange } from '../../src/content/arrange.ts'
import { type DocNode, isNode } from '../../src/content/document-node.ts'

const text = (value: string) => ({ nodeType: 'text', value, marks: [] })
const node = (nodeType: string, content: unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
})
const heading = (level: number, words: string) => node(`heading-${level}`, [text(words)])
const arranged = (content: unknown[], top: number | null = null, prefix = '') =>
  arrange({ nodeType: 'document', content }, top, prefix)
const namesOf = (...words: string[]) =>
  arranged(words.map((it) => heading(2, it))).headings.map(({ id }) => id)

describe('the id of a heading', () => {
  test.each([
    ['Über uns', 'uber-uns'],
    ['Łódź', 'lodz'],
    ['Чей дом', 'чей-дом'],
    ['Ώρες', 'ώρες'],
    ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
    ['Straße & Œuvre', 'strasse-oeuvre'],
    ['  3.1 – What’s new?  ', '3-1-what-s-new'],
    ['Добрый день', 'добрый-день'],
    ['Ώρες', 'ώρες'],
    ['日本語 が', '日本語-が'],
    ['हिन्दी', 'हिन्दी'],
    ['???', 'section'],
  ])('%j is %j', (words, id) => {
    expect(namesOf(words)).toEqual([id])
  })

  test('that repeats gets a number, and is never the same as another', () => {
    expect(namesOf('A', 'A', 'A 2', 'a', 'A-2')).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'a-2-3'])
    expect(namesOf('constructor', '__proto__', 'constructor')).toEqual([
      'constructor',
      'proto',
      'constructor-2',
    ])
  })

  test('is made of all its words, links and marks included', () => {
    const { headings } = arranged([
      node('heading-1', [
        text('One '),
        node('hyperlink', [text('two')], { uri: '/' }),
        text('\n3'),
      ]),
    ])
    expect(headings).toEqual([{ id: 'one-two-3', level: 1, text: 'One two 3' }])
  })

  test('begins with the id of its document, if that is inside another', () => {
    expect(arranged([heading(2, 'A')], null, 'x-').headings[0]?.id).toBe('x-a')
  })
})

describe('the levels of headings', () => {
  const levels = (top: number | null, ...written: number[]) =>
    arranged(
      written.map((level) => heading(level, 'A')),
      top,
    ).headings.map(({ level }) => level)

  test.each([
    [null, [2, 3, 1], [2, 3, 1]],
    [3, [1, 2, 4], [3, 4, 6]],
    [2, [3, 5, 3], [2, 4, 2]],
    [5, [2, 3, 6], [5, 6, 9]],
  ])('with the top at %j: %j become %j', (top, written, expected) => {
    expect(levels(top, ...written)).toEqual(expected)
  })

  test.each<[number | null, number[], number | null]>([
    [2, [1, 2], 3],
    [2, [3], 3],
    [2, [], 2],
    [null, [2], null],
    [null, [], null],
  ])('under %j, an entry in a text with headings %j begins at %j', (top, written, expected) => {
    expect(
      arranged(
        written.map((level) => heading(level, 'x')),
        top,
      ).below,
    ).toBe(expected)
  })
})

const row = (...cells: unknown[]) => node('table-row', cells)
const th = (data = {}) => node('table-header-cell', [], data)
const td = (data = {}) => node('table-cell', [], data)

function table(...rows: unknown[]): DocNode {
  const found = arranged([heading(2, 'Ships'), node('table', rows)]).document.content[1]
  if (!found || !isNode(found)) throw new Error('the table is lost')
  return found
}
const cellsOf = (found: DocNode) =>
  found.content.map((line) =>
    isNode(line) ? line.content.map((it) => (isNode(it) ? it.cell : undefined)) : [],
  )
const scopes = (...rows: unknown[]) =>
  cellsOf(table(...rows)).map((cells) => cells.map((cell) => cell?.scope))

describe('a table', () => {
  test('is named by the heading before it', () => {
    expect(table(row(td())).table?.name).toBe('Ships')
    const [first] = arranged([node('table', [])]).document.content
    expect(first && isNode(first) && first.table?.name).toBeNull()
  })

  test('has a head made of the rows that have only header cells, unless all rows have', () => {
    expect(table(row(th(), th()), row(th(), td())).table?.heads).toBe(1)
    expect(table(row(th()), row(th()), row(td())).table?.heads).toBe(2)
    expect(table(row(th()), row(th())).table?.heads).toBe(1)
    expect(table(row(td()), row(th())).table?.heads).toBe(0)
    expect(table(row(), row(th())).table?.heads).toBe(0)
    expect(table().table?.heads).toBe(0)
  })

  test('has no head if a cell reaches out of it', () => {
    expect(table(row(th({ rowspan: 2 }), th()), row(td())).table?.heads).toBe(0)
    expect(table(row(th({ rowspan: 2 }), th()), row(th()), row(td())).table?.heads).toBe(2)
  })

  test('says for each header cell what it heads', () => {
    expect(scopes(row(th(), th()), row(th(), td()), row(td(), th()))).toEqual([
      ['col', 'col'],
      ['row', undefined],
      [undefined, undefined],
    ])
  })

  test.each([
    [2, 2],
    [1, undefined],
    [0, undefined],
    [-3, undefined],
    [1e9, 100],
    [2.7, 2],
    ['2', 2],
    ['x', undefined],
    [null, undefined],
    [{}, undefined],
    [{ toString: 'x' }, undefined],
    [[{ toString: 'x' }], undefined],
  ])('reads the column span %j as %j', (colspan, expected) => {
    const [[cell] = []] = cellsOf(table(row(td({ colspan }), td())))
    expect(cell?.colSpan).toBe(expected)
  })

  test('has no cell that reaches below its last row', () => {
    const cells = cellsOf(table(row(td({ rowspan: 1e9 })), row(td({ rowspan: 5 })), row()))
    expect(cells.map(([cell]) => cell?.rowSpan)).toEqual([3, 2, undefined])
  })
})

describe('a list item', () => {
  const isBare = (...content: unknown[]) => {
    const { document } = arranged([node('ordered-list', [node('list-item', content)])])
    return JSON.stringify(document).includes('"isBare":true')
  }
  const p = node('paragraph', [text('a')])
  const list = node('unordered-list', [])

  test('of one paragraph, with or without lists below it, has no margin around its words', () => {
    expect([isBare(p), isBare(p, list)]).toEqual([true, true])
  })

  test('of more than that has one', () => {
    expect([isBare(p, p), isBare(list, p), isBare(node('hr', []), p)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
