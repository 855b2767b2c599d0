// An owner's template is rendered as React elements.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attributesOf } from '../../src/template/attributes.ts'
import { draw, drawn, scriptOf, settingOf, shown, templateOf } from './drawn.tsx'

const markup = (html: string) => shown(html)

// The library's hints for developers of components, which templates are not.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a template is rendered again and again, always the same', () => {
  const template = templateOf('<p>a <b>b</b></p>')
  const first = draw(template).html
  expect(draw(template).html).toBe(first)
  expect(template.innerHTML).toBe('<p>a <b>b</b></p>')
})

test.each(
  'onclick ONCLICK srcdoc ref key slot is children attributes dataset prefix dangerouslySetInnerHTML suppressHydrationWarning innerHTML innerText outerHTML textContent defaultValue xml:base a"b'.split(
    ' ',
  ),
)('what is no attribute to the library or to a browser is none here: %s', (name) => {
  // Where names keep their capitals, and become properties of other people's elements.
  const element = { tag: 'x-own', foreign: true, attributes: [[name, 'x']] as const, children: [] }
  const props = {}
  const scope = { data: {}, path: [], outer: null, names: {} }
  for (const write of attributesOf(element, (text) => [text], vi.fn()))
    write(props, scope, settingOf())
  expect(props).toEqual({})
})

test('a template within another works as a block, from a script too, or is told what it needs', () => {
  const html = '<template data-if="a"><i>{{a}}</i></template><template><b>x</b></template>'
  for (const source of [templateOf(html), scriptOf(html)]) {
    const { box, warnings } = draw(source, { a: 'A' })
    expect(box.innerHTML).toBe('<i>A</i>')
    expect(warnings).toEqual([
      '<template> is left out: within another, write data-if, data-unless or data-each on it',
    ])
  }
})

test('nodes that a script appended to a template belong to it', () => {
  const template = document.createElement('template')
  const link = document.createElement('a')
  link.append('{{a}}')
  template.append(link)
  expect(draw(template, { a: 'A' }).html).toBe('<a>A</a>')
})

test('braces that an editor has encoded in an address are braces', () => {
  const data = { url: '/x', 'a b': 'y z' }
  expect(
    shown('<a href="%7B%7Burl%7D%7D?q=%7b%7ba%20b%7Curl%7d%7d&amp;r=%C3%9F">x</a>', data),
  ).toBe('<a href="/x?q=y%20z&amp;r=%C3%9F">x</a>')
  expect(shown('<a href="%5B%5Burl%5D%5D">x</a><a href="/%7B%7B%E0%7D%7D">y</a>', data)).toBe(
    '<a href="/x">x</a><a href="/">y</a>',
  )
})

test('custom elements of the page get attributes, because “false” as a property would be true', () => {
  class Typed extends HTMLElement {
    open = true
    level = 1
  }
  customElements.define('x-typed', Typed)
  const html = '<x-typed level="2" open="false" class="x" data-a="1" part="p"></x-typed>'
  const { box } = drawn(html.replace('false', '{{no}}'), { no: false })
  expect(box.innerHTML).toBe(html.replace(' open="false"', ''))
  expect(box.querySelector('x-typed')).toMatchObject({ open: true, level: 1 })
  // In a picture names keep their capitals.
  expect(markup('<svg><font-face x-height="1"></font-face></svg>')).toContain('x-height="1"')
})

describe('style sheets', () => {
  test('are taken out of the template, unfilled', () => {
    const { html, sheets, warnings } = draw(
      scriptOf(
        '<style>.a{color:red}</style><div><svg><style>b{}</style></svg></div><style>.b{color:{{c}}}</style>',
      ),
      { c: 'url(//evil.example)' },
    )
    expect(html).toBe('<div><svg></svg></div>')
    expect(warnings).toHaveLength(1)
    expect(sheets).toEqual(['.a{color:red}', 'b{}', '.b{color:{{c}}}'])
    expect(warnings.join()).toMatch(/fields do not work in <style>/)
  })
})

test('a title names a picture, and never the page', () => {
  const inside = '<title>T</title>'
  expect(markup(`<svg>${inside}</svg>`)).toBe('<svg><title>T</title></svg>')
  expect(
    draw(
      scriptOf(
        `<math>${inside}</math><svg><foreignObject><p>a</p>${inside}</foreignObject></svg>${inside}`,
      ),
    ).html,
  ).toBe('<math>T</math><svg><foreignObject><p>a</p>T</foreignObject></svg>T')
  expect(document.title).toBe('')
})

test('a template nested very deep keeps its text', () => {
  const template = document.createElement('template')
  let at: ParentNode = template.content
  for (let level = 0; level < 1000; level++) {
    const inner = document.createElement('div')
    at.append(inner)
    at = inner
  }
  at.append('at the bottom')
  const { box } = draw(template)
  expect(box.textContent).toBe('at the bottom')
  expect(box.querySelectorAll('div').length).toBeLessThan(300)
})

test('of <html>, <head> and <body> in a template only the content is rendered', () => {
  const { html } = draw(
    scriptOf(
      '<html class="x"><head class="x"><title>T</title></head><body class="x"><p>a</p><slot>b</slot>',
    ),
  )
  expect(html).toBe('T<p>a</p>b')
  expect(document.querySelectorAll('.x')).toHaveLength(0)
})

test.each(
  'applet base embed fencedframe frame frameset iframe link meta object param script template animate animateTransform set'.split(
    ' ',
  ),
)('<%s> is nowhere in the page, in a picture neither, and the owner hears why', (tag) => {
  const before = document.querySelectorAll('*').length
  const { html, warnings } = draw(
    scriptOf(`<p>a</p><${tag} name="x" content="y"></${tag}><svg><${tag}></${tag}></svg>`),
  )
  expect(html).toBe('<p>a</p><svg></svg>')
  expect(warnings).toHaveLength(2)
  expect(document.querySelectorAll('*')).toHaveLength(before)
})

test.each(['input', 'option', 'select', 'textarea'])(
  'a field is none in a picture, and leaves what is in it: <%s>',
  (tag) => {
    const html = `<svg><${tag}>a</${tag}></svg>`
    expect(draw(scriptOf(html)).html).toBe('<svg>a</svg>')
  },
)

test('in elements that hold only text, values are text', () => {
  const data = { day: '2026-03-12', a: 'A' }
  const { box } = drawn(
    '<select><option>{{day|date}} {{a}}</option></select><textarea>{{day|date}} {{a}}</textarea>',
    data,
  )
  expect(box.querySelector('option')?.textContent).toBe('March 12, 2026 A')
  expect(box.querySelector('textarea')?.value).toBe('March 12, 2026 A')
  expect(box.querySelector('time')).toBeNull()
})
