// An owner's template → elements: its words and looks stay, what could run does not.
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

describe('a template keeps', () => {
  test.each([
    ['<p>Words &amp; <b>more</b></p>'],
    ['plain words'],
    ['<p class="lead wide">a</p>'],
    ['<ul><li>a</li><li>b</li></ul><hr>'],
    ['<a href="https://example.com/a?b=c" title="x">link</a>'],
    ['<a href="#top">top</a>'],
    ['<img alt="A" src="/a.png">'],
    ['<label for="x">L</label><input id="x" type="text" name="n">'],
    ['<p aria-label="x" lang="pl" data-id="1">a</p>'],
    ['<p part="note" class="a">a</p>'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
    ['<button type="button" tabindex="0">Agree</button>'],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['<span>zażółć “quoted” 😀</span>'],
    ['a<br>b'],
  ])('%s', (html) => {
    expect(markup(html)).toBe(html)
  })

  test('nothing of a comment', () => {
    expect(markup('a<!-- <b>secret</b> -->b')).toBe('ab')
  })

  test('markup that is written as text as text', () => {
    expect(markup('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  test.each([
    ['<details open><summary>a</summary></details>', /<details open/],
    ['<p hidden>a</p>', /<p hidden/],
    ['<button disabled>a</button>', /<button disabled/],
    ['<input required>', /<input required/],
    ['<video controls loop src="/a.webm"></video>', /controls.* loop/],
    ['<video><track default></video>', /<track default/],
    ['<div inert>a</div>', /inert/],
    ['<ol reversed></ol>', /reversed/],
    ['<select multiple></select>', /multiple/],
    ['<input type="checkbox" checked>', /checked/],
  ])('what is true by its presence: %s', (html, kept) => {
    expect(markup(html)).toMatch(kept)
  })
})

describe('a template loses', () => {
  test.each([
    '<script>alert(1)</script>',
    '<iframe src="/x"></iframe>',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="/x.css">',
    '<style>p{}</style>',
    '<template><b>x</b></template>',
    '<frameset><frame src="/x"></frameset>',
  ])('%s', (html) => {
    expect(markup(`<p>before</p>${html}<p>after</p>`)).toBe('<p>before</p><p>after</p>')
  })

  test('a script in a picture', () => {
    const template = templateOf('<svg></svg>')
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script')
    template.content.firstChild?.appendChild(script)
    expect(draw(template).html).toBe('<svg></svg>')
  })

  test.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<img srcset="javascript:x 1x">', '<img>'],
    ['<p srcdoc="<script>">a</p>', '<p>a</p>'],
    ['<p slot="x" is="x-y" ref="r" key="k">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', '<svg><a>a</a></svg>'],
    ['<p onfocus="x" autofocusonclick="y">a</p>', '<p autofocusonclick="y">a</p>'],
  ])('the dangerous attributes of %s', (html, left) => {
    expect(markup(html)).toBe(left)
  })

  test.each([
    ['a', 'href'],
    ['img', 'src'],
    ['form', 'action'],
    ['button', 'formaction'],
    ['video', 'poster'],
    ['td', 'background'],
  ])('addresses that run, on <%s %s>', (tag, name) => {
    for (const address of [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
    ]) {
      const template = document.createElement('template')
      const element = document.createElement(tag)
      element.setAttribute(name, address)
      element.setAttribute('title', 'kept')
      template.content.append(element)
      expect(draw(template).html).toMatch(new RegExp(`^<${tag} title="kept"`))
    }
  })

  test.each(['animate', 'set'])('what would change an address later: <%s>', (tag) => {
    const svg = markup(
      `<svg><a><${tag} attributeName="href" to="javascript:alert(1)" from="javascript:alert(1)" values="javascript:alert(1)" by="javascript:alert(1)"></${tag}>a</a></svg>`,
    )
    expect(svg).not.toContain('javascript:')
  })
})

test('a template is rendered again and again, always the same', () => {
  const template = templateOf('<p>a <b>b</b></p>')
  const first = draw(template).html
  expect(draw(template).html).toBe(first)
  expect(template.innerHTML).toBe('<p>a <b>b</b></p>')
})

test('what is left out is told to the owner', () => {
  const { warnings } = drawn('<iframe></iframe><p onclick="x">a</p><p srcdoc="x">b</p>')
  expect(warnings).toHaveLength(3)
  expect(warnings.join()).toMatch(/<iframe> is left out.*onclick is left out.*srcdoc is left out/)
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

test('what a script has appended to a template is in it as well', () => {
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

test('other people’s elements get attributes, where a property would make true of “false”', () => {
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

describe('a field of a form stays the visitor’s', () => {
  test.each([
    ['<input value="{{v}}">', 'value'],
    ['<textarea>{{v}}</textarea>', 'value'],
  ])('%s', (html, name) => {
    const { box } = drawn(html, { v: 'typed for you' })
    expect(Reflect.get(box.firstElementChild ?? {}, name)).toBe('typed for you')
  })
  test('a film without sound has none', () => {
    expect(drawn('<video muted></video>').box.querySelector('video')?.muted).toBe(true)
  })
  test('what is ticked can be unticked', () => {
    const { box } = drawn('<input type="checkbox" checked>')
    const field = box.querySelector('input')
    field?.click()
    expect(field?.checked).toBe(false)
  })
  test('a choice is made by its attribute', () => {
    const { box } = drawn(
      '<input type="checkbox" checked><select><option>a</option><option selected>{{b}}</option></select>',
      { b: 'B' },
    )
    expect(box.querySelector('input')?.checked).toBe(true)
    expect(box.querySelector('select')?.value).toBe('B')
  })
})

describe('what is true by its presence follows a value', () => {
  test.each([
    ['', false],
    [false, false],
    [0, false],
    [null, false],
    [true, true],
    ['yes', true],
  ])('disabled="{{%j}}" is %s', (value, is) => {
    expect(shown('<button disabled="{{v}}">a</button>', { v: value }).includes('disabled')).toBe(is)
  })
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
    expect(warnings.join()).toMatch(/no value enters <style>/)
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

test('what a script of the page has nested without end keeps its words', () => {
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

test('elements that a document has once leave what is in them, and those of the page alone', () => {
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

test('where only words can stand, values are words', () => {
  const data = { day: '2026-03-12', a: 'A' }
  const { box } = drawn(
    '<select><option>{{day|date}} {{a}}</option></select><textarea>{{day|date}} {{a}}</textarea>',
    data,
  )
  expect(box.querySelector('option')?.textContent).toBe('March 12, 2026 A')
  expect(box.querySelector('textarea')?.value).toBe('March 12, 2026 A')
  expect(box.querySelector('time')).toBeNull()
})
