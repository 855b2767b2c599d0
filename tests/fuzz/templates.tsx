// Templates and the records that fill them: the small parser, the compiler, and what is drawn.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { wordsOf } from '../../src/shell/words.ts'
import { compile } from '../../src/template/compile.ts'
import type { FillContext } from '../../src/template/evaluate.ts'
import { partsOf } from '../../src/template/expression.ts'
import { deepest, type Markup, markupOf, parse } from '../../src/template/markup.ts'
import { styleOf } from '../../src/template/style.ts'
import { dangersIn } from '../dangers.ts'
import { media, schemeOf } from './addresses.ts'
import { drawn } from './drawing.tsx'
import { address, changed, json, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const words = (list: string) => fc.constantFrom(...list.split(' '))

const tag = words(
  'a p div img svg path use image animate set foreignObject math form input textarea select option button iframe object embed base link meta script style template title time table tr td li br slot body html video source x-own a"b',
)
const attributeName = words(
  'href xlink:href src srcset action formaction poster background ping data to values style class id title onclick onerror ONLOAD srcdoc ref key is slot children dangerouslySetInnerHTML innerHTML value checked disabled data-if data-unless data-each {{a}} @click v-on:x',
)
const filter = words(
  '|highlight |date |date:relative |time |number |currency |currency:EUR |currency:b |percent |bytes |upper |lower |truncate:3 |truncate:-1 |default:x |url |json |constructor |__proto__ |',
)
const field = fc.oneof(words('a b x a.b x[0] x["a"] . @index @key __proto__ ..'), name)
const hole = fc
  .tuple(words('{{ [[ {{{ \\{{'), field, fc.oneof(fc.constant(''), filter), words('}} ]] }}} }'))
  .map((parts) => parts.join(''))
const value = fc.oneof(
  hole,
  text,
  address,
  address.map((url) => `color:red;--x:${url};background:url(${url})`),
  hole.map((inside) => `color:${inside};--x:${inside};background:url(${inside})`),
)
const attribute = fc
  .tuple(attributeName, value, fc.constantFrom('"', "'", '', '”'))
  .map(([name, inside, quote]) => ` ${name}=${quote}${inside}${quote}`)

const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(text, hole),
    fc
      .record({
        tag,
        attributes: fc.array(attribute, { maxLength: 3 }),
        inside: fc.array(tie('markup'), { maxLength: 3 }),
        isClosed: fc.boolean(),
      })
      .map(
        (made) =>
          `<${made.tag}${made.attributes.join('')}>${made.inside.join('')}${made.isClosed ? `</${made.tag}>` : ''}`,
      ),
  ),
}))

const owners = [
  '<h3><a href="{{url}}">{{title|highlight}}</a></h3><p data-if="a">{{b|snippet}}</p>',
  '<img src="{{a}}" alt=""><b>{{b|currency:PLN}}</b><ul><li data-each="x">{{.}} {{@index}}</li></ul>',
  '<svg viewBox="0 0 1 1"><a xlink:href="{{a}}"><path d="M0 0"/></a></svg>',
  '<div style="--x:{{a}};width:{{b}};background:url({{url}})"><!-- {{a}} --></div>',
]
const source = fc.oneof(markup, changed(owners))
const record = objectOf(fc.oneof(words('a b x title url'), name), json)

/** What its owner is told of, though nothing else is wrong. */
const isRefused = (node: Markup): boolean =>
  typeof node !== 'string' &&
  (/^(?:script|iframe|object|embed|base|meta|link)$/i.test(node.tag) ||
    (!/^(?:style|animate\w*|applet|f\w*frame\w*|param|set|template)$/i.test(node.tag) &&
      !/^(?:textarea|option|title|time)$/.test(node.tag) &&
      node.children.some(isRefused)))

function look(markup: readonly Markup[], data: unknown) {
  const warnings: string[] = []
  const warn = (problem: string) => warnings.push(problem)
  const { draw } = compile(markup, warn)
  if (markup.some(isRefused))
    ok(
      warnings.some((it) => / is left out/.test(it)),
      'left out untold',
    )
  const context: FillContext = {
    words: wordsOf('en', 'UTC', null),
    filters: {},
    view: (inner) => inner,
    recordCurrency: '',
    warn,
    note: () => {},
  }
  const box = drawn(draw({ data, path: [], outer: null, names: {} }, context))
  deepEqual(dangersIn(box), [])
}

export const scriptTemplates = target(
  'templates in a script',
  fc.record({ source, record }),
  ({ source, record }) => look(parse(source), record),
)

export const templates = target(
  'templates',
  fc.record({ source, record }),
  ({ source, record }) => {
    const template = document.createElement('template')
    // The stand-in for a browser takes what stands before a colon for a namespace.
    template.innerHTML = source.replace(/<[^\s>]*/g, (start) => start.replaceAll(':', ''))
    look(markupOf(template), record)
  },
)

const sizeOf = (nodes: readonly Markup[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : sizeOf(node.children)), 0)
const depthOf = (nodes: readonly Markup[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))))
const textOf = (nodes: readonly Markup[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

const signs: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;', '"': '&quot;' }
const escaped = (plain: string) => plain.replace(/[<&"]/g, (sign) => signs[sign] ?? sign)

export const parser = target(
  'the parser of templates',
  fc.record({ source: fc.oneof(source, text), plain: text }),
  ({ source, plain }) => {
    const read = parse(source)
    ok(sizeOf(read) <= source.length, 'no more pieces than signs')
    ok(depthOf(read) <= deepest + 1, 'no deeper than can be drawn')
    // With a tag before it, or escaped signs alone would be taken for an editor's.
    equal(textOf(parse(`<br><p title="${escaped(plain)}">${escaped(plain)}</p>`)), plain)
    const [, paragraph] = parse(`<br><p title="${escaped(plain)}"></p>`)
    deepEqual(typeof paragraph === 'string' ? null : paragraph?.attributes, [['title', plain]])
  },
)

const styled = 'color:{{a}};--x:{{a}};--y:url({{a}});background:#fff url("/b/{{a}}");width:{{a}}px'

export const styles = target('values in styles', fc.oneof(text, address), (value) => {
  const nothing = () => {}
  const declared = styleOf(styled, (part) => partsOf(part, nothing))
  const [color, words, free, below, width] = declared.map(([, read]) => read(() => value, nothing))
  for (const plain of [color, width]) ok(!plain || !/[;{}"'\\]|url/i.test(plain), `style ${plain}`)
  ok(!words || !/[;{}"'\\]|url\(/i.test(words), `style ${words}`)
  for (const url of [free, below]) {
    const [, inside = null] = /^(?:#fff )?url\("([^"\\\s]*)"\)$/.exec(url ?? '') ?? []
    ok(!url || (inside !== null && media.includes(schemeOf(inside))), `style ${url}`)
  }
})
