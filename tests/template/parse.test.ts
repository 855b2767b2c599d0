// Our own parser reads what the browser's reads, and gets through everything else.
import { describe, expect, test } from 'vitest'
import type { Markup } from '../../src/template/markup.ts'
import { markupOf, parse } from '../../src/template/markup.ts'
import { growth, squared } from '../growth.ts'
import { templateOf } from './drawn.tsx'

/** Neighbouring texts are one. */
function joined(nodes: readonly Markup[]): Markup[] {
  const all: Markup[] = []
  for (const node of nodes) {
    const before = all.at(-1)
    if (typeof node !== 'string') all.push({ ...node, children: joined(node.children) })
    else if (typeof before === 'string') all[all.length - 1] = before + node
    else all.push(node)
  }
  return all
}

describe('a script is read as the browser reads a template', () => {
  test.each([
    'plain words',
    '<p>a <b>b</b> c</p>',
    '<a href="{{url}}">{{title|highlight}}</a>',
    "<a href='{{url}}' title='say \"a\"'>x</a>",
    '<img src="/a.png" alt="">after',
    '<img src="/a.png" alt="A" />after',
    '<br/>a<hr>b',
    '<input disabled value="1">',
    'a &amp; b &#8211; &#x2019;',
    '<p title="a &quot;b&quot; &amp; c">x</p>',
    '<!-- a <b>secret</b> -->seen',
    '<!-- <p> --><p>a</p><!-- -->',
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li>a<li>b</ul>',
    '<p>a<p>b',
    '<select><option>a<option selected>b</select>',
    '<div><span>never closed',
    '<div></span>ended too early</div>',
    'a < b and c > d',
    '<p\n  class="x"\n  id="y"\n>a</p>',
    '<style>.a > .b { content: "</p>" }</style><p>a</p>',
    '<p data-each="tags" title="a > b">x</p>',
    '<x-y z="1">own</x-y>',
    '<h3>{{title|default:a > b}}</h3>',
    'zażółć 😀 &nbsp;x',
    '<p a=1 b>x</p>',
  ])('%s', (html) => {
    expect(joined(parse(html))).toEqual(joined(markupOf(templateOf(html))))
  })
})

test('what the stand-in for a browser reads otherwise is read as browsers read it', () => {
  expect(parse('<A HREF=/a/b?c=d&e Title=x TITLE="second">a &lt;b&gt; &amp;amp;</A>')).toEqual([
    {
      tag: 'a',
      foreign: false,
      attributes: [
        ['href', '/a/b?c=d&e'],
        ['title', 'x'],
      ],
      children: ['a <b> &amp;'],
    },
  ])
  expect(parse('<textarea><b>no tag</b> &amp;</textarea>x')).toMatchObject([
    { tag: 'textarea', children: ['<b>no tag</b> &'] },
    'x',
  ])
})

test.each(
  'area base br hr col embed img input keygen link menuitem meta param source track wbr'.split(' '),
)('<%s> holds nothing', (tag) => {
  expect(parse(`<b><${tag}>after</b>`)).toMatchObject([
    { tag: 'b', children: [{ tag, children: [] }, 'after'] },
  ])
})

test('what has no end ends where the next begins', () => {
  const b = (tag: string, ...children: unknown[]) => ({ tag, children })
  expect(parse('<dl><dt>a<dt>b<dd>c<dd>d<dt>e</dl>')).toMatchObject([
    b('dl', b('dt', 'a'), b('dt', 'b'), b('dd', 'c'), b('dd', 'd'), b('dt', 'e')),
  ])
  expect(parse('<table><tr><th>a<td>b<tr><td>c<td><table><tr></table>d</table>')).toMatchObject([
    b(
      'table',
      b('tr', b('th', 'a'), b('td', 'b')),
      b('tr', b('td', 'c'), b('td', b('table', b('tr')), 'd')),
    ),
  ])
  expect(parse('<ul><li>a<ul><li>b</ul><li>c</ul>')).toMatchObject([
    b('ul', b('li', 'a', b('ul', b('li', 'b'))), b('li', 'c')),
  ])
})

test('what is in a script is no markup, and what a page begins with is nothing', () => {
  expect(parse('<!doctype html>a<?xml ?>b<script>1 < 2 && "<b>"</script>c')).toMatchObject([
    'a',
    'b',
    { tag: 'script', children: ['1 < 2 && "<b>"'] },
    'c',
  ])
})

test('only what browsers close or leave alone is closed or left alone', () => {
  // A slash closes nothing in HTML, and in CSS there are no character references.
  expect(parse('<b/>a</b><style>i{content:"&amp;"}</style>')).toMatchObject([
    { tag: 'b', children: ['a'] },
    { tag: 'style', children: ['i{content:"&amp;"}'] },
  ])
  // In a picture a title may hold elements.
  expect(parse('<svg><title>a<b>c</b></title></svg>')).toMatchObject([
    { children: [{ tag: 'title', children: ['a', { tag: 'b', children: ['c'] }] }] },
  ])
  // What is no tag is not lost.
  expect(parse('&lt;b&gt; <i>x</i>')).toMatchObject(['<b> ', { tag: 'i' }])
  expect(parse('a <!-- never closed <b>')).toEqual(['a '])
})

test('letters that are longer in lower case move nothing', () => {
  expect(parse('İİİ <style>.a{}</style><b>İ</b><title>İ</title>x')).toEqual([
    'İİİ ',
    { tag: 'style', foreign: false, attributes: [], children: ['.a{}'] },
    { tag: 'b', foreign: false, attributes: [], children: ['İ'] },
    { tag: 'title', foreign: false, attributes: [], children: ['İ'] },
    'x',
  ])
})

test('pictures keep their namespace, their names and what closes itself', () => {
  const [svg, after] = parse(
    '<svg viewBox="0 0 9 9"><clipPath id="c"><path d="M0 0"/><circle r="1"/></clipPath><foreignObject><DIV>a</DIV></foreignObject></svg><P>b</P>',
  )
  expect(svg).toMatchObject({
    tag: 'svg',
    foreign: true,
    attributes: [['viewBox', '0 0 9 9']],
    children: [
      { tag: 'clipPath', children: [{ tag: 'path' }, { tag: 'circle' }] },
      { tag: 'foreignObject', foreign: true, children: [{ tag: 'div', foreign: false }] },
    ],
  })
  expect(after).toMatchObject({ tag: 'p', foreign: false })
})

test('a script whose tags an editor has encoded is read all the same', () => {
  expect(parse('&lt;b class=&quot;x&quot;&gt;a &amp;amp; b&lt;/b&gt;')).toMatchObject([
    { tag: 'b', attributes: [['class', 'x']], children: ['a & b'] },
  ])
})

describe('nothing breaks it', () => {
  test('ten thousand levels do not', () => {
    const depth = (nodes: readonly Markup[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
    expect(depth(parse('<div>'.repeat(10_000)))).toBeLessThan(300)
  })

  test('a megabyte of quotes does not, in no more time for each', () => {
    for (const piece of ['<a "', '<p title="', '{{'])
      expect(
        growth(50_000, (length) => parse(piece.repeat(length / piece.length))),
        piece,
      ).toBeLessThan(squared)
  })
})
