// @vitest-environment happy-dom
// A text in the form, and back.
import { expect, test } from 'vitest'
import { guideSpace } from '../../../demo/sandbox/data/content/space.ts'
import { blocksIn } from '../../../demo/sandbox/editor/rich/from-dom.ts'
import { block, leaf, type RichNode } from '../../../demo/sandbox/editor/rich/node.ts'
import { contentOf, runsOf } from '../../../demo/sandbox/editor/rich/runs.ts'
import { blockElements } from '../../../demo/sandbox/editor/rich/to-dom.ts'
import { randomFrom, validDocument } from '../../content/valid-documents.ts'

/** What is typed afterwards would be sent with this. */
function thereAndBack(content: readonly RichNode[]) {
  const root = document.createElement('div')
  root.append(...blockElements(content))
  return { root, content: blocksIn(root) }
}

/** Texts that differ in nothing are one, as in what the form writes. */
function tidied(node: RichNode): RichNode {
  const { content } = node
  if (!content) return node
  const isLine = /^(paragraph|heading)/.test(node.nodeType)
  return { ...node, content: isLine ? contentOf(runsOf(content)) : content.map(tidied) }
}

const p = (...content: RichNode[]) => block('paragraph', content)
const words = (text: string) => p(leaf(text))
const html = (text: string) => {
  const root = document.createElement('div')
  root.innerHTML = text
  return blocksIn(root)
}

test('each text of the guide comes back as it was', () => {
  const documents = guideSpace({ now: new Date() }).entries.flatMap(({ fields }) =>
    [fields.body, fields.bio].flatMap((texts) => Object.values(texts ?? {})),
  )
  expect(documents.length).toBeGreaterThan(200)
  for (const document of documents) {
    const { content }: RichNode = JSON.parse(JSON.stringify(document))
    expect(thereAndBack(content ?? []).content.map(tidied)).toEqual(content?.map(tidied))
  }
})

test('any text that the service takes comes back as it was', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { content }: RichNode = JSON.parse(JSON.stringify(validDocument(randomFrom(seed))))
    expect(thereAndBack(content ?? []).content.map(tidied), `${seed}`).toEqual(content?.map(tidied))
  }
})

test('words, headings, lists and quotes are elements to type in', () => {
  const list = block('unordered-list', [
    block('list-item', [
      words('one'),
      block('ordered-list', [block('list-item', [words('deep')])]),
    ]),
    block('list-item', [words('two'), words('more')]),
  ])
  const { root } = thereAndBack([
    block('heading-2', [leaf('Head')]),
    words('two\nlines'),
    p(leaf('a '), leaf('b', [{ type: 'bold' }, { type: 'code' }])),
    list,
    block('blockquote', [words('said')]),
    words(''),
  ])
  expect(root.innerHTML).toBe(
    '<h2>Head</h2><p>two<br>lines</p><p>a <b><code>b</code></b></p>' +
      '<ul><li>one<ol><li>deep</li></ol></li><li><p>two</p><p>more</p></li></ul>' +
      '<blockquote><p>said</p></blockquote><p><br></p>',
  )
})

test.each<[string, RichNode]>([
  ['a table', block('table', [block('table-row', [block('table-cell', [words('x')])])])],
  ['a line across', block('hr', [])],
  ['an embedded entry', block('embedded-entry-block', [], { target: { sys: { id: 'a' } } })],
  ['a node that nobody knows', block('music', [leaf('la')], { beats: 4 })],
  ['a paragraph with more than words', { ...words('x'), data: { indent: 2 } }],
])('%s stays as it is, in one piece', (_, node) => {
  const { root, content } = thereAndBack([words('before'), node, words('after')])
  expect(content).toEqual([words('before'), node, words('after')])
  expect(root.children[1]?.getAttribute('contenteditable')).toBe('false')
  expect(root.children[2]?.localName).toBe('p')
})

test('what stands in a line stays between the words around it', () => {
  const line = p(
    leaf('see '),
    block('hyperlink', [leaf('here', [{ type: 'italic' }])], { uri: 'https://a.example/' }),
    leaf(' and '),
    block('entry-hyperlink', [leaf('there')], { target: { sys: { id: 'a' } } }),
    leaf(''),
    block('embedded-entry-inline', [], { target: { sys: { id: 'b' } } }),
    leaf('.', [{ type: 'wavy' }]),
    block('hyperlink', [], { uri: '/without-words' }),
    leaf(''),
    { ...leaf('odd'), data: { by: 'somebody' } },
  )
  const { root, content } = thereAndBack([line])
  expect(content).toEqual([line])
  expect(root.querySelectorAll('a, .kept')).toHaveLength(5)
})

test('a text without anything has a line to type in', () => {
  expect(thereAndBack([]).root.innerHTML).toBe('<p><br></p>')
})

test.each([
  ['words in no block', 'a<b>b</b>', [p(leaf('a'), leaf('b', [{ type: 'bold' }]))]],
  ['a div for a paragraph', '<div>a</div><div><br></div>', [words('a'), words('')]],
  ['a block in a paragraph', '<div><h2>a</h2></div>', [block('heading-2', [leaf('a')])]],
  ['a break at the end', '<p>a<br></p>', [words('a')]],
  ['words in a quote', '<blockquote>a</blockquote>', [block('blockquote', [words('a')])]],
  [
    'a list in a list',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    [
      block('unordered-list', [
        block('list-item', [words('a')]),
        block('list-item', [block('unordered-list', [block('list-item', [words('b')])])]),
      ]),
    ],
  ],
  [
    'styles of a browser',
    '<p><span style="color: red"><strong>a</strong></span></p>',
    [p(leaf('a', [{ type: 'bold' }]))],
  ],
])('what browsers make of it is read: %s', (_, text, content) => {
  expect(html(text)).toEqual(content)
})
